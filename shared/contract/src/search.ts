import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { countSchema, daySchema, idxSchema, searchInput } from './list.ts';
import { productSchema } from './product.ts';
import { referenceBoards } from './reference.ts';

const { video, manual } = referenceBoards;

/** The classes that the search covers, and the number of each class's board. */
export const searchBoards = { faq: '11', video, manual, notice: '12' } as const;
export type SearchClass = keyof typeof searchBoards;

const classes = ['faq', 'video', 'manual', 'notice'] as const satisfies SearchClass[];

const hitSchema = v.object({
  classification: v.picklist(classes),
  bbsIdx: idxSchema,
  /** Null for notices, which are about no product. */
  product: v.nullable(productSchema),
  subject: v.string(),
  /** The sentence that answers: the one that says most of the search, else the first. Plain text. */
  excerpt: v.string(),
  /** Pieces of subject and excerpt that say what was searched for: also other words for it, and other forms. */
  marks: v.optional(v.array(v.string()), []),
  publishedOn: daySchema,
});
export type SearchHit = v.InferOutput<typeof hitSchema>;

/**
 * What a search says, without particles, endings and filler, mistyped words put right: each word with other words for it,
 * verbs in their dictionary form. The higher the weight, the more a word says.
 */
const readSchema = v.optional(
  v.array(v.object({ word: v.string(), also: v.array(v.string()), weight: v.number() })),
  [],
);

/**
 * Counts words, but is not marked as a GET that `changes` data: it reads no cookie and counts for nobody, so another
 * site gains nothing by making a customer's browser call it.
 */
export const searchSite = endpoint({
  kind: 'search',
  counts: true,
  path: '/api/search',
  summary:
    'Questions, videos, manuals and notices by words or a sentence; those that say most of it come first.',
  input: v.object({
    /**
     * Words or a sentence. Any word may match, and more words rank higher: in all of its forms, written together with others, or
     * by another name; initial consonants (ㄹㅁㅋ) match titles. An empty text finds nothing.
     */
    searchStr: searchInput,
    /** `Y` counts this search in the ranking of words; `N` (another page or class) does not. */
    saveStrTeam: v.optional(v.picklist(['Y', 'N']), 'N'),
    page: v.optional(countSchema(1, 100_000), 1),
    listSize: v.optional(countSchema(1, 50), 10),
    /** Limits the search to this board. */
    bbsCode: v.optional(v.picklist(Object.values(searchBoards))),
    classification: v.optional(v.picklist(['all', ...classes]), 'all'),
  }),
  answer: v.object({
    list: v.array(hitSchema),
    /** Hits of the requested class on all pages. */
    total: v.number(),
    /** The last page if the requested one is beyond it. */
    page: v.number(),
    listSize: v.number(),
    /** Hits per class, whichever class was requested. */
    counts: v.object({
      all: v.number(),
      faq: v.number(),
      video: v.number(),
      manual: v.number(),
      notice: v.number(),
    }),
    /** True if a word was mistyped, and the hits have the one that was meant. */
    similar: v.optional(v.boolean(), false),
    words: readSchema,
    /** Where nothing is found: the posts whose titles look most like the search. */
    nearest: v.optional(v.array(hitSchema), []),
  }),
  envelope: 'result',
});

const wordsSchema = v.object({ list: v.array(v.object({ word: v.string() })) });

export const listHotWords = endpoint({
  kind: 'searchHotList',
  path: '/api/search/selectSearchHotList',
  summary: 'The ten words most searched for in the last seven days.',
  answer: wordsSchema,
  envelope: 'result',
});

export const listRecommendedWords = endpoint({
  kind: 'searchRecommendList',
  path: '/api/search/selectSearchRecommendList',
  summary:
    'Up to eight words that complete the text being typed, and up to four posts that it may be about.',
  input: v.object({
    /** The field's text as it is, even in the middle of a syllable: 리, 림, ㄹㅁ. */
    searchStr: searchInput,
  }),
  answer: v.object({
    ...wordsSchema.entries,
    hits: v.optional(
      v.array(v.pick(hitSchema, ['classification', 'bbsIdx', 'product', 'subject'])),
      [],
    ),
    words: readSchema,
  }),
  envelope: 'result',
});
