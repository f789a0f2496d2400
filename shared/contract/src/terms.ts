import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { daySchema, idxSchema } from './list.ts';

/** The policies of the portal, and what customers agree to, by their index. */
export const termIndexes = [
  ...['privacy', 'terms', 'email', 'accessibility'],
  ...['consent_privacy', 'consent_marketing', 'consent_third_party'],
] as const;

export const getTerms = endpoint({
  kind: 'terms',
  method: 'GET',
  path: '/api/customer/getTerms',
  summary: 'A text of the terms as it is in force today, or an earlier version of it.',
  input: v.object({
    term_index: v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/)),
    version: v.optional(idxSchema),
  }),
  answer: v.object({
    termIndex: v.string(),
    title: v.string(),
    version: idxSchema,
    effectiveOn: daySchema,
    /** A consent that nothing depends on: (선택). */
    optional: v.boolean(),
    /** Each `h4` begins an article. Sanitised by the server; the browser sanitises it again. */
    html: v.string(),
    /** The same in its articles: titles are plain text, and empty for what stands before the first. */
    articles: v.array(v.object({ title: v.string(), html: v.string() })),
    /** All that are or have been in force, the newest first. */
    versions: v.array(v.object({ version: idxSchema, effectiveOn: daySchema })),
  }),
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});
