import { scrubText } from './scrub.ts';

/** The cookie that `getGaUserInfo` sets: JSON, URL-encoded, with the fields of specification, 3. */
const COOKIE = 'analytics-profile';

const FIELDS = [
  'encodedUserId',
  'joinType',
  'socialType',
  'levelName',
  'accessDate',
  'age',
  'region',
  'sex',
  'productsQty',
  'recentOrder',
  'healthProfile',
  'loungeDate',
  'loungePlace',
  'loungeProduct',
  'marketingAgree',
];
const LONGEST = 100;
/** Random letters and digits: scrubbing could take a part of it for a phone number. */
const ENCODED_ID = /^(?=.*[A-Za-z])[\w+/=-]{16,100}$/;

function field(name: string, value: unknown): string | null {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return null;
  const text = String(value);
  if (!text || text.length > LONGEST) return null;
  if (name !== 'encodedUserId') return scrubText(text);
  return ENCODED_ID.test(text) ? text : null;
}

/**
 * Reads a member's profile for analytics from `document.cookie`; null where there is none. Keeps the specification's
 * fields alone, and of them only plain values.
 */
export function readProfile(cookies: string): Record<string, string> | null {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${COOKIE}=`));
  if (!pair) return null;
  try {
    const given = JSON.parse(decodeURIComponent(pair.slice(COOKIE.length + 1))) as unknown;
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
    const entries = FIELDS.flatMap((name) => {
      const value = field(name, (given as Record<string, unknown>)[name]);
      return value === null ? [] : [[name, value] as const];
    });
    return Object.fromEntries(entries);
  } catch {
    // Truncated, or written by other code.
    return null;
  }
}
