export const residentNumber = '주민등록번호 형식으로 입력하실 수 없습니다.';
export const passportNumber = '여권번호 형식으로 입력하실 수 없습니다.';
export const licenceNumber = '운전면허번호 형식으로 입력하실 수 없습니다.';
export const cardNumber = '신용카드번호 형식으로 입력할 수 없습니다.';
export const insuranceNumber = '건강보험번호 형식으로 입력할 수 없습니다.';

/**
 * Normalises digits, dashes and invisible characters. Customers are asked for serial numbers (C and digits), which
 * pass unless the digits alone are one of the five kinds: a leading C hides no number.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Pd}\u2212\u00b7\u30fb\u30fc\u1173\u2500]/gu, '-');

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Resident and foreigner number: YYMMDD, a real month and day, then 1 to 8 and six digits. */
function hasResidentNumber(text: string): boolean {
  const found = text.matchAll(/(?:^|\D)\d{2}(\d{2})(\d{2})\s{0,2}-?\s{0,2}[1-8]\d{6}(?!\d)/g);
  return [...found].some(([, month, day]) => {
    const days = DAYS[Number(month) - 1] ?? 0;
    return Number(day) >= 1 && Number(day) <= days;
  });
}

/** Passport: its letter, then 8 digits, or 3 digits, a letter and 4 digits. */
const hasPassport = (text: string) =>
  /(?:^|[^a-z\d])[msrodgt](?:\d{8}|\d{3}[a-z]\d{4})(?![a-z\d])/i.test(text);

const SEPARATED_LICENCE =
  /(?:(?:^|\D)(?:1[1-9]|2[0-6]|28)[-. ]{1,3}|(?:서울|부산|경기(?:남부|북부)?|강원|충북|충남|전북|전남|경북|경남|제주|대구|인천|광주|대전|울산)[-. ]{0,3})\d{2}[-. ]{1,3}\d{6}[-. ]{1,3}\d{2}(?!\d)/;
const BARE_LICENCE =
  /면허(?:.{0,12}\D)?(?:1[1-9]|2[0-6]|28)\d{10}(?!\d)|(?:^|\D)(?:1[1-9]|2[0-6]|28)\d{10}(?!\d).{0,12}면허/;

/** Driver licence: region, year, six digits, two digits, with separators; without them only next to 면허. */
const hasLicence = (text: string) => SEPARATED_LICENCE.test(text) || BARE_LICENCE.test(text);

/** Luhn check digit: ISO/IEC 7812-1, annex B. */
function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Issuers' prefixes: 16 digits (9 is domestic), American Express 15, Diners 14. */
const ISSUED = /^(?:(?=\d{16}$)(?:4|5[1-5]|2[2-7]|35|6|9)|3[47]\d{13}$|3[068]\d{12}$)/;

/** Printed groups with the same separator throughout, so that two phone numbers in a row are not a card. */
const PRINTED =
  /(?:^|\D)(?:\d{4}([-. ]{1,3})\d{4}\1\d{4}\1\d{4}|\d{4}([-. ]{1,3})\d{6}\2\d{5})(?!\d)/;

/** Card: in printed groups, or bare with an issuer's prefix and a valid check digit. */
const hasCard = (text: string) =>
  PRINTED.test(text) ||
  (text.match(/\d+/g) ?? []).some((digits) => ISSUED.test(digits) && hasLuhnDigit(digits));

/** Health insurance: 11 digits that begin with 1 to 9, or one digit, a hyphen and ten. */
const hasInsurance = (text: string) =>
  /(?:^|[^\d-]|(?:^|\D)-)(?:[1-9]\d{10}|\d-\d{10})(?!\d)/.test(text);

const kinds: readonly [(text: string) => boolean, string][] = [
  [hasResidentNumber, residentNumber],
  [hasPassport, passportNumber],
  [hasLicence, licenceNumber],
  [hasCard, cardNumber],
  [hasInsurance, insuranceNumber],
];

/**
 * The sentence for the first sensitive number in a free text, or null (specification, 5). Browser and server share
 * this implementation, and refused text is never logged. Patterns use no lookbehind, which the oldest supported
 * browser cannot parse.
 */
export function sensitiveNumber(text: string): string | null {
  const read = plain(text);
  return kinds.find(([isIn]) => isIn(read))?.[1] ?? null;
}
