import { voiceTypes } from '@portal/contract';
import type { NewRow } from '../../db/tables.ts';
import { dayOf, rowsOf, type Of } from './rows.ts';

const submitted = ({ member, today }: Of, i: number, count: number) => ({
  member_id: member.memberId,
  product_idx: null,
  goods_name: null,
  received_on: dayOf(today, i, count),
  answer_by: dayOf(today, i, count),
  answered_on: i % 3 === 0 ? null : dayOf(today, i, count),
  site_type: 'CS' as const,
});

export function inquiryRows(of: Of): NewRow<'inquiry'>[] {
  const { cipher, counts, member } = of;
  return rowsOf(counts.inquiries, (i) => ({
    ...submitted(of, i, counts.inquiries),
    groups: 'product',
    deleted_on: null,
    title: cipher.seal('inquiry.title', `리모컨이 켜지지 않습니다 ${member.name}`),
    text: cipher.seal('inquiry.text', '어젯밤부터 아무 반응이 없습니다. '.repeat(20)),
    answer_text: cipher.seal('inquiry.answer_text', '확인해 보겠습니다. '.repeat(20)),
  }));
}

const kinds = Object.values(voiceTypes);

export function voiceRows(of: Of): NewRow<'voice'>[] {
  const { cipher, counts, member } = of;
  return rowsOf(counts.voices, (i) => {
    const { bbsCode, receptionType } = kinds[i % kinds.length] ?? voiceTypes.praise;
    return {
      ...submitted(of, i, counts.voices),
      bbs_code: bbsCode,
      reception_type: receptionType,
      title: cipher.seal('voice.title', `친절한 기사님 ${member.name}`),
      text: cipher.seal('voice.text', '덕분에 잘 쓰고 있습니다. '.repeat(20)),
      staff_name: cipher.seal('voice.staff_name', ''),
      place: cipher.seal('voice.place', ''),
      consent_share: false,
      answer_text: cipher.seal('voice.answer_text', ''),
    };
  });
}

export function registrationRows({ member, cipher, today, counts }: Of): NewRow<'registration'>[] {
  return rowsOf(counts.registrations, (i) => {
    const day = dayOf(today, i, counts.registrations);
    return {
      member_id: member.memberId,
      goods_cd: 'HB-700',
      goods_name: `한결 안마의자 ${member.name}`,
      product: 'bf',
      serial_no: `C2001${String(i).padStart(6, '0')}`,
      bought_at: 'market',
      shop: cipher.seal('registration.shop', '한빛 스토어'),
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
  });
}
