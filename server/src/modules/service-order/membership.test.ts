import { expect, test } from '@jest/globals';
import { membershipRefusal } from './membership.ts';

test.each([
  ['a person, for a purifier of their own', {}, null],
  ['a company', { corporate: true }, '법인 계약은 필터 멤버십에 가입할 수 없습니다.'],
  [
    'a relative of the holder',
    { contractHolder: false },
    '계약하신 분만 필터 멤버십에 가입할 수 있습니다.',
  ],
  [
    'a purifier whose use is not verified',
    { verified: false },
    '사용 정보가 확인된 제품만 가입할 수 있습니다.',
  ],
])('a filter membership is offered or refused to %s', (_, change, refusal) => {
  const asked = { corporate: false, contractHolder: true, verified: true, ...change };
  expect(membershipRefusal(asked, asked)).toBe(refusal);
});
