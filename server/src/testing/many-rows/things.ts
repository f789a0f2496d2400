import { daysBefore } from '../../calendar/clock.ts';
import type { NewRow } from '../../db/tables.ts';
import { dayOf, rowsOf, type Of } from './rows.ts';

/** Order numbers are unique among all customers. */
const orderNoOf = ({ member }: Of, i: number) =>
  String(8_000_000_000_000 + Number(member.userIdx) * 100_000 + i);

/**
 * Rented massage chairs and purifiers in turn, each of an order of its own. We deliver the orders of the chairs. A relative
 * holds the contracts, so that the API does not ask the billing system about them.
 */
export function productRows(of: Of): NewRow<'owned_product'>[] {
  const { member, today, counts } = of;
  return rowsOf(counts.products, (i) => {
    const model =
      i % 2 === 0
        ? ({ goods_cd: 'HB-700', product: 'bf' } as const)
        : ({ goods_cd: 'HW-310', product: 'w' } as const);
    return {
      ...model,
      user_idx: member.userIdx ?? '',
      record_no: `many-${i}`,
      goods_name: `한결 ${model.goods_cd} ${member.name}`,
      ord_no: orderNoOf(of, i % 2 === 0 ? i : 50_000 + i),
      serial_no: null,
      order_kind: '1',
      installed_on: dayOf(today, i, counts.products),
      verified: true,
      contract_holder: false,
      place: null,
    };
  });
}

/** Orders that we deliver: rented and bought ones in turn. */
export function deliveryRows(of: Of): NewRow<'delivery'>[] {
  const { member, cipher, today, counts } = of;
  return rowsOf(counts.deliveries, (i) => {
    const orderNo = orderNoOf(of, i);
    const recipient = { custName: member.name, phoneNum: '01000001001', place: null };
    return {
      order_no: orderNo,
      user_idx: member.userIdx,
      order_kind: i % 2 === 0 ? '1' : '0',
      ordered_on: dayOf(today, i, counts.deliveries),
      goods_cd: 'HB-520',
      goods_name: `한결 안마의자 ${member.name}`,
      product: 'bf',
      recipient: cipher.seal('delivery.recipient', JSON.stringify(recipient)),
      contact: cipher.seal('delivery.contact', member.name),
      contact_index: cipher.index('delivery.contact', member.name),
      order_contact: cipher.seal('delivery.order_contact', orderNo),
      order_contact_index: cipher.index('delivery.order_contact', orderNo),
    };
  });
}

/** How many of the member's deliveries are not installed yet. */
const OPEN_DELIVERIES = 3;

/** The shipment of the delivery with the index `i`. */
export const shipmentRow = (
  { member, cipher, today }: Of,
  delivery_idx: number,
  i: number,
): NewRow<'shipment'> => ({
  delivery_idx,
  user_idx: member.userIdx,
  version: 1,
  status: i < OPEN_DELIVERIES ? 'DISPATCH' : 'DONE',
  day: i < OPEN_DELIVERIES ? 'planned' : 'none',
  install_on: i < OPEN_DELIVERIES ? daysBefore(today, -3) : null,
  hours: null,
  asked_on: null,
  parts: JSON.stringify([{ goodsName: '한결 안마의자 HB-520', qty: 1 }]),
  engineer: cipher.seal('shipment.engineer', ''),
});

/** Bookings are kept for half a year, and can be made for 30 days ahead. */
const VISIT_DAYS = { past: 150, ahead: 20 };

/** Bookings of a showroom of the member's own, so that members never compete for its places. Every third is cancelled. */
export function visitRows({ member, cipher, today, counts }: Of): NewRow<'visit'>[] {
  const { past, ahead } = VISIT_DAYS;
  return rowsOf(counts.visits, (i) => {
    const day = daysBefore(today, Math.floor((i / counts.visits) * (past + ahead)) - ahead);
    return {
      member_id: member.memberId,
      bbs_idx: member.userIdx ?? '0',
      visit_on: day,
      // The hours differ, because a member has only one booking for the same day and hour.
      visit_time: `${10 + (i % 10)}:00`,
      place: i % 3 === 2 ? null : 1,
      showroom: JSON.stringify({ name: '잠실 매장', addr: '서울 송파구', phone: '1600-0000' }),
      goods_name: null,
      party: 1,
      name: cipher.seal('visit.name', member.name),
      phone: cipher.seal('visit.phone', '01000001001'),
      received_on: daysBefore(day, 30),
      site_type: 'CS',
    };
  });
}
