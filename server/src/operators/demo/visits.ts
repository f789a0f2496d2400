import { listShowrooms, type ShowroomHours } from '@portal/contract';
import * as v from 'valibot';
import { daysAfter, daysBefore } from '../../calendar/clock.ts';
import { saveMember } from '../../modules/member/repository.ts';
import { findShowroom, findShowrooms } from '../../modules/showroom/repository.ts';
import {
  findVisits,
  freePlace,
  setContact,
  takePlace,
  takePlaceOf,
} from '../../modules/visit/repository.ts';
import { timesOf } from '../../modules/visit/rules.ts';
import type { Parts } from '../../parts.ts';
import { command } from '../argument.ts';
import type { Commands } from '../socket.ts';

const demoFor = v.object({ memberIds: v.pipe(v.array(v.string()), v.nonEmpty()) });

/** The days of the visits, counted from today. Who moved a visit had booked the day's first time, and left a note. */
const demoVisits: readonly { in: number; cancelled?: true; moved?: true }[] = [
  { in: 4, cancelled: true },
  { in: 6, moved: true },
  { in: 0 },
  { in: -8 },
];

const isOpen = ({ weekly, closed }: ShowroomHours, day: string) =>
  weekly.some((hours) => hours.day === new Date(`${day}T00:00:00Z`).getUTCDay()) &&
  closed.every((each) => each.day !== day);

/** Commands that create demo visits. They do not exist in production. */
export function demoVisitCommands({ db, cipher, clock, membership, company }: Parts): Commands {
  return {
    /**
     * Books the demo visits for each member, unless there are some. The members choose the same times, and so fill them.
     */
    'demo-visits': command(demoFor, async ({ memberIds }) => {
      const members = await Promise.all(
        memberIds.map(async (memberId) => {
          const profile = await membership.profile(memberId);
          if (!profile) throw new Error('there is no such customer');
          return saveMember({ db, cipher }, profile);
        }),
      );
      const today = clock.today();
      const on = { today, holidays: company.schedule.holidays };
      return db.transaction().execute(async (transaction) => {
        const [first = ''] = memberIds;
        const page = { curPage: 1, pageSize: 1 };
        if ((await findVisits({ db: transaction, cipher }, first, page, today)).total > 0)
          return { visits: 0 };

        /** The first showroom that is open on the day and has as many places as there are members. */
        const showroomOn = async (day: string) => {
          const all = await findShowrooms(transaction, v.parse(listShowrooms.input, {}), on);
          for (const { bbsIdx, hours } of all.list) {
            const found = isOpen(hours, day) ? await findShowroom(transaction, bbsIdx, on) : null;
            if (found?.visits.places === members.length) return found;
          }
          throw new Error(`no showroom with ${members.length} places is open on ${day}`);
        };
        /** Books the last time of a day for all members, which fills it. @returns the bookings' numbers */
        const bookAll = async (day: string, moved = false) => {
          const { showroom, visits } = await showroomOn(day);
          const { bbsIdx, name, addr, phone, hours, models } = showroom;
          const times = timesOf(hours, day, visits.minutes);
          const last = times.at(-1) ?? '';
          const booked: string[] = [];
          for (const [i, member] of members.entries()) {
            const visit = {
              memberId: member.memberId,
              showroom: { bbsIdx, name, addr, phone, minutes: visits.minutes },
              visitOn: day,
              visitTime: (moved ? times[0] : last) ?? '',
              goodsName: models[i]?.goodsName ?? null,
              party: i + 1,
              custName: member.name,
              phoneNum: member.phone,
              receivedOn: daysBefore(day < today ? day : today, 3),
              siteType: 'CS' as const,
            };
            const visitIdx = await takePlace({ db: transaction, cipher }, visit, visits.places);
            if (visitIdx === null) throw new Error(`${day} is full`);
            if (moved) {
              const to = { visitOn: day, visitTime: last };
              await takePlaceOf(transaction, visitIdx, to, visits.places);
              const { custName, phoneNum } = visit;
              const contact = { custName, phoneNum, note: '무릎이 불편한 어른과 함께 갑니다.' };
              await setContact({ db: transaction, cipher }, visitIdx, contact);
            }
            booked.push(visitIdx);
          }
          return booked;
        };
        for (const demo of demoVisits) {
          const booked = await bookAll(daysAfter(today, demo.in), demo.moved);
          if (demo.cancelled) for (const visitIdx of booked) await freePlace(transaction, visitIdx);
        }
        return { visits: demoVisits.length * members.length };
      });
    }),
  };
}
