import { expect, jest, test } from '@jest/globals';
import { errors } from '@portal/contract';
import { personal } from '@portal/testing/member';
import { refusal, type Answers } from '@portal/testing/page';
import { act, waitFor, within } from '@testing-library/react';
import { elsewhere, enter, open, sent, type InfoPage } from '../../../testing/info.ts';

async function opened(own: Answers = {}) {
  const page = await open('', own);
  await enter(page);
  await page.findByText('김하늘');
  return page;
}
const part = (page: InfoPage, name: string) => page.getByRole('region', { name });
const saved = (page: InfoPage, name: string) => within(part(page, name)).findByRole('status');
/** Answers of an API that stores the changes it receives. */
const keeping = (): Answers => {
  let kept = personal;
  return {
    personal: () => kept,
    updatePersonal({ input }) {
      const { userEmail = kept.userEmail, userPhone = kept.userPhone, marketingAgree } = input;
      const { zonecode, addr, addrDetail } = input;
      kept = {
        ...kept,
        userEmail,
        userPhone,
        ...(marketingAgree && { marketingAgree: marketingAgree === 'Y' }),
        ...(zonecode && addr && { address: { zonecode, addr, addrDetail: addrDetail ?? '' } }),
      };
      return {
        user: {
          userIdx: '1001',
          userName: kept.userName,
          certifyState: true,
          isCertify: true,
          marketingAgree: kept.marketingAgree,
          corporate: false,
        },
      };
    },
  };
};
async function writeEmail(page: InfoPage, email: string) {
  const field = page.getByLabelText<HTMLInputElement>('이메일 주소');
  await page.user.clear(field);
  if (email) await page.user.type(field, email);
  await page.user.click(page.getByRole('button', { name: '이메일 저장하기' }));
  return field;
}

test('an e-mail address is checked and saved, and the page says so', async () => {
  const page = await opened(keeping());
  await writeEmail(page, 'new@hangyeol.example');
  await waitFor(async () =>
    expect((await saved(page, '이메일')).textContent).toBe('이메일을 바꿨습니다.'),
  );
  expect(sent(page, 'checkEmail')).toEqual([{ email: 'new@hangyeol.example' }]);
  expect(sent(page, 'updatePersonal')).toEqual([{ userEmail: 'new@hangyeol.example' }]);
  // Only the part that was saved says so.
  expect(part(page, '주소').textContent).not.toContain('바꿨습니다.');
});

test('an address that another member has is said at the field, and nothing is saved', async () => {
  const page = await opened({ checkEmail: refusal('ERR_EMAIL_TAKEN') });
  const field = await writeEmail(page, 'junho@hangyeol.example');
  const said = await page.findByText(errors.ERR_EMAIL_TAKEN.message);
  expect(field.getAttribute('aria-describedby')).toBe(said.closest('[id]')?.id);
  expect(field.value).toBe('junho@hangyeol.example');
  expect(sent(page, 'updatePersonal')).toEqual([]);
});

