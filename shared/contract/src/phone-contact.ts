import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { phoneLineNames } from './names.ts';

const lines = Object.keys(phoneLineNames) as (keyof typeof phoneLineNames)[];

export const listPhoneContacts = endpoint({
  kind: 'phoneContactList',
  path: '/api/customer/selectPhoneContactList',
  summary: 'The lines of the customer centre, in the order they are shown.',
  answer: v.object({
    list: v.array(
      v.object({
        seq: v.number(),
        type: v.picklist(lines),
        title: v.string(),
        /** With hyphens. */
        phone: v.string(),
      }),
    ),
  }),
  envelope: 'result',
});
