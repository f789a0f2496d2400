import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { idxSchema } from './list.ts';

export const readPhoneRequest = endpoint({
  kind: 'aiccData',
  path: '/api/aicc/getData',
  summary: 'A page that the automatic call centre sent a caller the address of.',
  input: v.object({ idx: idxSchema }),
  answer: v.object({
    idx: idxSchema,
    title: v.string(),
    /** Sanitised by the server; the browser sanitises it again before it is shown. */
    html: v.string(),
    /** Path of the portal page to continue on; null where there is none. */
    path: v.nullable(v.pipe(v.string(), v.regex(/^\/(?![/\\])/))),
    /**
     * A request that a customer began by phone. Whoever has the number may read it, so it contains nothing personal.
     * Only these services ask for a product group: seats are for chairs, the membership for purifiers. A call about
     * another service needs only `path`.
     */
    request: v.optional(
      v.nullable(
        v.object({
          service: v.picklist(['after', 'transfer', 'assemble_disassemble']),
          product: v.picklist(['bf', 'l', 'w']),
          /** One of the group's `symptoms`; null where the service asks for none. */
          symptom: v.nullable(v.string()),
          text: v.string(),
        }),
      ),
      null,
    ),
  }),
  errors: ['ERR_NOT_FOUND'],
});
