import type {
  AnswerOf,
  Inquiry,
  fileInquiry,
  ParsedInputOf,
  listInquiries,
} from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Store } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import { tell } from '../message/outbox.ts';
import { photosOf } from '../photo/repository.ts';
import {
  answerOf,
  photoOwner,
  submittedRow,
  summaryOf,
  type Submitted,
} from '../submission/submitted.ts';

/** Stores an inquiry. @returns its number */
export async function addInquiry(
  { db, cipher }: Store,
  { groups, title, text }: ParsedInputOf<typeof fileInquiry>,
  submitted: Submitted,
): Promise<string> {
  const { bbs_idx } = await db
    .insertInto('inquiry')
    .values({
      ...submittedRow(submitted),
      groups,
      title: cipher.seal('inquiry.title', title),
      text: cipher.seal('inquiry.text', text),
      answer_text: cipher.seal('inquiry.answer_text', ''),
    })
    .returning('bbs_idx')
    .executeTakeFirstOrThrow();
  return String(bbs_idx);
}

function ofMember(db: Db, memberId: string, state: ParsedInputOf<typeof listInquiries>['state']) {
  const all = db
    .selectFrom('inquiry')
    .where('member_id', '=', memberId)
    .where('deleted_on', 'is', null);
  if (state === '-1') return all;
  return all.where('answered_on', state === '0' ? 'is' : 'is not', null);
}

/** One page of a member's inquiries, the newest first. */
export function findInquiries(
  { db, cipher }: Store,
  memberId: string,
  wanted: ParsedInputOf<typeof listInquiries>,
): Promise<AnswerOf<typeof listInquiries>> {
  const rows = ofMember(db, memberId, wanted.state)
    .select(['bbs_idx', 'groups', 'title', 'received_on', 'answered_on'])
    .orderBy('received_on', 'desc')
    .orderBy('bbs_idx', 'desc');
  return readPage(rows, wanted, (row) => ({
    ...summaryOf(row),
    groups: row.groups,
    title: cipher.open('inquiry.title', row.title),
  }));
}

/** How many inquiries of a member are not answered yet. */
export async function countUnanswered(db: Db, memberId: string): Promise<number> {
  const { inquiries } = await ofMember(db, memberId, '0')
    .select(sql<number>`count(*)`.as('inquiries'))
    .executeTakeFirstOrThrow();
  return inquiries;
}

/** An inquiry by its number; null unless this member wrote it and has not deleted it. */
export async function findInquiry(
  { db, cipher }: Store,
  { memberId, userIdx, name }: Member,
  bbsIdx: string,
): Promise<Inquiry | null> {
  const row = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('bbs_idx', '=', Number(bbsIdx))
    .where('member_id', '=', memberId)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const summary = summaryOf(row);
  return {
    ...summary,
    groups: row.groups,
    title: cipher.open('inquiry.title', row.title),
    userIdx,
    writeUser: name,
    productIdx: row.product_idx === null ? null : String(row.product_idx),
    goodsName: row.goods_name,
    text: cipher.open('inquiry.text', row.text),
    photos: await photosOf(db, photoOwner('inquiry', summary.bbsIdx)),
    answerBy: row.answer_by,
    answer: answerOf(row, cipher.open('inquiry.answer_text', row.answer_text)),
  };
}

/**
 * Hides an inquiry from its member; the row stays, because the law requires us to keep it (`KEPT_YEARS`).
 * @returns its number, null if there is none
 */
export async function removeInquiry(db: Db, memberId: string, bbsIdx: string, today: string) {
  const row = await db
    .updateTable('inquiry')
    .set({ deleted_on: today })
    .where('bbs_idx', '=', Number(bbsIdx))
    .where('member_id', '=', memberId)
    .where('deleted_on', 'is', null)
    .returning('bbs_idx')
    .executeTakeFirst();
  return row ? String(row.bbs_idx) : null;
}

/** Stores the answer to an inquiry. @returns false if no inquiry has this number */
export function answerInquiry(
  { db, cipher }: Store,
  { bbsIdx, text, answeredOn }: { bbsIdx: string; text: string; answeredOn: string },
  at: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('inquiry')
      .set({ answered_on: answeredOn, answer_text: cipher.seal('inquiry.answer_text', text) })
      .where('bbs_idx', '=', Number(bbsIdx))
      .where('deleted_on', 'is', null)
      .returning('member_id')
      .executeTakeFirst();
    if (!row) return false;
    const values = { what: '1:1 문의', number: bbsIdx, page: `qna?idx=${bbsIdx}` };
    const to = { subject: bbsIdx, memberId: row.member_id, phone: null, once: 'inquiry' };
    await tell({ db: transaction, cipher }, { event: 'answered', ...to, values }, at);
    return true;
  });
}
