import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { idxSchema } from './list.ts';

export const getAiccData = endpoint({
  kind: 'aiccData',
  method: 'GET',
  path: '/api/aicc/getData',
  summary: 'What the automatic call centre has sent a caller the address of.',
  input: v.object({ idx: idxSchema }),
  answer: v.object({
    idx: idxSchema,
    title: v.string(),
    /** Sanitised by the server; the browser sanitises it again before it is shown. */
    html: v.string(),
    /** Where it goes on in the portal; null where it does not. */
    path: v.nullable(v.pipe(v.string(), v.regex(/^\/(?![/\\])/))),
  }),
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});
