import { expect, jest, test } from '@jest/globals';
import {
  paymentChangeRefusals,
  type PaymentChange,
  type PaymentChangeRefusal,
} from '@portal/contract';
import { refusal, renderPage, type Answers } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { act } from '@testing-library/react';
import { section } from '../../routes.tsx';
import { change } from '../../testing/contracts.ts';

const open = (answers: Answers) =>
  renderPage(section, '/payment/pay_edit_result?change=700001', {
    answers,
    session: people.haneul,
  });

test('a change at the bank shows its duration, warns before leaving, and can be returned to', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    let now: PaymentChange = change;
    const page = await open({ kibnetData: () => now });
    await page.findByRole('heading', { level: 1, name: '은행에 계좌를 확인하고 있습니다' });
    expect(page.getByText(/다시 신청하지 마세요/)).toBeTruthy();
    const dirty = () => page.host.guardLeave.mock.calls.at(-1)?.[0]();
    expect(dirty()).toBe(true);
    now = { ...change, seconds: 181 };
    await act(() => jest.advanceTimersByTimeAsync(3000));
    await page.findByText(/평소보다 오래 걸리고 있습니다/);
    now = { ...change, status: 'updating', seconds: 182 };
    await act(() => jest.advanceTimersByTimeAsync(3000));
    await page.findByRole('heading', { level: 1, name: '새 결제 수단을 등록하고 있습니다' });
    now = { ...change, status: 'done', seconds: 185 };
    await act(() => jest.advanceTimersByTimeAsync(3000));
    await page.findByRole('heading', { level: 1, name: '결제 수단을 바꿨습니다' });
    expect(dirty()).toBe(false);
    const asked = page.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(page.calls.length).toBe(asked);
    expect(page.host.changed).toHaveBeenCalledWith(expect.arrayContaining(['paymentInfo']));
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  [
    { planned: '2026-11-25', day: '2026-11-25' },
    '2026.11.25(수) 출금은 그대로 나가고, 2026.12.07(월) 출금부터 새 납부일에 나갑니다. 지금 나간 돈은 없습니다.',
  ],
  [null, '2026.12.07(월) 출금부터 새 납부일에 나갑니다. 지금 나간 돈은 없습니다.'],
])('a new day names the withdrawal that stays as it was, %j', async (thisMonth, text) => {
  const page = await open({
    kibnetData: {
      ...change,
      kind: 'updatePayDate',
      status: 'done',
      payDay: 5,
      withdrawals: [
        { planned: '2026-12-05', day: '2026-12-07' },
        { planned: '2027-01-05', day: '2027-01-05' },
      ],
      thisMonth,
    },
  });
  await page.findByRole('heading', { level: 1, name: '납부일을 매달 5일로 바꿨습니다' });
  expect(page.getByText(text)).toBeTruthy();
});

test('a company sees the documents that it sent, each under its name', async () => {
  const documents = {
    formPhotos: ['a'.repeat(22), 'b'.repeat(22)],
    bankbookPhotos: ['c'.repeat(22)],
  };
  const page = await open({
    kibnetData: { ...change, status: 'refused', refusal: 'NAME', documents },
  });
  await page.findByRole('heading', { level: 2, name: '보내신 서류' });
  const pictures = page.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(pictures).toEqual(['출금 신청서 1', '출금 신청서 2', '법인 통장 사본 1']);
  expect(page.getAllByRole('link', { name: /새 창에서 크게 보기/ })[2]?.getAttribute('href')).toBe(
    `/api/file/photo/${'c'.repeat(22)}`,
  );
});

test.each(Object.keys(paymentChangeRefusals) as PaymentChangeRefusal[])(
  'a refusal (%s) says why, that all is as it was, and leads back',
  async (code) => {
    const page = await open({ kibnetData: { ...change, status: 'refused', refusal: code } });
    await page.findByRole('heading', { level: 1, name: '결제 수단을 바꾸지 못했습니다' });
    expect(page.getByText(new RegExp(paymentChangeRefusals[code])).textContent).toContain(
      '지금 결제 수단은 그대로이고, 나간 돈은 없습니다.',
    );
    expect(page.getByRole('link', { name: '다시 신청하기' }).getAttribute('href')).toBe(
      '/payment/pay_edit_method?custCode=3100101',
    );
  },
);

test('another member’s change is not found', async () => {
  const page = await open({ kibnetData: refusal('ERR_NOT_FOUND') });
  expect(await page.findByRole('heading', { name: '내역이 없습니다.' })).toBeTruthy();
});

test('a refused day links back to the days', async () => {
  const page = await open({
    kibnetData: { ...change, kind: 'updatePayDate', status: 'refused', refusal: 'CONTRACT' },
  });
  await page.findByRole('heading', { level: 1, name: '납부일을 바꾸지 못했습니다' });
  expect(page.getByText(/지금 납부일 25일은 그대로이고/)).toBeTruthy();
  expect(page.getByRole('link', { name: '다시 신청하기' }).getAttribute('href')).toBe(
    '/payment/pay_edit_date?custCode=3100101',
  );
});
