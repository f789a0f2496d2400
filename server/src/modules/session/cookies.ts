import type { FastifyReply } from 'fastify';

/** The browser's hold on its session. The prefix binds it to this host and to https (or localhost). */
export const SESSION = '__Host-session';
/** Tells the page that somebody is signed in, not who: it is readable. */
export const MEMBER = 'member';
/** The membership service's session, which it gave the returning customer; for signing out there. */
export const RETURN = 'PSESSION';
/** What analytics may know of a member; readable. */
const ANALYTICS = 'analytics-profile';

const RETURN_LIFETIME_S = 60 * 60;

const readable = { path: '/', secure: true, sameSite: 'lax' } as const;
const hidden = { ...readable, httpOnly: true };

export function setSessionCookies(reply: FastifyReply, id: string, isMember: boolean): void {
  void reply.setCookie(SESSION, id, hidden);
  if (isMember) void reply.setCookie(MEMBER, '1', readable);
  else void reply.clearCookie(MEMBER, readable);
}

export function setReturnCookie(reply: FastifyReply, session: string): void {
  void reply.setCookie(RETURN, session, { ...hidden, maxAge: RETURN_LIFETIME_S });
}

export function setAnalyticsCookie(reply: FastifyReply, profile: object): void {
  void reply.setCookie(ANALYTICS, JSON.stringify(profile), readable);
}

/** Takes every cookie away that says something of the customer. */
export function clearSessionCookies(reply: FastifyReply): void {
  void reply.clearCookie(SESSION, hidden).clearCookie(RETURN, hidden);
  void reply.clearCookie(MEMBER, readable).clearCookie(ANALYTICS, readable);
}
