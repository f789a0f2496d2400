import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { countSchema, daySchema, idxSchema, searchInput } from './list.ts';
import { productSchema } from './product.ts';
import { referenceBoards } from './reference.ts';

const { video, manual } = referenceBoards;

/** What a search goes over, and the number of each one's board. */
export const searchBoards = { faq: '11', video, manual, notice: '12' } as const;
export type SearchClass = keyof typeof searchBoards;

const classes = ['faq', 'video', 'manual', 'notice'] as const satisfies SearchClass[];

const hitSchema = v.object({
  classification: v.picklist(classes),
  bbsIdx: idxSchema,
  /** Null where it is about no product: notices. */
  product: v.nullable(productSchema),
  subject: v.string(),
  /** Plain text around the first place that was found, else the beginning of it. */
  excerpt: v.string(),
  publishedOn: daySchema,
});
export type SearchHit = v.InferOutput<typeof hitSchema>;

/**
 * Not a GET that `changes` data, although it counts words: it counts for nobody, looks at no cookie and
 * does for another site's page what that site could do itself.
 */
export const searchAll = endpoint({
  kind: 'search',
  method: 'GET',
  path: '/api/search',
  summary:
    'Questions, videos, manuals and notices by words, those with all of them in the title first.',
  input: v.object({
    /** Each word has to match; initial consonants (ㄹㅁㅋ) match the title. Empty finds nothing. */
    searchStr: searchInput,
    /** `Y` counts the word among those searched for, `N` (paging, another class) does not. */
    saveStrTeam: v.optional(v.picklist(['Y', 'N']), 'N'),
    page: v.optional(countSchema(1, 100_000), 1),
    listSize: v.optional(countSchema(1, 50), 10),
    /** Only what stands on this board. */
    bbsCode: v.optional(v.picklist(Object.values(searchBoards))),
    classification: v.optional(v.picklist(['all', ...classes]), 'all'),
  }),
  answer: v.object({
    list: v.array(hitSchema),
    /** Hits of the asked class on all pages. */
    total: v.number(),
    /** Can differ from the asked one: the last there is. */
    page: v.number(),
    listSize: v.number(),
    /** Hits of every class, whichever was asked for. */
    counts: v.object({
      all: v.number(),
      faq: v.number(),
      video: v.number(),
      manual: v.number(),
      notice: v.number(),
    }),
  }),
  envelope: 'result',
});

const wordsSchema = v.object({ list: v.array(v.object({ word: v.string() })) });

export const selectSearchHotList = endpoint({
  kind: 'searchHotList',
  method: 'GET',
  path: '/api/search/selectSearchHotList',
  summary: 'The ten words most searched for in the last seven days.',
  input: v.object({}),
  answer: wordsSchema,
  envelope: 'result',
});

export const selectSearchRecommendList = endpoint({
  kind: 'searchRecommendList',
  method: 'GET',
  path: '/api/search/selectSearchRecommendList',
  summary: 'Up to eight words that what is being typed may become.',
  input: v.object({
    /** As it stands in the field, also in the middle of a syllable: 리, 림, ㄹㅁ. */
    searchStr: searchInput,
  }),
  answer: wordsSchema,
  envelope: 'result',
});
