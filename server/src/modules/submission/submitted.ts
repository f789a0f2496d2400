import type { OwnedProduct } from '@portal/contract';
import type { GeneratedAlways, Selectable } from 'kysely';

/** What the photos of a submission know it by. */
export const photoOwner = (board: 'inquiry' | 'voice', bbsIdx: string) => `${board}:${bbsIdx}`;

/** Columns that the table of every kind of submission has. */
export interface SubmittedColumns {
  bbs_idx: GeneratedAlways<number>;
  member_id: string;
  product_idx: number | null;
  /** Name of the product at that time: it may leave the registry. */
  goods_name: string | null;
  received_on: string;
  answer_by: string;
  answered_on: string | null;
}

/** What every submission says of itself beside its text. Days are `2026-11-21`, in Seoul. */
export interface Submitted {
  memberId: string;
  /** The product it is about; null for none. */
  product: OwnedProduct | null;
  receivedOn: string;
  answerBy: string;
}

/** The same as columns; nobody has answered yet. */
export const submittedRow = ({ memberId, product, receivedOn, answerBy }: Submitted) => ({
  member_id: memberId,
  product_idx: product && Number(product.productIdx),
  goods_name: product && product.goodsName,
  received_on: receivedOn,
  answer_by: answerBy,
  answered_on: null,
});

type Row = Pick<Selectable<SubmittedColumns>, 'bbs_idx' | 'received_on' | 'answered_on'>;

/** What a list tells of a submission beside its title. */
export const summaryOf = (row: Row) => ({
  bbsIdx: String(row.bbs_idx),
  state: row.answered_on === null ? ('0' as const) : ('1' as const),
  receivedOn: row.received_on,
});

/** The answer, where there is one. */
export const answerOf = ({ answered_on: answeredOn }: Row, text: string) =>
  answeredOn === null ? null : { text, answeredOn };
