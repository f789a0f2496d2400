import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../../calendar/clock.ts';
import { AppError } from '../../errors.ts';
import type { Parts, Store } from '../../parts.ts';
import { findMember } from '../member/repository.ts';
import type { Member } from '../member/rules.ts';
import { sessionCookies } from './cookies.ts';
import { deviceOf } from './device.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  findSession,
  touchSession,
  replaceSession,
} from './repository.ts';
import { isLive, isDueForTouch, type Session } from './rules.ts';

/** Who calls: a browser with a session, and the member who is signed in with it. */
export interface Caller {
  session: Session;
  member: Member | null;
}

export interface MemberCaller extends Caller {
  member: Member;
}

interface Sessions {
  /** The caller, null for a visitor. Clears the cookies of a browser whose session has expired. */
  read(request: FastifyRequest, reply: FastifyReply): Promise<Caller | null>;
  /** The caller, if the audience includes them. */
  readonly admit: {
    /** @throws AppError ERR_LOGIN_REQUIRED, ERR_NOT_CERTIFIED */
    member(request: FastifyRequest, reply: FastifyReply): Promise<MemberCaller>;
    /** @throws AppError ERR_LOGIN_REQUIRED */
    account(request: FastifyRequest, reply: FastifyReply): Promise<MemberCaller>;
    /** @throws AppError ERR_SESSION_REQUIRED */
    session(request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
  };
  /** Starts a session with a new id, and ends the one that this browser had. */
  start(request: FastifyRequest, reply: FastifyReply, memberId: string | null): Promise<Session>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
  interface FastifyRequest {
    /** Undefined until `sessions.read` has run. */
    caller: Caller | null | undefined;
  }
}

const ID = /^[\w-]{43}$/;
const hashOf = (id: string) => hash('sha256', id, 'base64url');

type Cookies = ReturnType<typeof sessionCookies>;

function sessionsOf({ db, cipher }: Store, clock: Clock, cookies: Cookies): Sessions {
  const now = () => clock.now().getTime();

  /** Hash of the session id that the browser sent, null where it sent none. */
  function claimed(request: FastifyRequest): string | null {
    const id = cookies.idOf(request);
    return id !== undefined && ID.test(id) ? hashOf(id) : null;
  }

  async function find(idHash: string): Promise<Caller | null> {
    const session = await findSession({ db, cipher }, idHash);
    if (!session || !isLive(session, now())) return null;
    const { memberId } = session;
    const member = memberId === null ? null : await findMember({ db, cipher }, memberId);
    if (isDueForTouch(session, now())) await touchSession(db, idHash, now());
    return { session, member };
  }

  const read: Sessions['read'] = async (request, reply) => {
    if (request.caller !== undefined) return request.caller;
    const idHash = claimed(request);
    const caller = idHash === null ? null : await find(idHash);
    request.caller = caller;
    if (!caller && cookies.hasAny(request)) cookies.clear(reply);
    return caller;
  };

  const account: Sessions['admit']['account'] = async (request, reply) => {
    const caller = await read(request, reply);
    if (!caller?.member) throw new AppError('ERR_LOGIN_REQUIRED');
    return { session: caller.session, member: caller.member };
  };

  return {
    read,
    admit: {
      account,
      async member(request, reply) {
        const caller = await account(request, reply);
        if (!caller.member.certifyState) throw new AppError('ERR_NOT_CERTIFIED');
        return caller;
      },
      async session(request, reply) {
        const caller = await read(request, reply);
        if (!caller) throw new AppError('ERR_SESSION_REQUIRED');
        return caller;
      },
    },
    async start(request, reply, memberId) {
      const id = randomBytes(32).toString('base64url');
      const times = { createdAt: now(), seenAt: now() };
      const device = deviceOf(request.headers['user-agent']);
      const session = { idHash: hashOf(id), memberId, device, ...times, provenPhone: '' };
      await replaceSession({ db, cipher }, session, claimed(request));
      cookies.start(reply, id, memberId !== null);
      return session;
    },
    async end(request, reply) {
      const idHash = claimed(request);
      cookies.clear(reply);
      request.caller = null;
      if (idHash !== null) await deleteSession(db, idHash);
    },
  };
}

export const sessions = fp<Parts>(
  async (app, { db, cipher, clock, config }) => {
    const cookies = sessionCookies(config.PORTAL_ORIGIN);
    app.decorate('sessions', sessionsOf({ db, cipher }, clock, cookies));
    app.decorateRequest('caller', undefined);
    app.everyMinute('delete expired sessions', () =>
      deleteExpiredSessions(db, clock.now().getTime()),
    );
  },
  { name: 'sessions', dependencies: ['failures', 'every-minute', '@fastify/cookie'] },
);
