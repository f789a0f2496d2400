import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const selectPhoneContactList = endpoint({
  kind: 'phoneContactList',
  method: 'GET',
  path: '/api/customer/selectPhoneContactList',
  summary: 'The lines of the customer centre, in the order they are shown.',
  input: v.object({}),
  answer: v.object({
    list: v.array(
      v.object({
        seq: v.number(),
        type: v.picklist(['main', 'corporate', 'sharedChair']),
        title: v.string(),
        /** With hyphens. */
        phone: v.string(),
      }),
    ),
  }),
  envelope: 'result',
});
