import { describe, expect, test } from '@jest/globals';
import { PHONE_CHANGE_PAGE } from '@portal/contract';
import { outcomeOf, type Expected, type Found } from './rules.ts';

const member: Expected = {
  pageType: 'member',
  name: '김하늘',
  phone: '010-0000-1001',
  newPhone: '',
  ci: 'ci',
};
const person: Found = {
  name: '김하늘',
  phone: '01000001001',
  birthDay: '1962-03-14',
  gender: 'F',
  ci: 'ci',
  di: 'di',
};
const other = { name: '홍길동', phone: '01000009999' };
const flags = [true, false];

/** States the rule a second time on purpose: no data 1; both match 3; and so on. */
function expectedCode(is: {
  name: boolean;
  phone: boolean;
  change: boolean;
  cidi: boolean;
  same: boolean;
}) {
  if (!is.cidi) return 6;
  if (is.name && is.phone) return 3;
  if (!is.name && is.phone) return 4;
  if (is.name) return is.change ? (is.same ? 7 : 6) : 5;
  return 6;
}

const combinations = flags.flatMap((name) =>
  flags.flatMap((phone) =>
    flags.flatMap((change) =>
      (
        [
          ['ci', 'di'],
          ['another’s', 'di'],
          ['', 'di'],
          ['ci', ''],
          ['', ''],
        ] as const
      ).map(([ci, di]) => ({
        name,
        phone,
        change,
        ci,
        di,
        cidi: ci !== '' && di !== '',
        same: ci === 'ci',
      })),
    ),
  ),
);

test('covers every combination', () => {
  expect(combinations).toHaveLength(40);
});

test.each(combinations)('decides %j', (is) => {
  const found: Found = {
    ...person,
    ...(!is.name && { name: other.name }),
    ...(!is.phone && { phone: other.phone }),
    ci: is.ci,
    di: is.di,
  };
  const pageType = is.change ? PHONE_CHANGE_PAGE : 'member';
  const outcome = outcomeOf({ ...member, pageType }, found);
  const code = expectedCode(is);
  expect(outcome).toEqual({
    code,
    popup: code !== 3 && code !== 7,
    isCertify: code === 3 || code === 7,
    nameMatch: is.name ? 'Y' : 'N',
    phoneMatch: is.phone ? 'Y' : 'N',
  });
});

describe('no data', () => {
  const nobody: Found = { name: '', phone: '', birthDay: '', gender: '', ci: '', di: '' };
  test.each([
    ['nothing came', null],
    ['all of it is empty', nobody],
  ])('gives code 1 and no popup where %s, on every page', (_, found) => {
    for (const pageType of ['member', PHONE_CHANGE_PAGE])
      expect(outcomeOf({ ...member, pageType }, found)).toEqual({
        code: 1,
        popup: false,
        isCertify: false,
        nameMatch: 'N',
        phoneMatch: 'N',
      });
  });

  test.each([
    ['a name on the provider’s side', member, { ...person, name: '' }, 4],
    ['a phone on the provider’s side', member, { ...person, phone: '' }, 5],
    ['a name here', { ...member, name: '' }, person, 4],
    ['a phone here', { ...member, phone: '' }, person, 5],
    ['both here: a visitor who said nothing', { ...member, name: '', phone: '' }, person, 6],
    ['name on both sides', { ...member, name: '' }, { ...person, name: '' }, 4],
  ])('a missing value counts as N: %s', (_, expected, found, code) => {
    expect(outcomeOf(expected, found).code).toBe(code);
  });
});

describe('on the page that changes the phone', () => {
  const change = { ...member, pageType: PHONE_CHANGE_PAGE };
  const found = { ...person, phone: other.phone };
  test.each([
    ['the number that was asked for', '010-0000-9999', 7],
    ['any other where none was asked for', '', 7],
    ['another than was asked for', '01000008888', 5],
  ])('%s: code %#', (_, newPhone, code) => {
    expect(outcomeOf({ ...change, newPhone }, found).code).toBe(code);
  });

  test('a member who has no CI yet is known by the name alone', () => {
    expect(outcomeOf({ ...change, ci: '' }, found).code).toBe(7);
  });

  test('a missing number is not a change', () => {
    expect(outcomeOf(change, { ...person, phone: '' }).code).toBe(5);
  });
});

test.each([
  ['spaces', '김 하늘'],
  ['decomposed syllables', '김하늘'.normalize('NFD')],
])('a name is the same with %s', (_, name) => {
  expect(outcomeOf(member, { ...person, name }).code).toBe(3);
});
