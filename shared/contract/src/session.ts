import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** The public id of a session. It identifies the session in the member's own list only; nobody can log in with it. */
const sessionIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

const sessionSchema = v.object({
  sessionId: sessionIdSchema,
  /** The device in words for customers: `Android 휴대전화의 Chrome`. */
  device: v.string(),
  /** When the member logged in, and when the session was last used: ISO 8601, UTC. */
  since: v.string(),
  seenAt: v.string(),
  /** Whether this is the session of the calling browser. */
  here: v.boolean(),
});

export const listSessions = endpoint({
  kind: 'sessionList',
  path: '/api/member/getSessions',
  audience: 'account',
  summary: 'Where the member is logged in, this browser first.',
  answer: v.object({ list: v.array(sessionSchema) }),
});

export const endSession = endpoint({
  kind: 'endSession',
  method: 'POST',
  path: '/api/member/endSession',
  audience: 'account',
  invalidates: ['sessionList'],
  summary: 'Logs the member out of another browser; one that is over already stays so.',
  input: v.object({ sessionId: sessionIdSchema }),
  answer: v.object({ ended: v.literal(true) }),
});
