import type { Page } from '@playwright/test';
import { operate } from '../operate.ts';

/** The day in Seoul that is `days` ahead of today: `2026-12-07`. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10);

/** The recipient of a delivery: a member with a customer number, or a guest. */
interface Getter {
  userIdx?: string;
  custName: string;
  phoneNum: string;
}

let count = 0;
/** An order number with as many digits as the order system's; each is used once. */
const nextOrderNo = () => `${Date.now()}${String(++count).padStart(3, '0')}`;

/**
 * Creates an order as the order system does, prepares its shipments, and plans their installation in 14 days.
 * @param shipments the name of the product in each shipment
 */
export async function deliver(
  portal: { dataDir: string },
  getter: Getter,
  shipments: readonly string[] = ['한결 안마의자 HB-520'],
): Promise<{ orderNo: string; shippingSeqs: string[]; installOn: string }> {
  const orderNo = nextOrderNo();
  const installOn = dayAhead(14);
  const { shippingSeqs } = (await operate(portal, 'add-delivery', {
    orderNo,
    orderKind: '1',
    orderedOn: dayAhead(-3),
    goodsCd: 'HB-520',
    place: { zonecode: '06035', addr: '서울 강남구 한솔로 12', addrDetail: '3층' },
    shipments: shipments.map((goodsName) => [{ goodsName, qty: 1 }]),
    ...getter,
  })) as { shippingSeqs: string[] };
  for (const shippingSeq of shippingSeqs) {
    await operate(portal, 'advance-shipment', { shippingSeq });
    await operate(portal, 'plan-shipment', { shippingSeq, installOn, hours: '13:00~16:00' });
  }
  return { orderNo, shippingSeqs, installOn };
}

/** Everything in the browser's local and session storage. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
