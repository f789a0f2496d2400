import { expect, jest, test } from '@jest/globals';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Receipt } from './Receipt.tsx';

test('tells the number, the facts and what happens next, and takes the focus', async () => {
  const user = userEvent.setup();
  const host = createHostDouble({
    company: {} as Host['company'],
    hrefFor: (path) => (path === '/member/member_qna' ? null : path),
  });
  window.print = jest.fn();
  render(
    <HostProvider value={host}>
      <Receipt
        title="문의를 접수했습니다."
        number="10001"
        facts={[
          ['접수한 날', '2026.11.21(토)'],
          ['결제할 금액', '127,800원'],
        ]}
        sent={[['제목', '소리가 큽니다']]}
        answer={null}
        answerPlace={{ label: '문의 내역', path: '/member/member_qna' }}
        next={['담당자가 내용을 확인합니다.', '답변을 알려 드립니다.']}
        links={[
          { label: '문의 내역', path: '/member/member_qna' },
          { label: '처음으로', path: '/' },
        ]}
      />
    </HostProvider>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: '문의를 접수했습니다.' });
  await waitFor(() => expect(document.activeElement?.contains(heading)).toBe(true));
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2026.11.21(토)',
    '127,800원',
    '소리가 큽니다',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['처음으로']);
  await user.click(screen.getByRole('button', { name: '번호 복사' }));
  expect(await navigator.clipboard.readText()).toBe('10001');
  expect(screen.getByRole('status').textContent).toBe('번호를 복사했습니다.');
  await user.click(screen.getByRole('button', { name: '인쇄하기' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});
