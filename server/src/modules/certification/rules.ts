import { PHONE_CHANGE_PAGE, type AnswerOf, type certify } from '@portal/contract';

/** An identity check is valid once, for ten minutes. */
export const GOOD_FOR_MS = 10 * 60_000;

/** Whom the customer claims to be; a field is empty if it is unknown. */
export interface Expected {
  pageType: string;
  name: string;
  phone: string;
  /** The number that a member wants to change to; empty if there is none. */
  newPhone: string;
  /** The member's CI; empty for a visitor, and for a member without an earlier check. */
  ci: string;
}

/** Whom the provider identified; a field is empty if the provider gave none. */
export interface Found {
  name: string;
  phone: string;
  birthDay: string;
  gender: string;
  ci: string;
  di: string;
}

/** The result, with the comparisons it is based on. */
export type Outcome = Pick<AnswerOf<typeof certify>, 'code' | 'popup' | 'isCertify'> &
  Pick<AnswerOf<typeof certify>['result'], 'phoneMatch' | 'nameMatch'>;

const nameOf = (text: string) => text.normalize('NFC').replace(/\s/g, '');
const phoneOf = (text: string) => text.replace(/\D/g, '');
/** A value that is missing on either side does not match. */
const isSame = (one: string, two: string) => one !== '' && one === two;

function codeOf(expected: Expected, found: Found | null, nameMatch: boolean, phoneMatch: boolean) {
  const hasData = found !== null && Object.values(found).some((value) => value !== '');
  if (!hasData) return 1;
  if (found.ci === '' || found.di === '') return 6;
  if (nameMatch && phoneMatch) return 3;
  if (phoneMatch) return 4;
  if (!nameMatch) return 6;
  const { pageType, newPhone, ci } = expected;
  if (pageType !== PHONE_CHANGE_PAGE || found.phone === '') return 5;
  // The same name with another CI is another person.
  if (ci !== '' && ci !== found.ci) return 6;
  return newPhone === '' || phoneOf(newPhone) === phoneOf(found.phone) ? 7 : 5;
}

/** The result of an identity check (specification, 4). There is no code 2. */
export function outcomeOf(expected: Expected, found: Found | null): Outcome {
  const nameMatch = found !== null && isSame(nameOf(expected.name), nameOf(found.name));
  const phoneMatch = found !== null && isSame(phoneOf(expected.phone), phoneOf(found.phone));
  const code = codeOf(expected, found, nameMatch, phoneMatch);
  const isCertify = code === 3 || code === 7;
  return {
    code,
    isCertify,
    // Without data there is nothing to explain: the page asks to try later (specification, 8).
    popup: !isCertify && code !== 1,
    nameMatch: nameMatch ? 'Y' : 'N',
    phoneMatch: phoneMatch ? 'Y' : 'N',
  };
}
