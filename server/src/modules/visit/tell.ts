import type { Visit } from '@portal/contract';
import { formatDay } from '@portal/format';
import { daysAfter } from '../../calendar/clock.ts';
import type { Parts, Store } from '../../parts.ts';
import { tell } from '../message/outbox.ts';
import { visitsOn, type NewVisit } from './repository.ts';

type Booked = Pick<
  NewVisit & Visit,
  'memberId' | 'visitIdx' | 'visitOn' | 'visitTime' | 'custName' | 'phoneNum'
> & { showroom: Pick<Visit, 'name' | 'addr' | 'phone'> };

const about = ({
  memberId,
  visitIdx,
  visitOn,
  visitTime,
  custName,
  phoneNum,
  showroom,
}: Booked) => ({
  to: { subject: visitIdx, memberId, phone: phoneNum },
  own: { name: custName, showroom: showroom.name, time: `${formatDay(visitOn)} ${visitTime}` },
  place: { address: showroom.addr, showroomPhone: showroom.phone },
});

/** Tells who was entered in the form of a booking, or of its move or cancellation. Call it in the transaction of the change. */
export async function tellOfVisit(
  store: Store,
  visit: Booked,
  event: 'booked' | 'rebooked' | 'unbooked',
  at: number,
): Promise<void> {
  const { to, own, place } = about(visit);
  if (event === 'unbooked') return tell(store, { event, ...to, values: own }, at);
  await tell(store, { event, ...to, values: { ...own, ...place } }, at);
}

/** Tells everybody who is expected in a showroom tomorrow, each once. */
export async function tellOfVisitsTomorrow(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  today: string,
): Promise<void> {
  const day = daysAfter(today, 1);
  for (const visit of await visitsOn({ db, cipher }, day)) {
    const { to, own, place } = about(visit);
    const told = {
      event: 'visitTomorrow',
      ...to,
      values: { ...own, ...place },
      once: day,
    } as const;
    await tell({ db, cipher }, told, clock.now().getTime());
  }
}
