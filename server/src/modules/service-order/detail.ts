import type { PaymentState, PayMethod, ServiceOrder } from '@portal/contract';
import { isRefundedByPhone, serviceStages, serviceStatusName } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { Parts } from '../../parts.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { daysReached, progressOf } from '../stage/stages.ts';
import { photosOf } from '../photo/repository.ts';
import { answerDay } from '../submission/answer-day.ts';
import { photoOwner } from '../submission/submitted.ts';
import type { Entered } from './entered.ts';
import { eventsOf, toSummary } from './repository.ts';
import { mayDo, nextOf } from './rules.ts';

declare module '../../parts.ts' {
  interface Parts {
    /** The payment that paid a request, even if it was refunded since; null if none did. */
    paymentOfOrder(
      db: Db,
      ordNbr: number,
    ): Promise<{ state: PaymentState; pay_method: PayMethod } | null>;
  }
}

/** The customer's entries. If the encryption key is gone, only the product is readable. */
function openEntered(cipher: Cipher, row: Row<'service_order'>): Entered {
  const text = cipher.open('service_order.entered', row.entered);
  const place = { zonecode: '', addr: '', addrDetail: '' };
  const unreadable: Entered = {
    custName: '',
    phoneNum: '',
    place,
    toPlace: null,
    secondOn: null,
    symptom: '',
    text: '',
    parts: [],
    ladder: null,
    terms: null,
    consentMarketing: 'N',
  };
  return text === '' ? unreadable : (JSON.parse(text) as Entered);
}

/** A request with everything that its pages show. */
export async function detailOf(
  {
    db,
    secrets: { cipher },
    clock,
    company,
    paymentOfOrder,
  }: Pick<Parts, 'db' | 'secrets' | 'clock' | 'company' | 'paymentOfOrder'>,
  row: Row<'service_order'>,
): Promise<ServiceOrder> {
  const entered = openEntered(cipher, row);
  const events = await eventsOf(db, cipher, row.ord_nbr);
  const payment = await paymentOfOrder(db, row.ord_nbr);
  const { service, status } = row;
  const summary = toSummary(row);
  const reached = daysReached(events);
  const days = {
    // Counts from the present stage: a request that waited for its payment is looked at after it.
    answer: answerDay(reached.get(status) ?? row.received_on, company.schedule),
    first: row.visit_on,
    second: entered.secondOn,
  };
  return {
    ...summary,
    ...entered,
    productIdx: row.product_idx === null ? null : String(row.product_idx),
    masked: false,
    paid: payment !== null,
    refundByPhone: payment?.state === 'paid' && isRefundedByPhone(payment.pay_method),
    photos: await photosOf(db, photoOwner('service_order', summary.ordNbr)),
    quote: row.quote,
    stages: progressOf<string>(serviceStages[service], status, reached),
    next: nextOf(service, status, days, clock.today()),
    history: events.map(({ at, by, note, ...event }) => ({
      status: event.status,
      statusName: serviceStatusName(service, event.status),
      at: new Date(at).toISOString(),
      // The contract allows two values, and clients in open tabs refuse any other. The note says what happened.
      by: by === 'portal' ? 'centre' : by,
      note,
    })),
    may: mayDo(service, status),
  };
}
