import { expect, test } from '@jest/globals';
import { aMember } from '../../testing/inputs/members.ts';
import { decadeOf, memberInfo, reasonsToStay } from './rules.ts';

test.each([
  ['1962-03-14', '2026-11-21', '60'],
  ['1966-11-21', '2026-11-21', '60'],
  ['1966-11-22', '2026-11-21', '50'],
  ['2020-01-01', '2026-11-21', '0'],
  ['', '2026-11-21', ''],
])('somebody born on %s is on %s in the decade "%s"', (birthDay, today, decade) => {
  expect(decadeOf(birthDay, today)).toBe(decade);
});

const member = aMember({ email: 'a@b.example' });

test.each([
  [{}, []],
  [{ userIdx: null }, ['userIdx']],
  [{ phone: '', email: '' }, ['phone', 'email']],
  [{ isCertify: false }, ['certification']],
])('with %j a member has to give %j', (change, missing) => {
  expect(memberInfo({ ...member, ...change })).toEqual({
    missing,
    complete: missing.length === 0,
  });
});

const nothing = { refusal: null, open: 0, waiting: 0, contracts: 0, bills: 0 };
test.each([
  [{}, []],
  [{ open: 2 }, ['orders']],
  [{ contracts: 1 }, ['contracts']],
  [{ waiting: 1 }, ['unpaid']],
  [{ bills: 1 }, ['unpaid']],
  [{ waiting: 1, bills: 2 }, ['unpaid']],
  [{ refusal: '담당자를 통해 탈퇴할 수 있습니다.' }, ['corporate']],
  [
    { refusal: '담당자', open: 1, waiting: 1, contracts: 1, bills: 1 },
    ['orders', 'contracts', 'unpaid', 'corporate'],
  ],
])('with %j a member cannot leave because of %j', (found, kept) => {
  expect(reasonsToStay({ ...nothing, ...found }).map(({ is }) => is)).toEqual(kept);
});

test('each reason that keeps a member says how many there are', () => {
  const texts = reasonsToStay({ ...nothing, open: 3, waiting: 1, bills: 2 }).map(
    ({ text }) => text,
  );
  expect(texts).toEqual([
    expect.stringContaining('서비스 접수가 3건 있습니다.'),
    expect.stringContaining('결제를 기다리는 접수가 1건, 내지 않으신 요금이 2건 있습니다.'),
  ]);
});
