import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Question } from './Question.tsx';

test('a question links what it is about, in a new tab, and its first answer has the focus', () => {
  const see = { label: '접수된 건 보기', href: '/service/service_order_detail?id=1' };
  const answers = [{ label: '그만', value: false }, { label: '하나 더' }];
  render(<Question id={1} title="확인" message="이미 있습니다." answers={answers} see={see} />);
  const link = screen.getByRole('link', { name: '접수된 건 보기 (새 창)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([see.href, '_blank']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '그만' }));
});

test('a question that is about nothing on another page has no link', () => {
  render(<Question id={1} title="확인" message="떠나시겠습니까?" answers={[]} />);
  expect(screen.queryByRole('link')).toBeNull();
});
