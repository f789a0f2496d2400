import type { Config, DeskAccount } from '@portal/config';
import type { ReleaseStore } from '@portal/release-store';
import type { FastifyBaseLogger } from 'fastify';
import { Factors } from '../factor/factors.ts';
import { linkOf, makeSecret } from '../factor/totp.ts';
import { DeskError } from './refusals.ts';

/** How many wrong codes an account may give within WINDOW_MS. A guess is right with a chance of three in a million. */
const MOST_WRONG = 5;
const WINDOW_MS = 60 * 60_000;

/** What an account must send besides its password: a code, or the first code of an app that it gives this secret. */
export type NextStep = { next: 'code' } | { next: 'enrol'; secret: string; link: string };

interface Parts {
  config: Config;
  store: ReleaseStore;
  now?: (() => number) | undefined;
}

/** Asks managers for a code after the password. Demo accounts have none, so that anybody can try the demo. */
export class SecondFactor {
  readonly #parts: Parts;
  readonly #factors: Factors;
  readonly #now: () => number;
  /** Secrets that were shown for enrolment and not confirmed by a code yet. */
  readonly #shown = new Map<string, string>();
  /** When each account gave wrong codes. */
  readonly #wrong = new Map<string, number[]>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
    this.#factors = new Factors(parts.config, this.#now);
  }

  recoveryLeft = (account: string): number | null => this.#factors.recoveryLeft(account);

  /**
   * Call it only after the password. An account's first code enrols it.
   * @throws DeskError 'wrong-code', 'too-many'
   */
  async check(
    { id, role }: DeskAccount,
    code: string | undefined,
    log: FastifyBaseLogger,
  ): Promise<NextStep | { recovery: string[] | null }> {
    if (role !== 'manager' || !this.#parts.config.DESK_ACCOUNTS_FILE) return { recovery: null };
    if (this.#factors.has(id)) {
      if (code === undefined) return { next: 'code' };
      this.#take(id, code, log);
      return { recovery: null };
    }
    const secret = this.#shown.get(id) ?? makeSecret();
    this.#shown.set(id, secret);
    if (code === undefined) {
      const { host } = new URL(this.#parts.config.DESK_ORIGIN);
      return { next: 'enrol', secret, link: linkOf(secret, id, host) };
    }
    return { recovery: await this.#enrol(id, secret, code, log) };
  }

  /** Ends an account's second factor. @throws DeskError 'wrong-code', 'too-many' */
  remove(id: string, code: string, log: FastifyBaseLogger): void {
    this.#take(id, code, log);
    this.#factors.remove(id);
  }

  async #enrol(id: string, secret: string, code: string, log: FastifyBaseLogger) {
    this.#checkTries(id, log);
    const recovery = this.#factors.enrol(id, secret, code);
    if (!recovery) throw this.#refuse(id, log);
    try {
      const by = { actor: id, reason: 'first code', at: new Date(this.#now()).toISOString() };
      await this.#parts.store.desk.add({ verb: 'factor enrol', subject: id, token: null, ...by });
    } catch (error) {
      // The audit could not be written, so undo the enrolment: the account enrols again.
      this.#factors.remove(id);
      throw error;
    }
    this.#shown.delete(id);
    return recovery;
  }

  #take(id: string, code: string, log: FastifyBaseLogger): void {
    this.#checkTries(id, log);
    if (!this.#factors.take(id, code)) throw this.#refuse(id, log);
    log.info({ account: id, recoveryLeft: this.recoveryLeft(id) }, 'code accepted');
  }

  #lately = (id: string): number[] =>
    (this.#wrong.get(id) ?? []).filter((at) => at > this.#now() - WINDOW_MS);

  #checkTries(id: string, log: FastifyBaseLogger): void {
    if (this.#lately(id).length < MOST_WRONG) return;
    // Codes are asked for only after the password, so wrong ones may mean that a stranger knows it.
    log.warn({ account: id }, 'codes refused: too many were wrong');
    throw new DeskError('too-many', 'too many wrong codes: wait an hour');
  }

  #refuse(id: string, log: FastifyBaseLogger): DeskError {
    this.#wrong.set(id, [...this.#lately(id), this.#now()]);
    log.warn({ account: id }, 'code refused');
    return new DeskError('wrong-code', 'this code is wrong, or was used: enter the next one');
  }
}
