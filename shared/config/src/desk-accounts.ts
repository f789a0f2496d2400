import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { ConfigError, type Config } from './config.ts';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Costs 32 MB and about 60 ms for each try. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };
const HASH_BYTES = 32;
const HASH = /^scrypt:([A-Za-z0-9+/=]{24}):([A-Za-z0-9+/=]{44})$/;

const accountSchema = v.strictObject({
  /** The name in the audit. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9._-]{1,31}$/, 'lower-case letters and digits')),
  /** A manager may do everything, a team what concerns its own remotes. */
  role: v.picklist(['manager', 'team']),
  /** A team's remotes: `guide` for mfe-guide. */
  remotes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))), []),
  /** As `npm run desk-password` prints it. */
  password: v.pipe(v.string(), v.regex(HASH, 'a line of npm run desk-password')),
});
export type DeskAccount = v.InferOutput<typeof accountSchema>;

/** Demo accounts, all with the demo people's password. */
const DEMO_FILE = join(import.meta.dirname, '../desk-accounts.json');

/** A sentence for each value that production refuses of the release desk. */
function unfitForProduction(config: Config): string[] {
  const found: string[] = [];
  if (!config.DESK_ACCOUNTS_FILE) found.push('DESK_ACCOUNTS_FILE: demo accounts must not sign in');
  if (!config.DESK_ORIGIN.startsWith('https:')) found.push('DESK_ORIGIN: must be https');
  if (config.ALERT_WEBHOOK_URL?.startsWith('http:')) found.push('ALERT_WEBHOOK_URL: must be https');
  return found;
}

/**
 * Reads who may sign in at the release desk. Only the desk calls this; a portal starts without it.
 * @throws ConfigError if the file is unusable, and in production for demo accounts or an origin without https
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
  // Never quote a value in the message: a password could stand in place of its hash.
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

/** Whether this is the account's password. Takes equally long for an unknown account. */
export async function isPassword(account: DeskAccount | undefined, password: string) {
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
