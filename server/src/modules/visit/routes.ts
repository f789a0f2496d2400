import {
  cancelVisit,
  changeVisitContact,
  listVisitTimes,
  listVisitDays,
  readVisit,
  listVisits,
  moveVisit,
  reserveVisit,
  type Visit,
} from '@portal/contract';
import { firstMovable } from '../../calendar/clock.ts';
import { AppError } from '../../errors.ts';
import { Accepted, route, routes } from '../../route.ts';
import type { Member } from '../member/rules.ts';
import { onceADay } from '../message/daily.ts';
import { calendarBetween } from '../service-quote/days.ts';
import { findShowroom } from '../showroom/repository.ts';
import { bookVisit } from './book.ts';
import { changeContact, moveOwnVisit } from './change.ts';
import {
  bookedPlaces,
  deleteExpiredVisits,
  findVisit,
  findVisits,
  freePlace,
} from './repository.ts';
import { tellOfVisit, tellOfVisitsTomorrow } from './tell.ts';
import { closedReason, lastDay, momentOf, timesOf } from './rules.ts';

/** The calls about visits to showrooms: free days and times, booking, and a member's bookings. */
export const visit = routes('visit', ['every-minute'], async (app, parts) => {
  const { db, clock, company, cipher } = parts;
  app.everyMinute('delete bookings past their time', () => deleteExpiredVisits(db, clock.today()));
  app.everyMinute(
    'tell of tomorrow’s visits to showrooms',
    onceADay(clock, (today) => tellOfVisitsTomorrow(parts, today)),
  );
  const now = () => momentOf(clock.now());

  const visited = async (bbsIdx: string, today: string) => {
    const found = await findShowroom(db, bbsIdx, { today, holidays: company.schedule.holidays });
    if (!found) throw new AppError('ERR_NOT_FOUND');
    return { hours: found.showroom.hours, visits: found.visits };
  };
  const own = async ({ memberId }: Member, visitIdx: string): Promise<Visit> => {
    const found = await findVisit(parts, { memberId, visitIdx }, now());
    if (!found) throw new AppError('ERR_NOT_FOUND');
    return found;
  };

  route(app, listVisitDays, async ({ bbsIdx }) => {
    const today = clock.today();
    const { hours } = await visited(bbsIdx, today);
    const calendar = calendarBetween(today, lastDay(today), (day) =>
      closedReason(hours, today, day),
    );
    return { ...calendar, movableFrom: firstMovable(clock.now()) };
  });

  route(app, listVisitTimes, async ({ bbsIdx, visitOn }) => {
    const today = clock.today();
    const { hours, visits } = await visited(bbsIdx, today);
    if (closedReason(hours, today, visitOn) !== null) return { times: [] };
    const booked = await bookedPlaces(db, bbsIdx, visitOn);
    return {
      times: timesOf(hours, visitOn, visits.minutes).map((time) => ({
        time,
        left: Math.max(0, visits.places - (booked.get(time) ?? 0)),
      })),
    };
  });

  route(app, reserveVisit, async (input, { key, member, siteType }) =>
    own(member, await bookVisit(parts, { key, input, member, siteType })),
  );

  route(app, listVisits, (input, { member }) => findVisits(parts, member.memberId, input, now()));

  route(app, readVisit, ({ visitIdx }, { member }) => own(member, visitIdx));

  route(app, moveVisit, async (input, { member }) => {
    await moveOwnVisit(parts, member.memberId, input);
    return own(member, input.visitIdx);
  });

  route(app, changeVisitContact, async (input, { member }) => {
    await changeContact(parts, member.memberId, input);
    return own(member, input.visitIdx);
  });

  route(app, cancelVisit, async ({ visitIdx }, { member }) => {
    const before = await own(member, visitIdx);
    if (before.status === 'CANCEL') return new Accepted('510', before);
    if (!before.may.cancel) throw new AppError('ERR_VISIT_OVER');
    await db.transaction().execute(async (transaction) => {
      if (!(await freePlace(transaction, before.visitIdx))) return;
      const { name, addr, phone } = before;
      const cancelled = { ...before, memberId: member.memberId, showroom: { name, addr, phone } };
      await tellOfVisit({ db: transaction, cipher }, cancelled, 'unbooked', clock.now().getTime());
    });
    return own(member, visitIdx);
  });
});
