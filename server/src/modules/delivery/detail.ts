import { deliveryStages, type Delivery, type Shipment } from '@portal/contract';
import { seoulDayOf } from '../../calendar/clock.ts';
import type { Row } from '../../db/tables.ts';
import type { Parts } from '../../parts.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { nextOfArrival } from '../stage/arrival.ts';
import { engineerPictures } from '../stage/engineer-picture.ts';
import { daysReached, progressOf } from '../stage/stages.ts';
import { maskedName, maskedOrderNo, maskedPhone } from '../guest-check/contact.ts';
import { answerDay } from '../submission/answer-day.ts';
import { comingToShipment, openEngineer } from './coming.ts';
import { shipmentsOf, standingOf, type Recipient } from './repository.ts';
import { dayStateOf, mayDo, moveUntil, nextOf } from './rules.ts';

type DetailParts = Pick<Parts, 'db' | 'clock' | 'cipher' | 'company'>;

/** Opens the sealed recipient; empty if the encryption key is no longer configured. */
const openRecipient = (cipher: Cipher, { recipient }: Row<'delivery'>) =>
  (cipher.openJson('delivery.recipient', recipient) ?? {
    custName: '',
    phoneNum: '',
    place: null,
  }) as Recipient;

function toShipment(
  { clock, company, cipher }: DetailParts,
  { row, events }: Awaited<ReturnType<typeof shipmentsOf>>[number],
  pictures: Awaited<ReturnType<typeof engineerPictures>>,
): Shipment {
  const standing = standingOf(row);
  const today = clock.today();
  const now = clock.now().getTime();
  const until = moveUntil(standing, now);
  // The centre promises news within the usual working days after the latest event.
  const since = events[0] ? seoulDayOf(new Date(events[0].at)) : today;
  const answerBy = answerDay(since, company.schedule);
  const dayState = dayStateOf(standing, today);
  // Whoever was to come on the day that is being moved may not be who comes on the next one.
  const isMoving = dayState === 'moving';
  const engineer = isMoving ? null : openEngineer(cipher, row);
  const coming = comingToShipment(cipher, row, clock.now().getTime());
  return {
    ...standing,
    shippingSeq: String(row.shipping_seq),
    encSeq: null,
    statusName: deliveryStages[row.status],
    parts: row.parts,
    hours: isMoving ? null : row.hours,
    engineer: engineer && { name: engineer.name, phone: engineer.phone },
    coming: coming && { ...coming, picture: pictures.get(engineer?.picture) ?? null },
    stages: progressOf(deliveryStages, row.status, daysReached(events)),
    dayState,
    next: nextOfArrival(coming) ?? nextOf(standing, { today, answerBy }),
    may: mayDo(standing, today, now),
    moveUntil: until === null ? null : new Date(until).toISOString(),
  };
}

/** Deliveries with all their shipments, as the detail pages show them. */
export async function detailsOf(
  parts: DetailParts,
  rows: readonly Row<'delivery'>[],
): Promise<Delivery[]> {
  const { cipher } = parts;
  const shipments = await shipmentsOf(
    parts.db,
    rows.map(({ delivery_idx }) => delivery_idx),
  );
  const named = shipments.map(({ row }) => openEngineer(cipher, row)?.picture);
  const pictures = await engineerPictures(parts.db, named);
  return rows.map((row) => ({
    ...openRecipient(cipher, row),
    orderNo: row.order_no,
    orderKind: row.order_kind,
    orderedOn: row.ordered_on,
    goodsName: row.goods_name,
    product: row.product,
    masked: false,
    shipments: shipments
      .filter((each) => each.row.delivery_idx === row.delivery_idx)
      .map((each) => toShipment(parts, each, pictures)),
  }));
}

/**
 * A delivery as a guest may see it: personal data is masked or absent.
 * @param encSeqOf returns a signed token for a shipment's number; null if its day cannot be changed by the guest
 */
export const masked = (
  delivery: Delivery,
  encSeqOf: (number: string) => string | null,
): Delivery => ({
  ...delivery,
  masked: true,
  orderNo: maskedOrderNo(delivery.orderNo),
  custName: maskedName(delivery.custName),
  phoneNum: maskedPhone(delivery.phoneNum),
  place: null,
  shipments: delivery.shipments.map((shipment) => ({
    ...shipment,
    encSeq: encSeqOf(shipment.shippingSeq),
    engineer: null,
  })),
});
