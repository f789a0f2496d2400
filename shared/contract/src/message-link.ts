import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** The token of a message's link: it is signed for one request, payment or delivery, and shows it without a login. */
export const linkTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));

/** The topics whose messages have such a link. */
const linkedTopics = ['service', 'payment', 'delivery'] as const;
export type LinkedTopic = (typeof linkedTopics)[number];

export const stopMessages = endpoint({
  kind: 'stopMessages',
  method: 'POST',
  path: '/api/message/stop',
  personal: true,
  invalidates: ['messageWays'],
  summary:
    'Stops messages to the phone number that a message’s link was sent to; those that protect an account go on.',
  input: v.object({ topic: v.picklist(linkedTopics), token: linkTokenSchema }),
  answer: v.object({
    /** Masked: `010-****-2001`. */
    phone: v.string(),
  }),
  errors: ['ERR_NOT_FOUND'],
});
