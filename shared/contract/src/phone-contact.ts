import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** What each line is called, wherever its number stands. */
export const phoneLineNames = {
  main: '대표 상담',
  corporate: '법인 상담',
  sharedChair: '공유형 안마의자 상담',
} as const;
const lines = Object.keys(phoneLineNames) as (keyof typeof phoneLineNames)[];

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
        type: v.picklist(lines),
        title: v.string(),
        /** With hyphens. */
        phone: v.string(),
      }),
    ),
  }),
  envelope: 'result',
});
