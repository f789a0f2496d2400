import type { OwnedProduct } from '@portal/contract';
import type { SiteType } from '@portal/format';
import type { GeneratedAlways, Selectable } from 'kysely';

/** The name that a submission's photos have as their owner. */
export const photoOwner = (
  board: 'inquiry' | 'voice' | 'service_order' | 'payment_change' | 'registration',
  bbsIdx: string,
) => `${board}:${bbsIdx}`;

/** Columns of the tables of all kinds of submission. */
export interface SubmittedColumns {
  bbs_idx: GeneratedAlways<number>;
  member_id: string;
  product_idx: number | null;
  /** The product's name at that time, because the product may leave the registry. */
  goods_name: string | null;
  received_on: string;
  answer_by: string;
  answered_on: string | null;
  /** The site that the customer came from. */
  site_type: SiteType;
}

/** What all kinds of submission have. Days are `2026-11-21`, in Seoul. */
export interface Submitted {
  memberId: string;
  /** The product it is about; null for none. */
  product: OwnedProduct | null;
  receivedOn: string;
  answerBy: string;
  siteType: SiteType;
}

/** The same as a row that is not answered yet. */
export const submittedRow = ({ memberId, product, receivedOn, answerBy, siteType }: Submitted) => ({
  member_id: memberId,
  product_idx: product && Number(product.productIdx),
  goods_name: product && product.goodsName,
  received_on: receivedOn,
  answer_by: answerBy,
  answered_on: null,
  site_type: siteType,
});

type Row = Pick<Selectable<SubmittedColumns>, 'bbs_idx' | 'received_on' | 'answered_on'>;

/** What a list shows of a submission beside its title. */
export const summaryOf = (row: Row) => ({
  bbsIdx: String(row.bbs_idx),
  state: row.answered_on === null ? ('0' as const) : ('1' as const),
  receivedOn: row.received_on,
});

/** The answer, null where there is none yet. */
export const answerOf = ({ answered_on: answeredOn }: Row, text: string) =>
  answeredOn === null ? null : { text, answeredOn };
