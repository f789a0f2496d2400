import { reserveVisit, type ParsedInputOf } from '@portal/contract';
import type { SiteType } from '@portal/format';
import { AppError, fieldError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { contactIn } from '../member/contact.ts';
import type { Member } from '../member/rules.ts';
import { findShowroom } from '../showroom/repository.ts';
import { fingerprintOf, once } from '../submission/once.ts';
import { hasVisitAt, takePlace } from './repository.ts';
import { closedReason, timesOf } from './rules.ts';
import { tellOfVisit } from './tell.ts';

/** Why a member cannot have a second booking at the same time. */
export const SAME_TIME =
  '같은 시간에 예약하신 방문이 있습니다. 다른 시간을 고르거나 그 예약을 먼저 취소해 주세요.';

/** Checks that a showroom takes visits at a time. @throws AppError ERR_INVALID_INPUT */
export function assertOpen(
  { showroom, visits }: NonNullable<Awaited<ReturnType<typeof findShowroom>>>,
  today: string,
  { visitOn, visitTime }: { visitOn: string; visitTime: string },
): void {
  const reason = closedReason(showroom.hours, today, visitOn);
  if (reason !== null)
    throw fieldError(
      'visitOn',
      `고르신 날은 예약할 수 없습니다 (${reason}). 다른 날을 골라 주세요.`,
    );
  if (!timesOf(showroom.hours, visitOn, visits.minutes).includes(visitTime))
    throw fieldError('visitTime', '예약을 받지 않는 시간입니다. 다른 시간을 골라 주세요.');
}

/**
 * Books a visit for a member. A repeated call with the same key returns the same booking.
 * @returns the booking's number
 * @throws AppError ERR_KEY_REUSED, ERR_NOT_FOUND, ERR_INVALID_INPUT, ERR_VISIT_FULL
 */
export async function bookVisit(
  { db, cipher, secretKey, clock, company }: Parts,
  sent: {
    key: string;
    input: ParsedInputOf<typeof reserveVisit>;
    member: Member;
    siteType: SiteType;
  },
): Promise<string> {
  const { key, input, member, siteType } = sent;
  const { memberId } = member;
  const { bbsIdx, visitOn, visitTime, goodsCd, party } = input;
  const today = clock.today();
  const submission = {
    memberId,
    kind: reserveVisit.kind,
    key,
    fingerprint: fingerprintOf(secretKey, input),
    now: clock.now().getTime(),
  };
  const { visitIdx } = await once(db, submission, async (transaction) => {
    const on = { today, holidays: company.schedule.holidays };
    const found = await findShowroom(transaction, bbsIdx, on);
    if (!found) throw new AppError('ERR_NOT_FOUND');
    const { showroom, visits } = found;
    assertOpen(found, today, { visitOn, visitTime });
    const model = showroom.models.find((each) => each.goodsCd === goodsCd);
    if (goodsCd !== '' && !model)
      throw fieldError('goodsCd', '이 매장에 없는 제품입니다. 체험하실 제품을 다시 골라 주세요.');
    const { name, addr, phone } = showroom;
    const visit = {
      memberId,
      showroom: { bbsIdx, name, addr, phone, minutes: visits.minutes },
      visitOn,
      visitTime,
      goodsName: model?.goodsName ?? null,
      party,
      ...contactIn(input, member),
      receivedOn: today,
      siteType,
    };
    const booked = await takePlace({ db: transaction, cipher }, visit, visits.places);
    if (booked !== null) {
      const told = { ...visit, visitIdx: booked };
      await tellOfVisit({ db: transaction, cipher }, told, 'booked', submission.now);
      return { visitIdx: booked };
    }
    if (await hasVisitAt(transaction, memberId, visitOn, visitTime))
      throw fieldError('visitTime', SAME_TIME);
    throw new AppError('ERR_VISIT_FULL');
  });
  return visitIdx;
}
