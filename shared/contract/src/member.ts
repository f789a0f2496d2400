import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { idxSchema } from './list.ts';

/** What the portal's pages may know about the member who is signed in. */
export const userSchema = v.object({
  /** Null for a member who has no customer number. */
  userIdx: v.nullable(idxSchema),
  userName: v.string(),
  /** Whether the membership service has certified the member: only then may they use member calls. */
  certifyState: v.boolean(),
  /** Whether the member has passed the identity check. */
  isCertify: v.boolean(),
  marketingAgree: v.boolean(),
  corporate: v.boolean(),
});
/** A member, as far as the portal's pages may know them. */
export type User = v.InferOutput<typeof userSchema>;

/** A random value that the browser makes before it leaves for the login page; it must come back unchanged. */
const stateSchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

export const readLoginUrl = endpoint({
  kind: 'loginUrl',
  path: '/api/member/login',
  summary: 'The addresses of the membership service’s login and join pages.',
  input: v.object({ state: stateSchema }),
  answer: v.object({
    loginUrl: v.string(),
    /** Absent where the service has one page for both. */
    joinUrl: v.optional(v.string()),
  }),
});

export const returnFromLogin = endpoint({
  kind: 'loginReturn',
  method: 'POST',
  // It invalidates nothing: the session tells the other tabs, which must know who was there before.
  path: '/api/member/login_return',
  summary:
    'Starts a session for the ticket that the customer brings back from the membership service.',
  input: v.object({
    /** Valid once, for a minute. */
    ticket: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
    /** Must equal the value of the `login-state` cookie. */
    state: stateSchema,
  }),
  answer: v.object({ user: userSchema }),
  errors: ['ERR_LOGIN_RETURN'],
});

export const readSignedIn = endpoint({
  kind: 'loginCheck',
  reads: true,
  path: '/api/member/loginCheck',
  summary: 'Who this browser is signed in as.',
  answer: v.object({ user: v.nullable(userSchema) }),
});

export const logout = endpoint({
  kind: 'logout',
  path: '/api/member/logout',
  changes: true,
  summary: 'Ends the session, here and at the membership service.',
  answer: v.object({ loggedOut: v.literal(true) }),
});
