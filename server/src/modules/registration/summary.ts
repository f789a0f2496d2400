import { registrationStages, type AnswerOf, type listRegistrations } from '@portal/contract';
import type { Row } from '../../db/tables.ts';

/** What a list shows of a registration. */
export type Summary = AnswerOf<typeof listRegistrations>['list'][number];

/** The columns that a summary is made of. */
export const SUMMARY = [
  'bbs_idx',
  'goods_name',
  'product',
  'serial_no',
  'status',
  'received_on',
  'answer_by',
  'refused',
] as const;

/** @param row with `replaced_by`, the number of the registration that replaces it, where it was asked for */
export const toSummary = (
  row: Pick<Row<'registration'>, (typeof SUMMARY)[number]> & { replaced_by?: number | null },
): Summary => ({
  bbsIdx: String(row.bbs_idx),
  goodsName: row.goods_name,
  product: row.product,
  serialNo: row.serial_no,
  status: row.status,
  statusName: registrationStages[row.status],
  receivedOn: row.received_on,
  answerBy: row.answer_by,
  refused: row.refused,
  replacedBy: row.replaced_by ? String(row.replaced_by) : null,
});
