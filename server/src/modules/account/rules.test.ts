import { expect, test } from '@jest/globals';
import type { Member } from '../member/rules.ts';
import { decadeOf, memberInfo } from './rules.ts';

test.each([
  ['1962-03-14', '2026-11-21', '60'],
  ['1966-11-21', '2026-11-21', '60'],
  ['1966-11-22', '2026-11-21', '50'],
  ['2020-01-01', '2026-11-21', '0'],
  ['', '2026-11-21', ''],
])('somebody born on %s is on %s in the decade "%s"', (birthDay, today, decade) => {
  expect(decadeOf(birthDay, today)).toBe(decade);
});

const member: Member = {
  memberId: 'm',
  userIdx: '1',
  name: '김하늘',
  phone: '01000001001',
  email: 'a@b.example',
  birthDay: '',
  gender: '',
  ci: '',
  di: '',
  corporate: false,
  marketingAgree: false,
  certifyState: true,
  isCertify: true,
};

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
