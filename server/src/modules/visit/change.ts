import type { changeVisitContact, moveVisit, ParsedInputOf, Visit } from '@portal/contract';
import { AppError, fieldError } from '../../errors.ts';
import type { Parts, Store } from '../../parts.ts';
import { withdraw } from '../message/outbox.ts';
import { findShowroom } from '../showroom/repository.ts';
import { assertOpen, SAME_TIME } from './book.ts';
import { findVisit, hasVisitAt, lockVisit, setContact, takePlaceOf } from './repository.ts';
import { momentOf } from './rules.ts';
import { tellOfVisit } from './tell.ts';

type Own = { memberId: string; visitIdx: string };

/**
 * A member's booking that is not cancelled; other changes of it wait until this transaction ends.
 * @throws AppError ERR_NOT_FOUND, 510
 */
async function lockedVisit(store: Store, own: Own, now: Date): Promise<Visit> {
  await lockVisit(store.db, own.visitIdx);
  const visit = await findVisit(store, own, momentOf(now));
  if (!visit) throw new AppError('ERR_NOT_FOUND');
  if (visit.status === 'CANCEL') throw new AppError('510');
  return visit;
}

/**
 * Moves a booking to another day or time of its showroom, and tells the customer. It keeps its place until it has the new one:
 * both change in one transaction. Moving it to where it is does nothing, so a call may be repeated.
 * @throws AppError ERR_NOT_FOUND, 510, ERR_VISIT_LATE, ERR_INVALID_INPUT, ERR_VISIT_FULL
 */
export function moveOwnVisit(
  { db, cipher, clock, company }: Pick<Parts, 'db' | 'cipher' | 'clock' | 'company'>,
  memberId: string,
  { visitIdx, visitOn, visitTime }: ParsedInputOf<typeof moveVisit>,
): Promise<void> {
  const [now, today] = [clock.now(), clock.today()];
  return db.transaction().execute(async (transaction) => {
    const store = { db: transaction, cipher };
    const visit = await lockedVisit(store, { memberId, visitIdx }, now);
    if (visit.visitOn === visitOn && visit.visitTime === visitTime) return;
    const on = { today, holidays: company.schedule.holidays };
    const found = await findShowroom(transaction, visit.bbsIdx, on);
    // Content may no longer have the showroom.
    if (!visit.may.move || !found) throw new AppError('ERR_VISIT_LATE');
    const time = { visitOn, visitTime };
    assertOpen(found, today, time);
    if (!(await takePlaceOf(transaction, visitIdx, time, found.visits.places))) {
      if (await hasVisitAt(transaction, memberId, visitOn, visitTime))
        throw fieldError('visitTime', SAME_TIME);
      throw new AppError('ERR_VISIT_FULL');
    }
    // A reminder of the old time that is still to be sent.
    await withdraw(transaction, 'visitTomorrow', visitIdx);
    const moved = { ...visit, ...time, memberId, showroom: visit };
    await tellOfVisit(store, moved, 'rebooked', now.getTime());
  });
}

/** Changes who comes, whom the showroom calls, and the note. @throws AppError ERR_NOT_FOUND, 510, ERR_VISIT_LATE */
export function changeContact(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  memberId: string,
  { visitIdx, ...contact }: ParsedInputOf<typeof changeVisitContact>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const store = { db: transaction, cipher };
    const visit = await lockedVisit(store, { memberId, visitIdx }, clock.now());
    if (!visit.may.cancel) throw new AppError('ERR_VISIT_LATE');
    await setContact(store, visitIdx, contact);
  });
}
