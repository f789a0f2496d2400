import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { daySchema, idxSchema } from './list.ts';

/**
 * The texts of the content folder by their `term_index`: policies, and consents to services. The consents that a form
 * asks for are beside its fields (`Consent`).
 */
export const termIndexes = [
  'privacy',
  'terms',
  'email',
  'accessibility',
  'consent_privacy',
  'consent_marketing',
  'consent_third_party',
] as const;

export const readTerms = endpoint({
  kind: 'terms',
  content: true,
  path: '/api/customer/getTerms',
  summary: 'One of the terms as in force today, or an earlier version of it.',
  input: v.object({
    term_index: v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/)),
    version: v.optional(idxSchema),
  }),
  answer: v.object({
    termIndex: v.string(),
    title: v.string(),
    version: idxSchema,
    effectiveOn: daySchema,
    /** Whether it is an optional consent (선택). */
    optional: v.boolean(),
    /** Each `h4` begins an article. Sanitised by the server; the browser sanitises it again. */
    html: v.string(),
    /** The same text split into articles. Titles are plain text; text before the first article has an empty one. */
    articles: v.array(v.object({ title: v.string(), html: v.string() })),
    /** The version in force and the earlier ones, the newest first. */
    versions: v.array(v.object({ version: idxSchema, effectiveOn: daySchema })),
  }),
  errors: ['ERR_NOT_FOUND'],
});
