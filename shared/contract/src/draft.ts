import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { idempotencyKeySchema } from './submission.ts';

/** The most bytes of a member's draft that the server keeps. */
export const DRAFT_BYTES_MAX = 32 * 1024;

/** The form's name, which the server only compares. */
const form = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
/** JSON of the form's fields by their names. The form alone knows what is in it. */
const values = v.pipe(v.string(), v.maxLength(DRAFT_BYTES_MAX), v.maxBytes(DRAFT_BYTES_MAX));
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** The form's title and the address of its first step, for the list of what the member has begun. */
const title = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const href = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/([^\s\\#/][^\s\\#]*)?$/));

/** A form that the member has begun, on this or another device, and not sent. */
export const begunFormSchema = v.object({
  form: v.string(),
  title: v.string(),
  href: v.string(),
  /** It was saved on another device than this one. */
  elsewhere: v.boolean(),
  /** ISO 8601. */
  savedAt: v.string(),
});

export const readDraft = endpoint({
  kind: 'draft',
  path: '/api/draft/get',
  audience: 'account',
  summary: 'What the member has entered into a form and not sent, also on another device.',
  input: v.object({ form }),
  answer: v.object({
    /** Null if there is none, or it was sent. */
    draft: v.nullable(
      v.object({
        version,
        /** Who saved it last: one form in one tab. */
        writer: v.string(),
        /** It was saved on another device than this one. */
        elsewhere: v.boolean(),
        /** ISO 8601. */
        savedAt: v.string(),
        /** The idempotency key under which it will be sent. */
        key: v.string(),
        values: v.string(),
      }),
    ),
  }),
});

export const saveDraft = endpoint({
  kind: 'saveDraft',
  method: 'POST',
  path: '/api/draft/save',
  audience: 'account',
  summary:
    'Keeps what the member has entered into a form, unless another tab or device has saved since `base`.',
  input: v.object({
    form,
    title: v.optional(title),
    href: v.optional(href),
    /** The version that the writer has read; 0 for none. */
    base: version,
    writer: idempotencyKeySchema,
    key: idempotencyKeySchema,
    /** Null deletes the draft. */
    values: v.nullable(values),
  }),
  /** Version 0: there is no draft now. Null: it was not kept, because another has saved since, or the form was sent. */
  answer: v.object({ version: v.nullable(version) }),
  errors: ['ERR_TOO_MANY'],
});
