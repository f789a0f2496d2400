import { hash, randomBytes, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { base32, stepAt, stepOf } from './totp.ts';

const RECOVERY_CODES = 8;
/** A new recovery code: 80 random bits, as four groups of four letters. */
const RECOVERY_BYTES = 10;
/** After this many steps a used code's marker can be deleted, because the code would be refused anyway. */
const OLD_STEPS = 10;

interface Factor {
  secret: string;
  /** SHA-256 of each recovery code. */
  recovery: string[];
}

const hashOf = (code: string) => hash('sha256', code);
/** A typed code without what may differ: hyphens, spaces and capitals. */
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();
const makeCode = () => (base32(randomBytes(RECOVERY_BYTES)).match(/.{4}/g) ?? []).join('-');

/**
 * Second factors of the desk's accounts, in files of this machine. They are not in the release store, because portal servers,
 * which face the internet, can read that.
 */
export class Factors {
  readonly #folder: string;
  readonly #now: () => number;

  constructor({ DATA_DIR }: { DATA_DIR: string }, now: () => number = Date.now) {
    this.#folder = join(DATA_DIR, 'desk/factors');
    this.#now = now;
  }

  #file = (account: string) => join(this.#folder, account, 'factor.json');
  #spent = (account: string) => join(this.#folder, account, 'spent');

  has = (account: string): boolean => existsSync(this.#file(account));

  #read = (account: string): Factor | null =>
    this.has(account) ? (JSON.parse(readFileSync(this.#file(account), 'utf8')) as Factor) : null;

  #spentBy = (account: string): string[] =>
    existsSync(this.#spent(account)) ? readdirSync(this.#spent(account)) : [];

  /** How many recovery codes are left; null without a second factor. */
  recoveryLeft(account: string): number | null {
    const spent = this.#spentBy(account);
    return this.#read(account)?.recovery.filter((hash) => !spent.includes(hash)).length ?? null;
  }

  /**
   * Gives the account this secret, once its app shows that it has it. Returns the account's recovery codes, which are
   * kept as hashes alone; null if this is no code of the secret.
   */
  enrol(account: string, secret: string, code: string): string[] | null {
    const step = stepOf(secret, plain(code), this.#now());
    if (step === null || !this.#spendStep(account, step)) return null;
    const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
    const factor: Factor = { secret, recovery: codes.map((one) => hashOf(plain(one))) };
    const aside = join(this.#folder, account, `.${randomUUID()}`);
    writeFileSync(aside, JSON.stringify(factor), { mode: 0o600, flush: true });
    renameSync(aside, this.#file(account));
    return codes;
  }

  remove = (account: string): void => rmSync(this.#file(account), { force: true });

  /**
   * Whether this is a code of the account's app, or one of its recovery codes. Each counts once, whichever process is
   * asked, and none that is older than one that counted.
   */
  take(account: string, given: string): boolean {
    const factor = this.#read(account);
    if (!factor) return false;
    const code = plain(given);
    const step = stepOf(factor.secret, code, this.#now());
    if (step !== null) return this.#spendStep(account, step);
    const hash = hashOf(code);
    return factor.recovery.includes(hash) && this.#spend(account, hash);
  }

  #spendStep(account: string, step: number): boolean {
    const steps = this.#spentBy(account).filter((name) => /^\d{1,12}$/.test(name));
    if (steps.some((name) => Number(name) >= step)) return false;
    for (const name of steps)
      if (Number(name) < stepAt(this.#now()) - OLD_STEPS)
        rmSync(join(this.#spent(account), name), { force: true });
    return this.#spend(account, String(step));
  }

  /** Creates a file that must not be there yet, so that of two processes one succeeds. */
  #spend(account: string, name: string): boolean {
    try {
      mkdirSync(this.#spent(account), { recursive: true, mode: 0o700 });
      writeFileSync(join(this.#spent(account), name), '', { flag: 'wx', mode: 0o600, flush: true });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  }
}
