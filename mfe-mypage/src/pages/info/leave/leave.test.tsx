import { expect, jest, test } from '@jest/globals';
import { errors } from '@portal/contract';
import { refusal, type Answers, type PageOptions } from '@portal/testing/page';
import { act } from '@testing-library/react';
import { enter, open, PASSWORD, sent, type InfoPage } from '../../../testing/info.ts';

async function opened(own: Answers = {}, more: PageOptions = {}) {
  const page = await open('', own, more);
  await enter(page);
  await page.user.click(await page.findByRole('link', { name: '탈퇴 알아보기' }));
  await page.findByRole('heading', { level: 1, name: '회원 탈퇴' });
  return page;
}
async function leave(page: InfoPage) {
  await page.user.type(await page.findByLabelText('비밀번호'), PASSWORD);
  await page.user.click(page.getByRole('checkbox', { name: /되돌릴 수 없음/ }));
  await page.user.click(page.getByRole('button', { name: '탈퇴하기' }));
}
const blocked = {
  possible: false,
  reasons: [
    { is: 'orders' as const, text: '끝나지 않은 접수가 2건 있습니다.' },
    { is: 'contracts' as const, text: '렌탈 계약이 1건 남아 있습니다.' },
    { is: 'unpaid' as const, text: '내지 않으신 요금이 있습니다.' },
    { is: 'corporate' as const, text: '법인 회원은 전화로 탈퇴하실 수 있습니다.' },
  ],
  points: 0,
};

test('each reason that keeps a member has a link to the page that helps, or the centre’s phone number', async () => {
  const page = await opened({ memberOutCheck: blocked });
  await page.findByRole('heading', { name: '아직 탈퇴하실 수 없습니다' });
  const hrefs = [...document.querySelectorAll('main section li')].map((row) => [
    row.querySelector('span')?.textContent,
    row
      .querySelector('a')
      ?.getAttribute('href')
      ?.replace(/tel:.*/, 'tel:'),
  ]);
  expect(hrefs).toEqual([
    [blocked.reasons[0]?.text, '/member/service_order_info?state=OPEN'],
    [blocked.reasons[1]?.text, '/member/member_product_info?product=1'],
    [blocked.reasons[2]?.text, '/payment'],
    [blocked.reasons[3]?.text, 'tel:'],
  ]);
  expect(page.queryByRole('button', { name: '탈퇴하기' })).toBeNull();
});

test('a reason whose page this release does not have shows the centre’s phone number', async () => {
  const page = await opened({ memberOutCheck: blocked }, { hrefFor: () => null });
  expect(await page.findAllByRole('link', { name: /^고객센터 .* 전화하기$/ })).toHaveLength(4);
});

test('a member leaves with password, consent and a confirmation, and is logged out after a farewell', async () => {
  const page = await opened();
  expect(await page.findByText('가지신 포인트 20,000점이 사라집니다.')).toBeTruthy();
  page.host.dialogs.confirm.mockResolvedValueOnce(false);
  await leave(page);
  expect(sent(page, 'memberOut')).toEqual([]);
  await page.user.click(page.getByRole('button', { name: '탈퇴하기' }));
  expect(sent(page, 'memberOut')).toEqual([{ password: PASSWORD, consentLoss: 'Y' }]);
  expect(page.host.dialogs.alert).toHaveBeenCalledWith(
    '탈퇴가 끝났습니다.\n그동안 이용해 주셔서 고맙습니다.',
  );
  expect(page.host.session.logout).toHaveBeenCalledTimes(1);
});

test('leaving names what goes on and what stays, and its button is not the ordinary primary one', async () => {
  const page = await opened({
    memberOutCheck: {
      possible: true,
      reasons: [],
      points: 0,
      deliveries: ['편안 모션베드', '편안 정수기'],
      serials: 2,
    },
  });
  await page.findByText('사라지는 포인트는 없습니다.');
  const told = page.getAllByRole('listitem').map((row) => row.textContent ?? '');
  for (const said of [
    /배송하고 있는 주문 2건\(편안 모션베드, 편안 정수기\)은 그대로 배송해/,
    /시리얼 번호 2개는 등록된 채로 남아/,
    /정품 등록은 3년, 접수와 주문, 배송, 결제 기록은 5년/,
  ])
    expect(told.filter((text) => said.test(text))).toHaveLength(1);
  const color = getComputedStyle(page.getByRole('button', { name: '탈퇴하기' })).color;
  expect(color).toBe('var(--danger)');
});

