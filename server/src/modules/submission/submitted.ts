import type { OwnedProduct } from '@portal/contract';
import type { Selectable } from 'kysely';
import type { SubmittedColumns } from '../../db/schema.ts';

/** What the photos of a submission know it by. */
export const photoOwner = (board: 'inquiry' | 'voice', bbsIdx: string) => `${board}:${bbsIdx}`;

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
