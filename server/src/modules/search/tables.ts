import type { ProductCode, SearchClass } from '@portal/contract';
import type { SearchColumns } from '../../db/search.ts';
import type { Json } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** What the site search reads: a row for each post of every board. */
    search_entry: SearchColumns & {
      classification: SearchClass;
      bbs_idx: string;
      product: ProductCode | null;
      subject: string;
      /** Plain text, one line per block. */
      body: string;
      published_on: string;
    };
    /** Words of titles, and customers' own words for the same. */
    search_vocabulary: {
      word: string;
      also: Json<readonly string[]>;
    };
    search_word: {
      word: string;
      /** The word decomposed into the letters that are typed, without spaces. */
      letters: string;
      initials: string;
      /** A head start in the ranking, from the content folder; 0 for words that customers added. */
      weight: number;
    };
    search_tally: {
      word: string;
      day: string;
      searched: number;
    };
  }
}
