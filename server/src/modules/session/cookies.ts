import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tells pages that somebody is signed in, but not who. Readable by scripts. */
const MEMBER = 'member';
/** The membership service's session, which we need for signing out there. */
const RETURN = 'PSESSION';
/** What analytics may know about a member. Readable by scripts. */
const ANALYTICS = 'analytics-profile';

const RETURN_LIFETIME_S = 60 * 60;
/** Browsers keep no cookie for longer. */
const DEVICE_LIFETIME_S = 400 * 24 * 60 * 60;

/**
 * The cookies of a session. On https they are Secure, and a prefix binds the session's to this host. On http (a portal on
 * localhost) they are neither, because WebKit keeps no Secure cookie there.
 */
export function sessionCookies(portalOrigin: string) {
  const secure = portalOrigin.startsWith('https:');
  const session = secure ? '__Host-session' : 'portal-session';
  const device = secure ? '__Host-device' : 'portal-device';
  const readable = { path: '/', secure, sameSite: 'lax' } as const;
  const hidden = { ...readable, httpOnly: true };
  return {
    /** The id of the session that the browser claims to have. */
    idOf: ({ cookies }: FastifyRequest): string | undefined => cookies[session],
    /** Whether the browser has a cookie of a session, valid or not. */
    hasAny: ({ cookies }: FastifyRequest): boolean =>
      cookies[session] !== undefined || cookies[MEMBER] !== undefined,
    /** The membership service's session. */
    returnOf: ({ cookies }: FastifyRequest): string | undefined => cookies[RETURN],
    /** Sets the cookies of a session that starts; what analytics knew was about another. */
    start(reply: FastifyReply, id: string, isMember: boolean): void {
      void reply.setCookie(session, id, hidden).clearCookie(ANALYTICS, readable);
      if (isMember) void reply.setCookie(MEMBER, '1', readable);
      else void reply.clearCookie(MEMBER, readable);
    },
    setReturn(reply: FastifyReply, returned: string): void {
      void reply.setCookie(RETURN, returned, { ...hidden, maxAge: RETURN_LIFETIME_S });
    },
    /** The device's id from its cookie; undefined before the first login in this browser, and if the cookie is not of our form. */
    deviceOf({ cookies }: FastifyRequest): string | undefined {
      const id = cookies[device];
      return id !== undefined && /^[\w-]{43}$/.test(id) ? id : undefined;
    },
    /** Sets the cookie by which later logins recognise this browser. It belongs to the device and stays when a session ends. */
    setDevice(reply: FastifyReply, id: string): void {
      void reply.setCookie(device, id, { ...hidden, maxAge: DEVICE_LIFETIME_S });
    },
    setAnalytics(reply: FastifyReply, profile: object): void {
      void reply.setCookie(ANALYTICS, JSON.stringify(profile), readable);
    },
    /** Clears every cookie that says something about the customer. The device's cookie does not, and stays. */
    clear(reply: FastifyReply): void {
      void reply.clearCookie(session, hidden).clearCookie(RETURN, hidden);
      void reply.clearCookie(MEMBER, readable).clearCookie(ANALYTICS, readable);
    },
  };
}
