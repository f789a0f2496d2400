import * as v from 'valibot';
import { daySchema, idxSchema } from './list.ts';

/** The key of a `keyed` call: a form makes one, and sends the same each time it sends its submission again. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/** Working days of the customer centre within which every submission is answered. */
export const ANSWER_WORKING_DAYS = 3;

/** What every submission is answered with, also when it is sent a second time. */
export const receiptSchema = v.object({
  bbsIdx: idxSchema,
  receivedOn: daySchema,
  /** The last day by which it is answered: working days of the customer centre. */
  answerBy: daySchema,
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** A consent without which nothing can be received. */
export const agreed = v.literal('Y', '내용을 확인하고 동의해 주세요.');
/** A consent that nothing depends on. */
export const agreedOrNot = v.optional(v.picklist(['Y', 'N']), 'N');
