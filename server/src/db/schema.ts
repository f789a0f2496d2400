import type { Popup, ProductCode, Reference, DownloadFile, SearchClass } from '@portal/contract';
import type { ColumnType } from 'kysely';
import type { SafeHtml } from '../html.ts';
import type { BlindIndex, Sealed } from '../personal-data/cipher.ts';

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
  files: Json<DownloadFile[]>;
}

export interface NoticeTable extends SearchColumns {
  bbs_idx: string;
  subject: string;
  html: SafeHtml;
  /** Stays on top. */
  pinned: boolean;
  published_on: string;
}

/** What the search over everything goes over: a row for each post of whatever board. */
export interface SearchEntryTable extends SearchColumns {
  classification: SearchClass;
  bbs_idx: string;
  product: ProductCode | null;
  subject: string;
  /** Plain text, a block on each line. */
  body: string;
  published_on: string;
}

export interface SearchWordTable {
  word: string;
  /** The word taken apart to what a keyboard types, without spaces. */
  letters: string;
  initials: string;
  /** How often it counts as searched for before anybody did; 0 for customers' own. */
  weight: number;
}

export interface SearchTallyTable {
  word: string;
  day: string;
  searched: number;
}

export interface ProductModelTable extends SearchColumns {
  goods_cd: string;
  goods_name: string;
  product: ProductCode;
  place: number;
}

export interface PopupTable {
  name: string;
  kind: 'popup' | 'card';
  page_name: string;
  title: string;
  pop_type: Popup['popType'];
  img: string | null;
  result: SafeHtml;
  from_day: string;
  to_day: string;
  place: number;
}

export interface TermsTable {
  term_index: string;
  version: string;
  title: string;
  effective_on: string;
  optional: boolean;
  html: SafeHtml;
}

export interface AiccDataTable {
  idx: string;
  title: string;
  html: SafeHtml;
  path: string | null;
}

export interface ContentStateTable {
  /** Always 1: the table has one row. */
  id: number;
  revision: string;
}

/** A member of the membership service as of their last sign-in, and of what they changed here since. */
export interface MemberTable {
  /** The membership service's own. */
  member_id: string;
  /** Customer number. */
  user_idx: string | null;
  name: Sealed<'member.name'>;
  phone: Sealed<'member.phone'>;
  email: Sealed<'member.email'>;
  birth_day: Sealed<'member.birth_day'>;
  gender: Sealed<'member.gender'>;
  ci: Sealed<'member.ci'>;
  di: Sealed<'member.di'>;
  ci_index: BlindIndex<'member.ci'>;
  corporate: boolean;
  marketing_agree: boolean;
  certify_state: boolean;
  is_certify: boolean;
}

/** A browser that is known again. Instants are milliseconds since 1970. */
export interface SessionTable {
  /** SHA-256 of what the browser's cookie holds: the table lets nobody in. */
  id_hash: string;
  member_id: string | null;
  created_at: number;
  seen_at: number;
  /** The number that an identity check found in this session; a member may change to it. */
  proven_phone: Sealed<'session.proven_phone'>;
}

/** An identity check under way: gone once its result was used, or ten minutes after it was asked for. */
export interface CertificationTable {
  cert_num: string;
  session_hash: string;
  page_type: string;
  requested_at: number;
  is_answered: boolean;
  claimed_name: Sealed<'certification.claimed_name'>;
  claimed_phone: Sealed<'certification.claimed_phone'>;
  name: Sealed<'certification.name'>;
  phone: Sealed<'certification.phone'>;
  birth_day: Sealed<'certification.birth_day'>;
  gender: Sealed<'certification.gender'>;
  ci: Sealed<'certification.ci'>;
  di: Sealed<'certification.di'>;
}

/** A photo whose file is kept under its id. */
export interface PhotoTable {
  photo_id: string;
  member_id: string;
  created_at: number;
  bytes: number;
  width: number;
  height: number;
  /** What it was sent with; null until a submission names it. */
  owner: string | null;
  /** Among the owner's photos, from 1. */
  place: number;
}

/** Every table of the database. A `date` is `2026-11-21`, a `bigint` a number. */
export interface Tables {
  faq: FaqTable;
  reference_post: ReferencePostTable;
  notice: NoticeTable;
  search_entry: SearchEntryTable;
  search_word: SearchWordTable;
  search_tally: SearchTallyTable;
  product_model: ProductModelTable;
  popup: PopupTable;
  terms: TermsTable;
  aicc_data: AiccDataTable;
  content_state: ContentStateTable;
  member: MemberTable;
  session: SessionTable;
  certification: CertificationTable;
  photo: PhotoTable;
}
