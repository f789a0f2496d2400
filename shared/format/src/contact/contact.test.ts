import { expect, test } from '@jest/globals';
import { emailPattern, isBankAccount, passwordProblem, phonePatterns } from '../index.ts';

test.each([
  ['01012345678', true, true],
  ['010-1234-5678', true, true],
  ['0101234567', true, true],
  ['011-123-4567', true, false],
  ['019-1234-5678', true, false],
  ['012-1234-5678', false, false],
  ['010-1234-56789', false, false],
  ['010 1234 5678', false, false],
  ['０１０１２３４５６７８', false, false],
  ['02-123-4567', false, false],
  ['', false, false],
])('%s is a mobile number: %s, of 010: %s', (phone, mobile, of010) => {
  expect([phonePatterns.mobile.test(phone), phonePatterns.mobile010.test(phone)]).toEqual([
    mobile,
    of010,
  ]);
});

test.each([
  ['02-123-4567', true],
  ['0311234567', true],
  ['031-1234-5678', true],
  ['1588-0000', false],
  ['2-123-4567', false],
])('%s is a landline number: %s', (phone, landline) => {
  expect(phonePatterns.landline.test(phone)).toBe(landline);
});

test.each([
  ['haneul@hangyeol.example', true],
  ['a.b+c@mail.co.kr', true],
  ['haneul@example', false],
  ['haneul@.example', false],
  ['haneul@example.', false],
  ['@example.com', false],
  ['ha neul@example.com', false],
  ['a@b@example.com', false],
  ['haneul@example..com', false],
])('%s is an e-mail address: %s', (email, valid) => {
  expect(emailPattern.test(email)).toBe(valid);
});

test.each([
  ['02-123-4567', true],
  ['010-1234-5678', true],
  ['01012345678', true],
  ['110-123-456789', true],
  ['12345678', true],
  ['1234567890123456', true],
  ['1234567', false],
  ['12345678901234567', false],
  ['110 123 456789', false],
  ['-12345678', false],
  ['110--123456', false],
  ['１１０１２３４５６７', false],
  ['', false],
])('%s is a bank account: %s', (account, valid) => {
  expect(isBankAccount(account)).toBe(valid);
});

const SPACE = '비밀번호에 공백은 사용할 수 없습니다. ';
const CAPITALS = '비밀번호에는 소문자만 사용가능합니다.';
const PATTERN = expect.stringMatching(/^8자에서 20자까지/);
test.each([
  ['hangyeol#2026', null],
  ['a1!aaaaa', null],
  ['a1-aaaaa', null],
  ['a1=aa&~aa', null],
  [`a1!${'a'.repeat(17)}`, null],
  ['a1!aaaa', PATTERN],
  [`a1!${'a'.repeat(18)}`, PATTERN],
  ['hangyeol2026', PATTERN],
  ['hangyeol#####', PATTERN],
  ['1234567890!', PATTERN],
  ['a1&aaaaaa', PATTERN],
  ['A1!aaaaa', CAPITALS],
  ['A1! aaaaa', SPACE],
  ['a1!\taaaaa', SPACE],
  ['a1!\u3000aaaa', SPACE],
])('of the password "%s" it says %s', (password, problem) => {
  expect(passwordProblem(password)).toEqual(problem);
});

test('names the field', () => {
  expect(passwordProblem('a b', '새 비밀번호')).toBe('새 비밀번호에 공백은 사용할 수 없습니다. ');
});
