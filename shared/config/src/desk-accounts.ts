import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { ConfigError, type Config } from './config.ts';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** 32 MB and about 60 ms for each try. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };
const HASH_BYTES = 32;
const HASH = /^scrypt:([A-Za-z0-9+/=]{24}):([A-Za-z0-9+/=]{44})$/;

const accountSchema = v.strictObject({
  /** What the audit names. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9._-]{1,31}$/, 'lower-case letters and digits')),
  /** A manager may do everything, a team what belongs to its own remotes. */
  role: v.picklist(['manager', 'team']),
  /** A team's remotes: `guide` for mfe-guide. */
  remotes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))), []),
  /** `npm run desk-password` makes it. */
  password: v.pipe(v.string(), v.regex(HASH, 'a line of npm run desk-password')),
});
export type DeskAccount = v.InferOutput<typeof accountSchema>;

/** The password of all of them is the demo people's. */
const DEMO_FILE = join(import.meta.dirname, '../desk-accounts.json');

/** Sentences about what production refuses of the release desk. */
function unfitForProduction(config: Config): string[] {
  const found: string[] = [];
  if (!config.DESK_ACCOUNTS_FILE) found.push('DESK_ACCOUNTS_FILE: demo accounts must not sign in');
  if (!config.DESK_ORIGIN.startsWith('https:')) found.push('DESK_ORIGIN: must be https');
  return found;
}

/**
 * Reads who may sign in at the release desk. The desk alone needs this: a portal starts without it.
 * @throws ConfigError where the file cannot be used, and in production for demo accounts or an origin without https
 */
export function readDeskAccounts(config: Config): DeskAccount[] {
  const unfit = config.PORTAL_ENV === 'production' ? unfitForProduction(config) : [];
  if (unfit.length > 0) throw new ConfigError(unfit.join('\n'));
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(config.DESK_ACCOUNTS_FILE ?? DEMO_FILE, 'utf8'));
  } catch {
    throw new ConfigError('DESK_ACCOUNTS_FILE: there is no such file, or it is no JSON');
  }
  const result = v.safeParse(v.pipe(v.array(accountSchema), v.minLength(1)), read);
  // The message must not quote a value: a password could stand in the place of its hash.
  if (!result.success)
    throw new ConfigError(
      `DESK_ACCOUNTS_FILE: ${result.issues.map((issue) => v.getDotPath(issue) ?? 'the list').join(', ')} cannot be used`,
    );
  const ids = result.output.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw new ConfigError('DESK_ACCOUNTS_FILE: two accounts have the same id');
  return result.output;
}

/** Hashes a password for the file of accounts. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize('NFC'), salt, HASH_BYTES, COST);
  return `scrypt:${salt.toString('base64')}:${hash.toString('base64')}`;
}

/** Whether this is the account's password. Takes as long where there is no such account. */
export async function isPassword(
  account: DeskAccount | undefined,
  password: string,
): Promise<boolean> {
  const [, salt = '', hash = ''] = HASH.exec(account?.password ?? '') ?? [];
  const given = await derive(
    password.normalize('NFC'),
    Buffer.from(salt, 'base64'),
    HASH_BYTES,
    COST,
  );
  const known = Buffer.from(hash, 'base64');
  return known.length === HASH_BYTES && timingSafeEqual(given, known);
}