test.each([
  ['', /이메일 주소를/],
  ['haneul@', /name@example\.com 같은 형식/],
  [personal.userEmail, /지금 쓰시는 주소입니다/],
])('the address "%s" is not sent', async (email, said) => {
  const page = await opened();
  const field = await writeEmail(page, email);
  expect(await page.findByText(said)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(sent(page, 'checkEmail')).toEqual([]);
});

test.each([
  ['NETWORK', /저장하지 못했습니다\. 인터넷 연결을 확인/],
  ['ERR_INTERNAL', /지원 번호 ABC234/],
] as const)(
  'a failed saving (%s) is shown in its part, and the entry stays',
  async (code, said) => {
    const page = await opened({ updatePersonal: refusal(code) });
    const field = await writeEmail(page, 'new@hangyeol.example');
    const alert = await within(part(page, '이메일')).findByRole('alert');
    expect(alert.textContent).toMatch(said);
    expect(field.value).toBe('new@hangyeol.example');
  },
);

test('a saving without an answer for ten seconds is sent again, and its outcome is shown', async () => {
  let isSlow = true;
  const page = await opened({
    checkEmail: ({ input }) => (isSlow ? new Promise<never>(() => {}) : input),
  });
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await writeEmail(page, 'new@hangyeol.example');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    const box = within(part(page, '이메일'));
    expect(await box.findByText(/평소보다 오래 걸리고 있습니다/)).toBeTruthy();
    isSlow = false;
    await page.user.click(box.getByRole('button', { name: '다시 시도' }));
    expect(await box.findByText('이메일을 바꿨습니다.')).toBeTruthy();
    expect(box.queryByRole('alert')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
  expect([sent(page, 'checkEmail'), sent(page, 'updatePersonal')]).toMatchObject([
    { length: 2 },
    { length: 1 },
  ]);
});

test('an address is found in the dialog, and saved once the member says so', async () => {
  const page = await opened(keeping());
  const box = within(part(page, '주소'));
  expect(await box.findByText('(06236) 서울 강남구 테헤란로 152, 3층')).toBeTruthy();
  page.host.findAddress.mockResolvedValue({
    zonecode: '48058',
    roadAddress: '부산 해운대구 센텀로 1',
    jibunAddress: '',
    buildingName: '',
    detail: '7층',
  });
  const find = () => page.user.click(box.getByRole('button', { name: '사시는 곳 주소 다시 찾기' }));
  await find();
  await page.user.click(await box.findByRole('button', { name: '바꾸지 않기' }));
  expect(box.getByText(/테헤란로/)).toBeTruthy();
  await find();
  await page.user.click(await box.findByRole('button', { name: '이 주소 저장하기' }));
  expect(await box.findByText('주소를 바꿨습니다.')).toBeTruthy();
  expect(await box.findByText('(48058) 부산 해운대구 센텀로 1, 7층')).toBeTruthy();
  expect(sent(page, 'updatePersonal')).toEqual([
    { zonecode: '48058', addr: '부산 해운대구 센텀로 1', addrDetail: '7층' },
  ]);
});

test('a member without an address can add one', async () => {
  const page = await opened({ personal: { ...personal, address: null, userPhone: '' } });
  expect(await page.findByRole('button', { name: '사시는 곳 주소 찾기' })).toBeTruthy();
  expect(part(page, '이름과 휴대전화').textContent).toContain('휴대전화-');
});

test('the consent to marketing names its consequences, and can be given and withdrawn', async () => {
  const page = await opened(keeping());
  const box = within(part(page, '마케팅 정보 수신'));
  expect(box.getByText(/수리, 이전설치, 분해·조립 비용을 10% 할인해/)).toBeTruthy();
  await page.user.click(box.getByRole('button', { name: '마케팅 정보 수신 전문 보기' }));
  expect(page.host.showTerms).toHaveBeenCalledWith('consent_marketing');
  await page.user.click(box.getByRole('button', { name: '수신 동의 거두기' }));
  expect(await box.findByText('동의하지 않으셨습니다.')).toBeTruthy();
  await page.user.click(await box.findByRole('button', { name: '수신에 동의하기' }));
  expect(await box.findByText('동의하셨습니다.')).toBeTruthy();
  expect(sent(page, 'updatePersonal')).toEqual([{ marketingAgree: 'N' }, { marketingAgree: 'Y' }]);
});

test('another browser is logged out after a confirmation; the present one is marked', async () => {
  let list = [elsewhere];
  const page = await opened({
    sessionList: () => ({
      list: [{ ...elsewhere, sessionId: 'c'.repeat(22), device: '이 컴퓨터', here: true }, ...list],
    }),
    endSession() {
      list = [];
      return { ended: true };
    },
  });
  const box = within(part(page, '로그인한 기기'));
  const rows = await box.findAllByRole('listitem');
  expect(rows.map((one) => one.textContent)).toEqual([
    '이 컴퓨터2026.11.22(일) 09:00 로그인지금 쓰시는 기기',
    'Android 휴대전화의 Chrome2026.11.22(일) 09:00 로그인2026.11.22(일) 10:00 마지막으로 씀로그아웃하기',
  ]);
  const button = box.getByRole('button', { name: 'Android 휴대전화의 Chrome 로그아웃하기' });
  page.host.dialogs.confirm.mockResolvedValueOnce(false);
  await page.user.click(button);
  expect(sent(page, 'endSession')).toEqual([]);
  await page.user.click(button);
  expect(await box.findByText('Android 휴대전화의 Chrome에서 로그아웃했습니다.')).toBeTruthy();
  await waitFor(() => expect(box.getAllByRole('listitem')).toHaveLength(1));
  expect(sent(page, 'endSession')).toEqual([{ sessionId: elsewhere.sessionId }]);
});
