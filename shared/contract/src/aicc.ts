import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { idxSchema } from './list.ts';

export const getAiccData = endpoint({
  kind: 'aiccData',
  method: 'GET',
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
  }),
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});
