import * as v from 'valibot';
import { daySchema, idxSchema } from './list.ts';

/** The key of a `keyed` call. A form makes one, and sends the same key with every retry of its submission. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/** Working days of the customer centre within which every submission is answered. */
export const ANSWER_WORKING_DAYS = 3;

/** The answer to every submission, and to each retry of it. */
export const receiptSchema = v.object({
  bbsIdx: idxSchema,
  receivedOn: daySchema,
  /** The day by which the customer gets an answer (`ANSWER_WORKING_DAYS`). */
  answerBy: daySchema,
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** A required consent. */
export const agreed = v.literal('Y', '내용을 확인하고 동의해 주세요.');
/** An optional consent. */
export const agreedOrNot = v.optional(v.picklist(['Y', 'N']), 'N');

/** Header by which a submission says what site its customer came from (`site_type`, specification, 3). */
export const SITE_TYPE_HEADER = 'x-site-type';
