/**
 * Names of parameters and event fields that are personal whatever their value: who somebody is, what they ordered, what
 * they typed. Search words are among them, because customers search for their own names and numbers; the API counts
 * searches.
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
/** Seven digits or more in any grouping: phone, account, order and resident numbers. */
const NUMBER = /\d(?:[\s.\-_~]{0,2}\d){6,}/g;
const DAY = /^(19|20)\d\d[-./]?(0[1-9]|1[0-2])[-./]?(0[1-9]|[12]\d|3[01])$/;
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;

/** Decodes text that was percent-encoded once or more, and turns full-width digits into ASCII. */
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

/** Whether a value may be personal. Our own codes are Latin, so somebody typed any Hangul in an address. */
function isPersonalValue(value: string): boolean {
  const text = plain(value);
  if (DAY.test(text)) return false;
  return HANGUL.test(text) || text.search(EMAIL) >= 0 || text.search(NUMBER) >= 0;
}

export interface ScrubbedAddress {
  /** The full address, without its fragment. */
  location: string;
  path: string;
  /** The removed values, to remove from the title too. */
  taken: string[];
}

/** Removes names, phone numbers and order numbers from an address. */
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

/** Removes numbers, e-mail addresses and the words that are `known` to be personal from a text. */
export function scrubText(text: string, known: readonly string[] = []): string {
  if (DAY.test(text)) return text;
  const bare = text.normalize('NFKC').replace(EMAIL, '#').replace(NUMBER, '#');
  // A name has two letters or more; removing a single letter would damage most titles.
  return known
    .filter((word) => word.trim().length > 1)
    .reduce((rest, word) => rest.replaceAll(word.trim(), '#'), bare);
}

/** Scrubs an event's fields, and omits those whose name marks them as personal. */
export const scrubFields = (
  fields: Record<string, string>,
  known: readonly string[] = [],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !isPersonalName(name))
      .map(([name, value]) => [name, scrubText(String(value), known)]),
  );