test('without a password or the consent nothing is asked or sent', async () => {
  const page = await opened();
  await page.user.click(await page.findByRole('button', { name: '탈퇴하기' }));
  expect(page.getByText('비밀번호를 입력해 주세요.')).toBeTruthy();
  expect(page.getByText('내용을 확인하고 동의해 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(page.getByLabelText('비밀번호'));
  await page.user.type(page.getByLabelText('비밀번호'), PASSWORD);
  await page.user.click(page.getByRole('button', { name: '탈퇴하기' }));
  expect(document.activeElement).toBe(page.getByRole('checkbox'));
  expect(page.host.dialogs.confirm).not.toHaveBeenCalled();
});

test('a password that nobody can have is said at its field, and nothing is asked', async () => {
  const page = await opened();
  await page.user.type(await page.findByLabelText('비밀번호'), 'Hangyeol#2026');
  await page.user.click(page.getByRole('checkbox', { name: /되돌릴 수 없음/ }));
  await page.user.click(page.getByRole('button', { name: '탈퇴하기' }));
  expect(page.getByText('비밀번호에는 소문자만 사용가능합니다.')).toBeTruthy();
  expect(page.host.dialogs.confirm).not.toHaveBeenCalled();
});

test('a wrong password is said at its field, which is empty again', async () => {
  const page = await opened({ memberOut: refusal('ERR_MS_8025') });
  await leave(page);
  expect(await page.findByText(errors.ERR_MS_8025.message)).toBeTruthy();
  expect(page.getByLabelText<HTMLInputElement>('비밀번호').value).toBe('');
  expect(page.host.session.logout).not.toHaveBeenCalled();
});

test('a reason that has come up meanwhile is shown', async () => {
  let check: Answers['memberOutCheck'] = { possible: true, reasons: [], points: 0 };
  const page = await opened({
    memberOutCheck: () => check as typeof blocked,
    memberOut() {
      check = blocked;
      return refusal('ERR_MEMBER_OUT');
    },
  });
  expect(await page.findByText('사라지는 포인트는 없습니다.')).toBeTruthy();
  await leave(page);
  expect(await page.findByRole('heading', { name: '아직 탈퇴하실 수 없습니다' })).toBeTruthy();
});

test.each([
  ['NETWORK', /탈퇴하지 못했습니다\. 인터넷 연결을 확인/],
  ['ERR_INTERNAL', /지원 번호 ABC234/],
] as const)(
  'if leaving fails (%s), the page says so, and the member stays logged in',
  async (code, said) => {
    const page = await opened({ memberOut: refusal(code) });
    await leave(page);
    expect((await page.findByRole('alert')).textContent).toMatch(said);
    expect(page.host.session.logout).not.toHaveBeenCalled();
  },
);

test('if the check for leaving fails, the member can try again', async () => {
  const page = await opened({ memberOutCheck: refusal('ERR_UNAVAILABLE') });
  expect(await page.findByText(/탈퇴하실 수 있는지를 가져오지 못했습니다/)).toBeTruthy();
  expect(page.getByRole('button', { name: '다시 시도' })).toBeTruthy();
});

test('leaving takes long: after ten seconds the page says so, and does not offer to send it again', async () => {
  const page = await opened({ memberOut: () => new Promise<never>(() => {}) });
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await leave(page);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await page.findByText(/평소보다 오래 걸리고 있습니다/)).toBeTruthy();
    expect(page.queryByRole('button', { name: '다시 시도' })).toBeNull();
  } finally {
    jest.useRealTimers();
  }
  expect(sent(page, 'memberOut')).toHaveLength(1);
});
