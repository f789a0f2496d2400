import { apiError } from '@portal/api-client';
import { serviceConsent, voiceConsent, voiceFields } from '@portal/contract';
import {
  address,
  choice,
  choiceCards,
  consent,
  CopyNumber,
  line,
  lines,
  photos,
  productCards,
  productChoice,
  visitDay,
  WindowChoice,
} from '@portal/form';
import { api } from '@portal/host';
import { Stack } from '@portal/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { Asked } from '../Asked.tsx';
import { Member } from '../Member.tsx';

const days = {
  data: {
    from: '2026-11-24',
    to: '2027-01-23',
    firstOpen: '2026-11-27',
    closed: [
      { day: '2026-11-24', reason: '오늘은 방문 준비가 어렵습니다.' },
      { day: '2026-11-25', reason: '방문 준비에 이틀이 걸립니다.' },
      { day: '2026-11-26', reason: '방문 준비에 이틀이 걸립니다.' },
      { day: '2026-11-29', reason: '일요일에는 방문하지 않습니다.' },
    ],
  },
  error: undefined,
  fetching: false,
  refetch() {},
};
const place = { zonecode: '06236', addr: '서울 강남구 테헤란로 1', addrDetail: '101동 1001호' };
const parts = { seat: '시트', remote: '리모컨' };

export function Line() {
  const name = line({ label: '이름', schema: v.string(), hint: '받으실 분의 이름입니다.' });
  return (
    <Asked field={name} states={[{}, { value: '김하늘' }, { error: '이름을 입력해 주세요.' }]} />
  );
}

export function Lines() {
  const text = lines({ label: '내용', schema: voiceFields.text, rows: 4 });
  return <Asked field={text} states={[{}, { value: '의자에서 소리가 납니다.' }]} />;
}

export function Choice() {
  const part = choice({ label: '부품', schema: v.string(), options: parts });
  return <Asked field={part} states={[{ value: 'seat' }, { error: '부품을 골라 주세요.' }]} />;
}

export function Cards() {
  const part = choiceCards({ label: '부품', schema: v.string(), options: parts });
  return <Asked field={part} states={[{ value: 'seat' }, { error: '부품을 골라 주세요.' }]} />;
}

export function Address() {
  const where = address({ label: '방문할 곳' });
  return <Asked field={where} states={[{}, { value: place }, { error: '주소를 찾아 주세요.' }]} />;
}

export function VisitDay() {
  const day = visitDay({ label: '방문일', schema: v.string(), useDays: () => days });
  return (
    <Asked field={day} states={[{}, { value: '2026-11-27' }, { error: '방문일을 골라 주세요.' }]} />
  );
}

/** While the days load, and when they cannot be loaded. */
export function VisitDayWithoutDays() {
  const none = { ...days, data: undefined };
  const loads = visitDay({
    label: '방문일',
    schema: v.string(),
    useDays: () => ({ ...none, fetching: true }),
  });
  const fails = visitDay({
    label: '방문일',
    schema: v.string(),
    useDays: () => ({ ...none, error: apiError({ code: 'NETWORK' }) }),
  });
  return (
    <Stack gap={24}>
      <Asked field={loads} />
      <Asked field={fails} />
    </Stack>
  );
}

/** The windows of a day that was chosen, one of them full. */
export function DayWindows() {
  const [value, setValue] = useState('13:00~18:00');
  return (
    <WindowChoice
      label="방문 시간"
      name="visitWindow"
      day="2026-11-27"
      windows={[
        { window: '09:00~12:00', full: ['2026-11-27'] },
        { window: '13:00~18:00', full: [] },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

const call = api.listOwnedProducts;

export function ProductCards() {
  const own = productCards({
    label: '제품',
    schema: v.string(),
    call,
    isFor: () => true,
    refusalOf: ({ verified }) => (verified ? null : '사용 확인이 끝나면 신청하실 수 있습니다.'),
    Missing: () => <p>찾는 제품이 없으시면 고객센터로 전화해 주세요.</p>,
  });
  return (
    <Member>
      <Asked field={own} states={[{ value: '71' }]} />
    </Member>
  );
}

export function ProductChoice() {
  const own = productChoice({ schema: v.optional(v.string()), call });
  return (
    <Member>
      <Asked field={own} />
    </Member>
  );
}

export function Photos() {
  const pictures = photos({
    schema: voiceFields.photos,
    call: api.uploadPhoto,
    hint: '세 장까지 올리실 수 있습니다.',
  });
  return (
    <Member>
      <Asked field={pictures} />
    </Member>
  );
}

export function Consents() {
  return (
    <Stack gap={24}>
      <Asked field={consent(serviceConsent, v.string())} states={[{ value: 'Y' }]} />
      <Asked
        field={consent(voiceConsent, v.string())}
        states={[{ error: '동의해 주셔야 접수할 수 있습니다.' }]}
      />
    </Stack>
  );
}

export function NumberToCopy() {
  return <CopyNumber label="접수 번호" number="20260001" />;
}
