import { expect, jest, test } from '@jest/globals';
import { readTerms } from '@portal/contract';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const call = jest.fn<(...args: unknown[]) => Promise<unknown>>();
jest.unstable_mockModule('../release/calls.ts', () => ({ caller: { call }, readTerms }));
const { default: TermsDialog } = await import('./TermsDialog.tsx');

const host = createHostDouble({ company: {} as Host['company'] });
const open = (onClose = () => {}) =>
  render(
    <HostProvider value={host}>
      <TermsDialog termIndex="consent_marketing" onClose={onClose} />
    </HostProvider>,
  );
const terms = {
  title: '마케팅 정보 수신 동의',
  version: '2',
  effectiveOn: '2026-01-01',
  html: '<h4>제1조</h4><p>내용<img src=x onerror=alert(1)></p>',
};

test('shows the text and its date of effect, and removes images', async () => {
  call.mockResolvedValueOnce(terms);
  open();
  expect(screen.getByRole('dialog', { name: '약관' })).toBeTruthy();
  expect(screen.getByText('불러오는 중입니다.')).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: '마케팅 정보 수신 동의' })).toBeTruthy();
  expect(screen.getByText('시행일 2026.01.01(목)')).toBeTruthy();
  // The dialog's own title is the second level.
  expect(await screen.findByRole('heading', { name: '제1조', level: 3 })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/api/customer/getTerms' }),
    { term_index: 'consent_marketing' },
    expect.anything(),
  );
});

test('says that it could not be loaded, and loads on retry', async () => {
  call.mockRejectedValueOnce(new Error('planned')).mockResolvedValueOnce(terms);
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('약관을 불러오지 못했습니다.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('heading', { name: '제1조' })).toBeTruthy();
});

test('prints', async () => {
  call.mockResolvedValueOnce(terms);
  window.print = jest.fn();
  open();
  await userEvent.click(await screen.findByRole('button', { name: '인쇄하기' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});
