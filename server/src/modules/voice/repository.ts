import {
  voiceTypes,
  type AnswerOf,
  type ParsedInputOf,
  type fileVoice,
  type Voice,
  type readVoice,
  type listVoices,
} from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Row } from '../../db/tables.ts';
import type { Store } from '../../parts.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { tell } from '../message/outbox.ts';
import { photosOf } from '../photo/repository.ts';
import {
  answerOf,
  photoOwner,
  submittedRow,
  summaryOf,
  type Submitted,
} from '../submission/submitted.ts';
import { voicesLeft } from './tally.ts';

/** The input of a voice of either board. */
export type VoiceInput = Pick<
  ParsedInputOf<typeof fileVoice>,
  'title' | 'text' | 'staffName' | 'place' | 'consentShare'
> &
  Pick<Voice, 'bbsCode' | 'receptionType'>;

/** Stores a voice. @returns its number */
export async function addVoice({ db, cipher }: Store, input: VoiceInput, submitted: Submitted) {
  const { bbs_idx } = await db
    .insertInto('voice')
    .values({
      ...submittedRow(submitted),
      bbs_code: input.bbsCode,
      reception_type: input.receptionType,
      title: cipher.seal('voice.title', input.title),
      text: cipher.seal('voice.text', input.text),
      staff_name: cipher.seal('voice.staff_name', input.staffName),
      place: cipher.seal('voice.place', input.place),
      consent_share: input.consentShare === 'Y',
      answer_text: cipher.seal('voice.answer_text', ''),
    })
    .returning('bbs_idx')
    .executeTakeFirstOrThrow();
  return String(bbs_idx);
}

type Summary = Pick<
  Row<'voice'>,
  'bbs_idx' | 'bbs_code' | 'reception_type' | 'title' | 'received_on' | 'answered_on'
>;

const toSummary = (cipher: Cipher, row: Summary) => ({
  ...summaryOf(row),
  bbsCode: row.bbs_code,
  receptionType: row.reception_type,
  title: cipher.open('voice.title', row.title),
});

function matching(db: Db, memberId: string, wanted: ParsedInputOf<typeof listVoices>) {
  const { fromDate, toDate, searchBbsCode, receptionType } = wanted;
  let query = db.selectFrom('voice').where('member_id', '=', memberId);
  if (fromDate !== undefined) query = query.where('received_on', '>=', fromDate);
  if (toDate !== undefined) query = query.where('received_on', '<=', toDate);
  if (searchBbsCode !== undefined) query = query.where('bbs_code', '=', searchBbsCode);
  if (receptionType !== undefined) query = query.where('reception_type', '=', receptionType);
  return query;
}

/** One page of a member's voices, the newest first; `fromDate` and `toDate` are inclusive. */
export async function findVoices(
  { db, cipher }: Store,
  memberId: string,
  wanted: ParsedInputOf<typeof listVoices> & { today: string },
): Promise<AnswerOf<typeof listVoices>> {
  const rows = matching(db, memberId, wanted)
    .select(['bbs_idx', 'bbs_code', 'reception_type', 'title', 'received_on', 'answered_on'])
    .orderBy('received_on', 'desc')
    .orderBy('bbs_idx', 'desc');
  const page = await readPage(rows, wanted, (row) => toSummary(cipher, row));
  return { ...page, leftToday: await voicesLeft(db, memberId, wanted.today) };
}

/** A voice by its board and number; null unless this member raised it. */
export async function findVoice(
  { db, cipher }: Store,
  memberId: string,
  { bbsCode, bbsIdx }: ParsedInputOf<typeof readVoice>,
): Promise<Voice | null> {
  const row = await db
    .selectFrom('voice')
    .selectAll()
    .where('bbs_idx', '=', Number(bbsIdx))
    .where('bbs_code', '=', bbsCode)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) return null;
  const summary = toSummary(cipher, row);
  return {
    ...summary,
    goodsName: row.goods_name,
    staffName: cipher.open('voice.staff_name', row.staff_name),
    place: cipher.open('voice.place', row.place),
    text: cipher.open('voice.text', row.text),
    photos: await photosOf(db, photoOwner('voice', summary.bbsIdx)),
    answerBy: row.answer_by,
    answer: answerOf(row, cipher.open('voice.answer_text', row.answer_text)),
  };
}

interface Answer {
  bbsCode: Voice['bbsCode'];
  bbsIdx: string;
  text: string;
  answeredOn: string;
}

/** Stores the answer to a voice. @returns false where its board has no voice with this number */
export function answerVoice(
  { db, cipher }: Store,
  { bbsCode, bbsIdx, text, answeredOn }: Answer,
  at: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('voice')
      .set({ answered_on: answeredOn, answer_text: cipher.seal('voice.answer_text', text) })
      .where('bbs_idx', '=', Number(bbsIdx))
      .where('bbs_code', '=', bbsCode)
      .returning(['member_id', 'reception_type'])
      .executeTakeFirst();
    if (!row) return false;
    const type = Object.entries(voiceTypes).find(
      ([, { receptionType }]) => receptionType === row.reception_type,
    )?.[0];
    const values = {
      what: '고객의 소리',
      number: bbsIdx,
      page: `voc?type=${type ?? ''}&idx=${bbsIdx}`,
    };
    const to = { subject: bbsIdx, memberId: row.member_id, phone: null, once: 'voice' };
    await tell({ db: transaction, cipher }, { event: 'answered', ...to, values }, at);
    return true;
  });
}
