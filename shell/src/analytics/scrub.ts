/**
 * Parameters, and fields of events, that say who somebody is, what they ordered or what they typed,
 * whatever they hold. In lower case. Search words are among them: customers search for their own names
 * and numbers, and what is searched for is counted where it is searched.
 */
const PERSONAL = new Set(
  [
    ['name', 'userName', 'custName', 'writeUser', 'phone', 'userPhone', 'phoneNum', 'email'],
    ['CertUserName', 'CertPhoneNo', 'CertGender', 'CertBirthDay', 'userIdx', 'userid'],
    ['ordNbr', 'ordNo', 'orderNo', 'payOrdNo', 'serviceIdx', 'encSeq', 'shippingSeq', 'id', 'idx'],
    ['custCode', 'serialNo', 'address', 'searchStr', 'saveStrTeam', 'searchTxt', 'q', 'returnUrl'],
  ]
    .flat()
    .map((name) => name.toLowerCase()),
);
const isPersonalName = (name: string) => PERSONAL.has(name.toLowerCase());

const EMAIL = /[^\s@]+@[^\s@]+/g;
/** Seven digits or more, however they are grouped: phones, accounts, order and resident numbers. */
const NUMBER = /\d(?:[\s.\-_~]{0,2}\d){6,}/g;
const DAY = /^(19|20)\d\d[-./]?(0[1-9]|1[0-2])[-./]?(0[1-9]|[12]\d|3[01])$/;
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;

/** Takes away every layer of percent signs; full-width digits become digits. */
function plain(text: string): string {
  let now = text;
  for (let layer = 0; layer < 3; layer++)
    try {
      now = decodeURIComponent(now);
    } catch {
      break;
    }
  return now.normalize('NFKC');
}

/** Codes of the portal are Latin: what is Korean in an address was typed, or is somebody's name. */
function isPersonalValue(value: string): boolean {
  const text = plain(value);
  if (DAY.test(text)) return false;
  return HANGUL.test(text) || text.search(EMAIL) >= 0 || text.search(NUMBER) >= 0;
}

export interface ScrubbedAddress {
  /** The full address, without its fragment. */
  location: string;
  path: string;
  /** What was taken out: it has no place in a title either. */
  taken: string[];
}

/** An address without anybody's name, phone or order number. */
export function scrubAddress(address: string): ScrubbedAddress {
  const { origin, pathname, searchParams } = new URL(address);
  const taken: string[] = [];
  const kept = new URLSearchParams();
  for (const [name, value] of searchParams)
    if (isPersonalName(name) || isPersonalValue(value) || isPersonalValue(name))
      taken.push(plain(value));
    else kept.append(name, value);
  const path = pathname
    .split('/')
    .map((segment) => {
      if (!isPersonalValue(segment)) return segment;
      taken.push(plain(segment));
      return '_';
    })
    .join('/');
  const query = kept.toString();
  return { location: origin + path + (query && `?${query}`), path, taken };
}

/** A text without numbers and mail addresses, and without the words that are `known` to be personal. */
export function scrubText(text: string, known: readonly string[] = []): string {
  if (DAY.test(text)) return text;
  const bare = text.normalize('NFKC').replace(EMAIL, '#').replace(NUMBER, '#');
  // One letter is no name, and would take most titles apart.
  return known
    .filter((word) => word.trim().length > 1)
    .reduce((rest, word) => rest.replaceAll(word.trim(), '#'), bare);
}

/** Fields of an event: those that are personal by their name are left out. */
export const scrubFields = (
  fields: Record<string, string>,
  known: readonly string[] = [],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !isPersonalName(name))
      .map(([name, value]) => [name, scrubText(String(value), known)]),
  );
