import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { unbroken } from './unbroken.tsx';

const wholeIn = (text: string) => {
  const { container } = render(<p>{unbroken(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.nb')].map((part) => part.textContent);
};

test.each([
  ['한결 냉온정수기 HW-310(가정용)', ['HW-310']],
  ['1577-0000, 010-0000-1008번으로', ['1577-0000', '010-0000-1008']],
  ['가나은행 110-0000-000123', ['110-0000-000123']],
  ['2026.11.26(목) - 방문', []],
  ['결제 번호 20261122-0123456789ABCDEF', []],
])('%s keeps %j in one line', (text, whole) => {
  expect(wholeIn(text)).toEqual(whole);
});

test('content other than text stays as it is', () => {
  const content = <b>HW-310</b>;
  expect(unbroken(content)).toBe(content);
});
