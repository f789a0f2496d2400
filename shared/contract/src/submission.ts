import * as v from 'valibot';
import { daySchema, idxSchema } from './list.ts';

/** The key of a `keyed` call. A form makes one, and sends the same key with every retry of its submission. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/** Working days of the customer centre within which every submission is answered. */
export const ANSWER_WORKING_DAYS = 3;
/** The portal's one sentence about that, on pages, in descriptions and in the FAQ. */
export const answerPromise = `영업일 기준 ${ANSWER_WORKING_DAYS}일 안에 답변드립니다.`;

/**
 * Years for which submissions are kept: records of complaints (Enforcement Decree of the Act on the Consumer Protection
 * in Electronic Commerce, article 6). Then they are deleted.
 */
export const KEPT_YEARS = 3;

/** What the consents to every submission have in common. */
export const submissionConsent = {
  version: '1',
  effectiveOn: '2026-11-01',
  optional: false,
  title: '개인정보 수집·이용',
  items: '이름, 휴대전화 번호, 고르신 제품, 작성하신 내용과 사진',
  retention: `접수한 날부터 ${KEPT_YEARS}년 (전자상거래법의 소비자 불만 처리 기록)`,
  refusal: '동의하지 않으실 수 있습니다. 다만 동의하지 않으시면 접수할 수 없습니다.',
} as const;

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

/** Header of a submission with the site that its customer came from (`site_type`, specification, 3). */
export const SITE_TYPE_HEADER = 'x-site-type';
