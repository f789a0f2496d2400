import type { ProductCode, Reference, ReferenceFile } from '@portal/contract';
import type { ColumnType } from 'kysely';
import type { SafeHtml } from '../html.ts';

type Json<T> = ColumnType<T, string, string>;

/** Columns that a list is searched by, made when content is loaded. */
export interface SearchColumns {
  /** Subject and plain text, folded as a search word is. */
  search_text: string;
  /** Initial consonants of the subject. */
  initials: string;
}

export interface FaqTable extends SearchColumns {
  bbs_idx: string;
  product: ProductCode;
  type: string;
  subject: string;
  html: SafeHtml;
  excerpt: string;
  published_on: string;
  views: number;
}

export interface ReferencePostTable extends SearchColumns {
  bbs_idx: string;
  bbs_code: Reference['bbsCode'];
  product: ProductCode;
  type: string;
  subject: string;
  model: string;
  html: SafeHtml;
  published_on: string;
  video: Json<Reference['video']>;
  files: Json<ReferenceFile[]>;
}

export interface ContentStateTable {
  /** Always 1: the table has one row. */
  id: number;
  revision: string;
}

/** Every table of the database. A `date` is `2026-11-21`, a `bigint` a number. */
export interface Tables {
  faq: FaqTable;
  reference_post: ReferencePostTable;
  content_state: ContentStateTable;
}
