import { expect, test } from '@jest/globals';
import { coverageText, notCoveredText, notCoveredTexts } from './coverage.ts';

test.each([
  [
    { by: 'contract', until: '2029-05-19' },
    '렌탈 계약 기간(2029.05.19(토)까지)이어서',
    '무상입니다',
  ],
  [{ by: 'contract', until: null }, '이 제품은 렌탈 계약 기간이어서', '무상입니다'],
  [{ by: 'warranty', until: '2027-05-11' }, '무상 보증 기간(2027.05.11(화)까지)이어서', '소모품'],
  [
    { by: null, until: '2026-10-09' },
    '무상 보증 기간(2026.10.09(금)까지)이 지나',
    '방문비와 부품비',
  ],
  [
    { by: null, until: '2026-10-09', work: '2027-02-20' },
    '작업 보증 기간(2027.02.20까지)이어서',
    '무상으로 다시',
  ],
] as const)('%j is told as %s', (coverage, begins, says) => {
  expect(coverageText(coverage)).toContain(begins);
  expect(coverageText(coverage)).toContain(says);
});

test('every service but a repair says that nothing covers it', () => {
  const { after, ...others } = notCoveredTexts;
  expect(after).toBeNull();
  for (const text of Object.values(others)) expect(text).toContain('비용을 받습니다.');
});

test.each([
  ['after', null],
  ['seat', notCoveredTexts.seat],
  ['another', '무상 보증이나 렌탈 계약 기간에도 비용을 받습니다.'],
])('the cost of %s: %s', (service, text) => {
  expect(notCoveredText(service)).toBe(text);
});
