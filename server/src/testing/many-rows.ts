import { serviceNames, serviceStages, voiceTypes, type ServiceKind } from '@portal/contract';
import { sql } from 'kysely';
import { daysBefore } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { NewRow } from '../db/tables.ts';
import { saveMember } from '../modules/member/repository.ts';
import type { Member } from '../modules/member/rules.ts';
import { setAskedAt } from '../modules/point/repository.ts';
import { nothingElse } from '../modules/service-order/entered.ts';
import type { Cipher } from '../personal-data/cipher.ts';
import { aMember } from './inputs/members.ts';

/** How many rows a member gets in each list. */
export interface Counts {
  orders: number;
  inquiries: number;
  voices: number;
  registrations: number;
  points: number;
}

/** A member of the membership sandbox, with the fields that lists need. Each of their rows contains `name`. */
export const memberOf = (loginId: string, userIdx: string | null, name = loginId): Member =>
  aMember({ memberId: `ms-${loginId}`, userIdx, name, phone: '' });

/** The rows are spread over this many days; the last of them is yesterday. */
const SPREAD_DAYS = 1_500;
/** Rows per insert. */
const AT_ONCE = 500;

const services = Object.keys(serviceNames) as ServiceKind[];
const place = { zonecode: '05551', addr: '서울 송파구 올림로 300', addrDetail: '101동 1203호' };

/**
 * Gives a member rows in every list, spread over the past. Most requests are done, a few wait for their payment, and every
 * tenth spends points.
 * @param now stored as the time at which we last asked for the member's points, so that the service is not asked again
 */
export async function giveRows(
  db: Db,
  cipher: Cipher,
  member: Member,
  counts: Counts,
  { today, now }: { today: string; now: number },
): Promise<void> {
  const { memberId, userIdx, name } = member;
  const dayOf = (i: number, of: number) =>
    daysBefore(today, SPREAD_DAYS - Math.floor((i / of) * (SPREAD_DAYS - 1)));
  const rows = <T>(count: number, row: (i: number) => T) =>
    Array.from({ length: count }, (_, i) => row(i));

  const order = (i: number): NewRow<'service_order'> => {
    const service = services[i % services.length] ?? 'after';
    const last = Object.keys(serviceStages[service]).at(-1) ?? '';
    const isOpen = i % 37 === 0 && service !== 'after' && service !== 'w_filter';
    const day = dayOf(i, counts.orders);
    const entered = { ...nothingElse, custName: '김하늘', phoneNum: '01000001001', place };
    const contact = `${memberId} ${i}`;
    return {
      member_id: memberId,
      service,
      product: service === 'w_filter' ? 'w' : 'bf',
      product_idx: i,
      goods_name: `한결 안마의자 ${name}`,
      status: isOpen ? 'WAIT' : last,
      version: 1,
      received_on: day,
      visit_on: daysBefore(day, -3),
      second_on: null,
      entered: cipher.seal('service_order.entered', JSON.stringify(entered)),
      contact: cipher.seal('service_order.contact', contact),
      contact_index: cipher.index('service_order.contact', contact),
      quote: JSON.stringify({ lines: [], total: 100_000, point: 0, payable: isOpen ? 100_000 : 0 }),
      point: i % 10 === 0 ? 100 : 0,
      pay_moid: null,
      held: 0,
      site_type: 'CS',
    };
  };
  const submitted = (i: number, of: number) => ({
    member_id: memberId,
    product_idx: null,
    goods_name: null,
    received_on: dayOf(i, of),
    answer_by: dayOf(i, of),
    answered_on: i % 3 === 0 ? null : dayOf(i, of),
    site_type: 'CS' as const,
  });
  const inquiry = (i: number): NewRow<'inquiry'> => ({
    ...submitted(i, counts.inquiries),
    groups: 'product',
    deleted_on: null,
    title: cipher.seal('inquiry.title', `리모컨이 켜지지 않습니다 ${name}`),
    text: cipher.seal('inquiry.text', '어젯밤부터 아무 반응이 없습니다. '.repeat(20)),
    answer_text: cipher.seal('inquiry.answer_text', '확인해 보겠습니다. '.repeat(20)),
  });
  const kinds = Object.values(voiceTypes);
  const voice = (i: number): NewRow<'voice'> => {
    const { bbsCode, receptionType } = kinds[i % kinds.length] ?? voiceTypes.praise;
    return {
      ...submitted(i, counts.voices),
      bbs_code: bbsCode,
      reception_type: receptionType,
      title: cipher.seal('voice.title', `친절한 기사님 ${name}`),
      text: cipher.seal('voice.text', '덕분에 잘 쓰고 있습니다. '.repeat(20)),
      staff_name: cipher.seal('voice.staff_name', ''),
      place: cipher.seal('voice.place', ''),
      consent_share: false,
      answer_text: cipher.seal('voice.answer_text', ''),
    };
  };
  const registration = (i: number): NewRow<'registration'> => {
    const day = dayOf(i, counts.registrations);
    return {
      member_id: memberId,
      goods_cd: 'HB-700',
      goods_name: `한결 안마의자 ${name}`,
      product: 'bf',
      serial_no: `C2001${String(i).padStart(6, '0')}`,
      bought_at: 'market',
      shop: cipher.seal('registration.shop', ''),
      bought_on: day,
      status: i % 10 === 0 ? 'RECEIVE' : 'COMPLETE',
      version: 1,
      refused: false,
      refusal: cipher.seal('registration.refusal', ''),
      recorded: true,
      received_on: day,
      answer_by: day,
      site_type: 'CS',
    };
  };
  const entry = (i: number): NewRow<'point_entry'> => {
    const day = dayOf(i, counts.points);
    const isExpired = i % 5 === 4;
    return {
      user_idx: userIdx ?? '',
      entry_no: `p-${i}`,
      type: isExpired ? 'EXPIRED' : 'EARN',
      amount: 10,
      happened_on: day,
      text: `구매 적립 ${name}`,
      expires_on: isExpired ? null : daysBefore(day, -365),
    };
  };

  await saveMember(db, cipher, member);
  await insertAll(db, 'service_order', rows(counts.orders, order));
  await insertAll(db, 'inquiry', rows(counts.inquiries, inquiry));
  await insertAll(db, 'voice', rows(counts.voices, voice));
  await insertAll(db, 'registration', rows(counts.registrations, registration));
  if (userIdx === null) return;
  await insertAll(db, 'point_entry', rows(counts.points, entry));
  await setAskedAt(db, userIdx, now);
}

async function insertAll<
  T extends 'service_order' | 'inquiry' | 'voice' | 'registration' | 'point_entry',
>(db: Db, table: T, rows: NewRow<T>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
}

/** Does what autovacuum does in PostgreSQL, and what the server does with the embedded database when it opens it. */
export const vacuum = (db: Db) => sql`vacuum analyze`.execute(db);
