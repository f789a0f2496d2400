import { expect, test } from '@jest/globals';
import { readProfile } from './profile.ts';

const cookie = (profile: unknown) =>
  `font=1; analytics-profile=${encodeURIComponent(JSON.stringify(profile))}; text=large`;

const whole = {
  encodedUserId: '3f8a91b27712345670aa9c',
  joinType: 'direct',
  socialType: 'kakao',
  levelName: '골드',
  accessDate: '2025-08-07',
  age: '40',
  region: '서울',
  sex: 'F',
  productsQty: '2',
  recentOrder: '안마의자',
  healthProfile: 'N',
  loungeDate: '20250801',
  loungePlace: '강남',
  loungeProduct: '모션베드',
  marketingAgree: 'Y',
};

test('reads every field of the specification', () => {
  expect(readProfile(cookie(whole))).toEqual(whole);
});

test('reads numbers and flags as text', () => {
  expect(readProfile(cookie({ age: 40, marketingAgree: true }))).toEqual({
    age: '40',
    marketingAgree: 'true',
  });
});

test.each([
  ['', 'no cookie'],
  ['analytics-profile-old=%7B%7D', 'another cookie'],
  ['analytics-profile=', 'an empty one'],
  ['analytics-profile=%7B%22age%22%3A', 'one that was cut'],
  ['analytics-profile=%E0%A4%A', 'one that is not encoded'],
  ['analytics-profile=null', 'null'],
  [cookie(['age']), 'a list'],
  [cookie('age'), 'a text'],
])('%s: returns null for %s', (cookies) => {
  expect(readProfile(cookies)).toBeNull();
});

test('leaves out unknown fields and values that are not plain', () => {
  const odd = { userName: '김하늘', age: { years: 40 }, sex: null, region: 'x'.repeat(101) };
  expect(readProfile(cookie({ ...odd, joinType: 'direct' }))).toEqual({ joinType: 'direct' });
});

test('removes numbers from fields that should have none', () => {
  expect(readProfile(cookie({ recentOrder: 'P20250807000123', levelName: 'a@b.kr' }))).toEqual({
    recentOrder: 'P#',
    levelName: '#',
  });
});

test.each(['01012345678', '1001', 'kim@example.com', '김하늘'])(
  'takes no %s for an encoded id',
  (encodedUserId) => {
    expect(readProfile(cookie({ encodedUserId }))).toEqual({});
  },
);

test('ignores names of Object.prototype', () => {
  expect(
    readProfile('analytics-profile=%7B%22__proto__%22%3A%7B%22age%22%3A%2240%22%7D%7D'),
  ).toEqual({});
});
