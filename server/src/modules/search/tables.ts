import type { ProductCode, SearchClass } from '@portal/contract';
import type { SearchColumns } from '../../db/search.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** What the search over everything goes over: a row for each post of whatever board. */
    search_entry: SearchColumns & {
      classification: SearchClass;
      bbs_idx: string;
      product: ProductCode | null;
      subject: string;
      /** Plain text, a block on each line. */
      body: string;
      published_on: string;
    };
    search_word: {
      word: string;
      /** The word taken apart to what a keyboard types, without spaces. */
      letters: string;
      initials: string;
      /** How often it counts as searched for before anybody did; 0 for customers' own. */
      weight: number;
    };
    search_tally: {
      word: string;
      day: string;
      searched: number;
    };
  }
}
