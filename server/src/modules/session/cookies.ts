import type { FastifyReply } from 'fastify';

/** Identifies the browser's session. The prefix binds the cookie to this host and to https (or localhost). */
export const SESSION = '__Host-session';
/** Tells pages that somebody is signed in, but not who. Readable by scripts. */
export const MEMBER = 'member';
/** The membership service's session, which we need for signing out there. */
export const RETURN = 'PSESSION';
/** What analytics may know about a member. Readable by scripts. */
const ANALYTICS = 'analytics-profile';

const RETURN_LIFETIME_S = 60 * 60;

const readable = { path: '/', secure: true, sameSite: 'lax' } as const;
const hidden = { ...readable, httpOnly: true };

/** Starts a browser's session; the analytics profile of whoever was signed in before ends. */
export function setSessionCookies(reply: FastifyReply, id: string, isMember: boolean): void {
  void reply.setCookie(SESSION, id, hidden).clearCookie(ANALYTICS, readable);
  if (isMember) void reply.setCookie(MEMBER, '1', readable);
  else void reply.clearCookie(MEMBER, readable);
}

export function setReturnCookie(reply: FastifyReply, session: string): void {
  void reply.setCookie(RETURN, session, { ...hidden, maxAge: RETURN_LIFETIME_S });
}

export function setAnalyticsCookie(reply: FastifyReply, profile: object): void {
  void reply.setCookie(ANALYTICS, JSON.stringify(profile), readable);
}

/** Clears every cookie that says something about the customer. */
export function clearSessionCookies(reply: FastifyReply): void {
  void reply.clearCookie(SESSION, hidden).clearCookie(RETURN, hidden);
  void reply.clearCookie(MEMBER, readable).clearCookie(ANALYTICS, readable);
}
