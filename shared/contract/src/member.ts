import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { idxSchema } from './list.ts';

/** The member of a session, as far as the portal's pages may know them. */
export const userSchema = v.object({
  /** Null for a member of the membership service who has no customer number here. */
  userIdx: v.nullable(idxSchema),
  userName: v.string(),
  /** The session is a member's in full; without it they are signed in but may do nothing yet. */
  certifyState: v.boolean(),
  /** The identity check has been passed. */
  isCertify: v.boolean(),
  marketingAgree: v.boolean(),
  corporate: v.boolean(),
});
/** A member, as far as the portal's pages may know them. */
export type User = v.InferOutput<typeof userSchema>;

/** What the browser made up before it left for the login page; both ways it has to be the same. */
const stateSchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

export const loginUrl = endpoint({
  kind: 'loginUrl',
  method: 'GET',
  path: '/api/member/login',
  summary: 'Where the membership service lets a customer log in, or join.',
  input: v.object({ state: stateSchema }),
  answer: v.object({ loginUrl: v.string(), joinUrl: v.string() }),
  envelope: 'data',
});

export const loginReturn = endpoint({
  kind: 'loginReturn',
  method: 'POST',
  path: '/api/member/login_return',
  invalidates: ['loginCheck'],
  summary:
    'Starts a session with the ticket that the membership service gave the returning customer.',
  input: v.object({
    /** Good once, for a minute. */
    ticket: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
    /** Has to be the value of the `login-state` cookie too. */
    state: stateSchema,
  }),
  answer: v.object({ user: userSchema }),
  envelope: 'data',
  errors: ['ERR_LOGIN_REQUIRED'],
});

export const loginCheck = endpoint({
  kind: 'loginCheck',
  method: 'POST',
  reads: true,
  path: '/api/member/loginCheck',
  summary: 'Who this browser is signed in as.',
  input: v.object({}),
  answer: v.object({ user: v.nullable(userSchema) }),
  envelope: 'data',
});

export const logout = endpoint({
  kind: 'logout',
  method: 'GET',
  path: '/api/member/logout',
  changes: true,
  invalidates: ['loginCheck'],
  summary: 'Ends the session, here and at the membership service.',
  input: v.object({}),
  answer: v.object({ loggedOut: v.literal(true) }),
  envelope: 'data',
});
