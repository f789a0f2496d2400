import { serviceStages, serviceStatusName, type ServiceOrder } from '@portal/contract';
import type { Row } from '../../../db/tables.ts';
import type { Parts } from '../../../parts.ts';
import type { Cipher } from '../../../personal-data/cipher.ts';
import { nextOfArrival } from '../../stage/arrival.ts';
import { daysReached, progressOf } from '../../stage/stages.ts';
import { membershipStanding } from '../../service-quote/filters.ts';
import { photosOf } from '../../photo/repository.ts';
import { answerDay } from '../../submission/answer-day.ts';
import { photoOwner } from '../../submission/submitted.ts';
import { nothingElse, type Entered } from './entered.ts';
import { againOf } from '../after-visit/again.ts';
import { ratingOf } from '../after-visit/rating.ts';
import { openReport } from '../after-visit/report.ts';
import { eventsOf, toSummary } from '../repository.ts';
import {
  changesOf,
  FIRST_FILTER,
  mayDo,
  nextOf,
  nextOfMembership,
  nextOfPayment,
} from '../rules.ts';
import { comingWithPicture } from './coming.ts';
import { paymentOf, type PaymentParts } from './summaries.ts';

/** The customer's entries. If the encryption key is gone, only the product is readable. */
export function openEntered(cipher: Cipher, row: Pick<Row<'service_order'>, 'entered'>): Entered {
  const place = { zonecode: '', addr: '', addrDetail: '' };
  const unreadable: Entered = { ...nothingElse, custName: '', phoneNum: '', place };
  return (cipher.openJson('service_order.entered', row.entered) as Entered | null) ?? unreadable;
}

/** A request with everything that its pages show. */
export async function detailOf(
  parts: PaymentParts & Pick<Parts, 'clock' | 'company'>,
  row: Row<'service_order'>,
): Promise<ServiceOrder> {
  const { db, clock, company, cipher } = parts;
  const { offer = null, ...entered } = openEntered(cipher, row);
  const events = await eventsOf(parts, row.ord_nbr);
  const payment = await paymentOf(parts, row);
  const { service, status } = row;
  const summary = toSummary(row);
  const reached = daysReached(events);
  const days = {
    // Counts from the present stage: a request that waited for its payment is looked at after it.
    answer: answerDay(reached.get(status) ?? row.received_on, company.schedule),
    first: row.visit_on,
    second: entered.secondOn,
  };
  const coming = await comingWithPicture(parts, row, clock.now().getTime());
  const membership =
    entered.terms === null
      ? null
      : membershipStanding(offer, {
          terms: entered.terms,
          startedOn: reached.get(FIRST_FILTER) ?? null,
          today: clock.today(),
        });
  return {
    ...summary,
    payment,
    ...entered,
    membership,
    entrance: coming === null ? '' : (entered.entrance ?? ''),
    productIdx: row.product_idx === null ? null : String(row.product_idx),
    masked: false,
    photos: await photosOf(db, photoOwner('service_order', summary.ordNbr)),
    quote: row.quote,
    report: openReport(cipher, row),
    rating: await ratingOf(parts, row, reached.get(status) ?? null),
    again: await againOf(db, row, clock.today()),
    stages: progressOf<string>(serviceStages[service], status, reached),
    next:
      nextOfArrival(coming) ??
      nextOfPayment(payment) ??
      nextOfMembership(membership, status) ??
      nextOf(service, status, days, clock.today()),
    coming,
    history: events.map(({ at, by, note, ...event }) => ({
      status: event.status,
      statusName: serviceStatusName(service, event.status),
      at: new Date(at).toISOString(),
      // The contract allows two values, and clients in open tabs refuse any other. The note says what happened.
      by: by === 'portal' ? 'centre' : by,
      note,
    })),
    may: mayDo(service, status),
    changes: changesOf(row, clock.now().getTime()),
  };
}
