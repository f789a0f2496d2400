import { expect, test } from '@jest/globals';
import { orderVisitText, visitDayText, windowText } from './order-visit.ts';

test.each([
  ['09:00~12:00', '오전 9시~낮 12시'],
  ['13:00~18:00', '오후 1시~6시'],
  ['08:30~11:00', '오전 8시 30분~11시'],
  ['11:00~15:30', '오전 11시~오후 3시 30분'],
])('the window %s is said as %s', (window, text) => {
  expect(windowText(window)).toBe(text);
});

test('a day says its window, in a row only until the visit was made', () => {
  const visit = { on: '2026-12-01', what: '회수', window: '13:00~18:00' };
  expect(visitDayText(visit)).toBe('2026.12.01(화) 회수 (오후 1시~6시)');
  expect(orderVisitText({ ...visit, isPlanned: true })).toBe(
    '2026.12.01(화) 회수 예정 (오후 1시~6시)',
  );
  expect(orderVisitText({ ...visit, isPlanned: false })).toBe('2026.12.01(화) 회수');
  expect(visitDayText({ on: '2026-12-01', what: '방문' })).toBe('2026.12.01(화) 방문');
});
