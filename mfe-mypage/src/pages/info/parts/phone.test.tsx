import { expect, test } from '@jest/globals';
import { PHONE_CHANGE_PAGE } from '@portal/contract';
import { refusal, type Answers } from '@portal/testing/page';
import { within } from '@testing-library/react';
import { answers, enter, open, sent, type InfoPage } from '../../../testing/info.ts';

const checked = { name: '김하늘', phone: '01000009999', gender: 'F', birthDay: '1962-03-14' };
const TYPED = '010-0000-9999';

async function opened(own: Answers = {}) {
  const page = await open('', own);
  await enter(page);
  await page.findByText('김하늘');
  return page;
}
const box = (page: InfoPage) => within(page.getByRole('region', { name: '이름과 휴대전화' }));
/** Lets the identity check end with this code. The host keeps a confirmed number until the page calls `forget`. */
function checkEnds(page: InfoPage, code: 3 | 5 | 7 | null) {
  const passed = code === 3 || code === 7;
  page.host.identity.check.mockResolvedValue({ code, passed });
  page.host.identity.person.mockReturnValue(passed ? checked : null);
}
async function change(page: InfoPage, phone = TYPED) {
  await page.user.type(page.getByLabelText('새 휴대전화 번호'), phone);
  await page.user.click(page.getByRole('button', { name: '본인 확인하고 번호 바꾸기' }));
}

test('a number that the identity check confirms is saved, and the host forgets the outcome', async () => {
  const page = await opened();
  checkEnds(page, 7);
  await change(page);
  expect(
    await box(page).findByText('휴대전화 번호를 010-0000-9999번으로 바꿨습니다.'),
  ).toBeTruthy();
  expect(page.host.identity.check.mock.calls).toEqual([[PHONE_CHANGE_PAGE, { userPhone: TYPED }]]);
  expect(sent(page, 'updatePersonal')).toEqual([{ userPhone: checked.phone }]);
  expect(page.host.identity.forget).toHaveBeenCalled();
  expect(page.getByLabelText<HTMLInputElement>('새 휴대전화 번호').value).toBe('');
});

test.each([
  [3, '지금 쓰시는 번호와 같아 바꾸지 않았습니다.'],
  [5, '본인 확인을 마치지 않아 번호를 바꾸지 않았습니다.'],
  [null, '본인 확인을 마치지 않아 번호를 바꾸지 않았습니다.'],
] as const)('a check that ends with %s saves nothing', async (code, said) => {
  const page = await opened();
  checkEnds(page, code);
  await change(page);
  expect(await box(page).findByText(said)).toBeTruthy();
  expect(sent(page, 'updatePersonal')).toEqual([]);
  expect(page.getByLabelText<HTMLInputElement>('새 휴대전화 번호').value).toBe(TYPED);
});

const MALFORMED = /휴대전화 번호를 010-1234-5678 같은 형식/;
test.each([
  ['', '휴대전화 번호를 입력해 주세요.'],
  ['02-123-4567', MALFORMED],
  ['011-123-4567', MALFORMED],
  ['010', MALFORMED],
])('no check begins for the number "%s"', async (phone, says) => {
  const page = await opened();
  if (phone) await change(page, phone);
  else await page.user.click(page.getByRole('button', { name: '본인 확인하고 번호 바꾸기' }));
  expect(await page.findByText(says)).toBeTruthy();
  expect(document.activeElement).toBe(page.getByLabelText('새 휴대전화 번호'));
  expect(page.host.identity.check).not.toHaveBeenCalled();
});

test('a confirmed number whose saving was lost is saved again without another check', async () => {
  let lost = true;
  const page = await opened({
    updatePersonal() {
      if (lost) return refusal('NETWORK');
      return answers.updatePersonal as Exclude<
        Answers['updatePersonal'],
        undefined | ((...all: never[]) => unknown)
      >;
    },
  });
  checkEnds(page, 7);
  await change(page);
  expect((await box(page).findByRole('alert')).textContent).toContain('저장하지 못했습니다.');
  lost = false;
  await page.user.click(box(page).getByRole('button', { name: '010-0000-9999 저장하기' }));
  expect(await box(page).findByText(/로 바꿨습니다\./)).toBeTruthy();
  expect(page.host.identity.check).toHaveBeenCalledTimes(1);
});

test('on a phone the check took the place of the page: its outcome is saved after the password', async () => {
  const page = await open('?step=2');
  page.host.identity.resume.mockResolvedValue({ code: 7, passed: true });
  page.host.identity.person.mockReturnValue(checked);
  expect(page.host.identity.resume).not.toHaveBeenCalled();
  await enter(page);
  expect(await page.findByText('휴대전화 번호를 010-0000-9999번으로 바꿨습니다.')).toBeTruthy();
  expect(page.host.identity.resume).toHaveBeenCalledWith(PHONE_CHANGE_PAGE);
});
