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
  ['소득공제용 · 010-****-1008', ['010-****-1008']],
  ['신용카드 신한카드 **** 7704', ['**** 7704']],
  ['정수기 HW-310 · 접수 번호 200018', ['HW-310', '접수 번호 200018']],
  ['2명 · 예약 번호 800009', ['예약 번호 800009']],
  ['2026.12.01(화) 방문 (오전 9시~낮 12시)', ['오전 9시~낮 12시']],
  ['오후 1시~6시', ['오후 1시~6시']],
  ['2026.11.26(목) - 방문', []],
  ['결제 번호 20261122-0123456789ABCDEF', []],
])('%s keeps %j in one line', (text, whole) => {
  expect(wholeIn(text)).toEqual(whole);
});

test('a text with a model is one item of the box around it', () => {
  const { container } = render(<p>{unbroken('안마의자 HB-700 조작부')}</p>);
  expect(container.querySelector('p')?.childNodes).toHaveLength(1);
});

test('content other than text stays as it is', () => {
  const content = <b>HW-310</b>;
  expect(unbroken(content)).toBe(content);
});
