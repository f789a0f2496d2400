import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { daySchema, idxSchema, pageOf, pagingInput, searchInput } from './list.ts';
import { productSchema } from './product.ts';

/** The subjects that questions are filed under. */
export const faqTypeNames = {
  trouble: '고장·증상',
  inquiry: '일반 문의',
  rental: '렌탈',
  payment: '결제',
  service: '서비스',
  benefits: '혜택',
  return: '반품·교환',
  member: '회원',
  others: '기타',
  remote: '리모컨',
  supplies: '소모품',
} as const;

export type FaqType = keyof typeof faqTypeNames;

export const faqSchema = v.object({
  bbsIdx: idxSchema,
  product: productSchema,
  type: v.string(),
  subject: v.string(),
  /** Sanitised by the server; the browser sanitises it again before it is shown. */
  html: v.string(),
  /** The answer's first sentence as plain text, for lists. */
  excerpt: v.string(),
  publishedOn: daySchema,
});
export type Faq = v.InferOutput<typeof faqSchema>;

export const listFaqs = endpoint({
  kind: 'faqList',
  content: true,
  reads: true,
  path: '/api/customer/selectFaqList',
  summary: 'Frequently asked questions by product, subject and search text, the most read first.',
  input: v.object({
    /** `a` asks for all products. */
    product: v.optional(v.picklist(['a', 'c', 'bf', 'l', 'w']), 'a'),
    type: v.optional(v.picklist(['all', ...(Object.keys(faqTypeNames) as FaqType[])]), 'all'),
    /** Matches subject and answer; initial consonants (ㄹㅁㅋ) match the subject. */
    searchStr: searchInput,
    /** Asks for the page that has this question; overrides `curPage`. */
    faqIdx: v.optional(idxSchema),
    ...pagingInput,
  }),
  answer: pageOf(faqSchema),
  envelope: 'result',
});
