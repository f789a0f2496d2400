import * as v from 'valibot';
import { visitRatingSchema, visitScoreSchema } from './after-visit.ts';
import { memberEndpoint } from './endpoint.ts';
import { textInput } from './free-text.ts';
import { idxSchema } from './list.ts';
import { ordersStale } from './service-order.ts';

/** Characters that a member can add to how a visit was. */
export const RATING_TEXT_MAX = 500;

export const rateVisit = memberEndpoint({
  kind: 'rateVisit',
  path: '/api/myinfo/rateVisit',
  method: 'POST',
  invalidates: ordersStale,
  summary:
    'Stores how the visit of one of the member’s requests was, once; sent again within some days, it replaces the answer.',
  input: v.object({
    ordNbr: idxSchema,
    score: visitScoreSchema,
    text: v.optional(textInput(0, RATING_TEXT_MAX), ''),
  }),
  answer: visitRatingSchema,
  errors: ['ERR_NOT_FOUND', 'ERR_RATING_CLOSED'],
});
