import * as v from 'valibot';
import type { Consent } from './consent.ts';
import { endpoint, memberEndpoint } from './endpoint.ts';
import { visitFields, visitNoteInput } from './fields/visit.ts';
import { nameInput } from './free-text.ts';
import { calendarSchema } from './holiday.ts';
import { daySchema, idxSchema, pageOf, pagingText } from './list.ts';
import { phoneInput } from './phone.ts';
import { timeSchema } from './showroom.ts';
import { submissionConsent } from './submission.ts';

/** The states of a booking. A past visit stays BOOKED. */
export const visitStateNames = { BOOKED: '예약됨', CANCEL: '취소됨' } as const;

/** How many months after the visit we keep a booking. */
export const VISITS_KEPT_MONTHS = 6;

export const visitConsent: Consent = {
  ...submissionConsent,
  termIndex: 'consent_visit',
  items: '이름, 휴대전화 번호, 방문하실 매장과 날짜·시간, 인원, 매장에 남기신 말씀',
  purpose: '매장 방문 예약과 안내',
  retention: `방문하신 날부터 ${VISITS_KEPT_MONTHS}개월`,
  details: [],
};

export const listVisitDays = endpoint({
  kind: 'visitDays',
  path: '/api/showroom/getVisitLimit',
  summary: 'The days on which a showroom can be visited, and why the others are closed.',
  input: v.object({ bbsIdx: idxSchema }),
  answer: calendarSchema,
  errors: ['ERR_NOT_FOUND'],
});

export const listVisitTimes = endpoint({
  kind: 'visitTimes',
  path: '/api/showroom/getReservedTimeList',
  summary: 'The times of a day at which a showroom can be visited, with the places that are left.',
  input: v.object({ bbsIdx: idxSchema, visitOn: visitFields.visitOn }),
  answer: v.object({
    /** Empty if the showroom is closed that day. `left` is the number of free places, 0 if the time is full. */
    times: v.array(v.object({ time: timeSchema, left: v.number() })),
  }),
  errors: ['ERR_NOT_FOUND'],
});

const visitSchema = v.object({
  visitIdx: idxSchema,
  status: v.picklist(['BOOKED', 'CANCEL']),
  /** The number of the showroom. */
  bbsIdx: idxSchema,
  name: v.string(),
  addr: v.string(),
  phone: v.string(),
  visitOn: daySchema,
  visitTime: timeSchema,
  /** How long it takes. */
  minutes: v.number(),
  /** The model to try; null if the customer has none in mind. */
  goodsName: v.nullable(v.string()),
  party: v.number(),
  custName: v.string(),
  phoneNum: v.string(),
  receivedOn: daySchema,
  /** What the customer wants the showroom to know; null if nothing. */
  note: v.optional(v.nullable(v.string())),
  /** Whoever may cancel may also change name, phone and note. */
  may: v.object({ cancel: v.boolean(), move: v.optional(v.boolean()) }),
});
export type Visit = v.InferOutput<typeof visitSchema>;

/** Kinds of cached answers that a booking, a change or a cancellation invalidates. */
const visitsStale = ['visitTimes', 'visitList', 'visit', 'overview'] as const;

export const reserveVisit = memberEndpoint({
  kind: 'insertVisit',
  path: '/api/showroom/insertVisitReserve',
  sends: 'query',
  keyed: true,
  invalidates: visitsStale,
  summary: 'Books a visit of a showroom; sent again with its key, it keeps its number.',
  input: v.object(visitFields),
  answer: visitSchema,
  errors: ['ERR_NOT_FOUND', 'ERR_VISIT_FULL'],
});

export const listVisits = memberEndpoint({
  kind: 'visitList',
  path: '/api/showroom/getVisitReserveList',
  summary: 'The member’s bookings: those to come first, the next one on top.',
  input: v.object(pagingText),
  answer: pageOf(visitSchema),
  envelope: 'result',
});

export const readVisit = memberEndpoint({
  kind: 'visit',
  path: '/api/showroom/getVisitReserve',
  summary: 'One of the member’s bookings.',
  input: v.object({ visitIdx: idxSchema }),
  answer: visitSchema,
  errors: ['ERR_NOT_FOUND'],
});

export const cancelVisit = memberEndpoint({
  kind: 'cancelVisit',
  method: 'POST',
  path: '/api/showroom/cancelVisitReserve',
  invalidates: visitsStale,
  accepts: ['510'],
  summary: 'Cancels a booking that is still to come; its place can be booked again.',
  input: v.object({ visitIdx: idxSchema }),
  answer: visitSchema,
  errors: ['510', 'ERR_NOT_FOUND', 'ERR_VISIT_OVER'],
});

export const moveVisit = memberEndpoint({
  kind: 'moveVisit',
  method: 'POST',
  path: '/api/showroom/moveVisitReserve',
  invalidates: visitsStale,
  summary:
    'Moves a booking to another day or time of its showroom, until noon of the day before; it keeps its place until it has the new one.',
  input: v.object({
    visitIdx: idxSchema,
    visitOn: visitFields.visitOn,
    visitTime: visitFields.visitTime,
  }),
  answer: visitSchema,
  errors: ['510', 'ERR_NOT_FOUND', 'ERR_VISIT_FULL', 'ERR_VISIT_LATE'],
});

export const changeVisitContact = memberEndpoint({
  kind: 'changeVisitContact',
  method: 'POST',
  path: '/api/showroom/changeVisitReserve',
  invalidates: ['visitList', 'visit'],
  summary: 'Changes who comes, whom the showroom calls, and the note, until the visit begins.',
  input: v.object({
    visitIdx: idxSchema,
    custName: nameInput,
    phoneNum: phoneInput,
    note: visitNoteInput,
  }),
  answer: visitSchema,
  errors: ['510', 'ERR_NOT_FOUND', 'ERR_VISIT_LATE'],
});
