import * as v from 'valibot';
import { priceSchema } from './cost.ts';
import { endpoint } from './endpoint.ts';
import { visitKinds } from './services/codes.ts';

export const quoteRange = endpoint({
  kind: 'priceRange',
  path: '/api/customer/getPriceRange',
  summary:
    'What a service costs at least and at most, as far as the product group is known; some request comes to each of the two.',
  input: v.object({
    service: v.picklist(visitKinds),
    /** Default: of all groups that the service is for. */
    product: v.optional(v.picklist(['bf', 'l', 'w'])),
  }),
  answer: v.object({ least: priceSchema, most: priceSchema }),
});
