import { hash, randomBytes } from 'node:crypto';
import type { DeskAccount } from '@portal/config';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A session ends after this long without a request, and after LONGEST_MS in any case. */
const IDLE_MS = 60 * 60_000;
const LONGEST_MS = 12 * 60 * 60_000;

interface Session {
  account: DeskAccount;
  startedAt: number;
  seenAt: number;
}

const hashOf = (id: string) => hash('sha256', id, 'base64url');

/**
 * Who is signed in. Sessions live in this process's memory, so a restart signs everybody out. Cookies ignore ports,
 * so the name differs from the portal's.
 */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #now: () => number;
  readonly #cookie: string;
  readonly #options;

  constructor(origin: string, now: () => number = Date.now) {
    const secure = origin.startsWith('https:');
    this.#now = now;
    this.#cookie = secure ? '__Host-desk-session' : 'desk-session';
    this.#options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  }

  now = (): Date => new Date(this.#now());

  #isOver = ({ startedAt, seenAt }: Session) =>
    this.#now() - seenAt >= IDLE_MS || this.#now() - startedAt >= LONGEST_MS;

  /** Starts a session, and ends the one that this browser had. */
  start(request: FastifyRequest, reply: FastifyReply, account: DeskAccount): void {
    this.end(request, reply);
    for (const [hash, session] of this.#sessions)
      if (this.#isOver(session)) this.#sessions.delete(hash);
    const id = randomBytes(32).toString('base64url');
    const now = this.#now();
    this.#sessions.set(hashOf(id), { account, startedAt: now, seenAt: now });
    void reply.setCookie(this.#cookie, id, this.#options);
  }

  end(request: FastifyRequest, reply: FastifyReply): void {
    const id = request.cookies[this.#cookie];
    if (id !== undefined) this.#sessions.delete(hashOf(id));
    void reply.clearCookie(this.#cookie, this.#options);
  }

  /** The account of the request's session, or null. @param isUse whether the request keeps the session alive */
  accountOf(request: FastifyRequest, isUse = true): DeskAccount | null {
    const id = request.cookies[this.#cookie];
    const session = id === undefined ? undefined : this.#sessions.get(hashOf(id));
    if (!session || this.#isOver(session)) return null;
    if (isUse) session.seenAt = this.#now();
    return session.account;
  }
}
