import type { Page } from '@playwright/test';
import { operate } from '../operate.ts';

/** A day so many days from now, in Seoul: `2026-12-07`. */
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10);

/** Who gets a delivery: a member by their customer number, or a guest. */
interface Getter {
  userIdx?: string;
  custName: string;
  phoneNum: string;
}

let count = 0;
/** Numbers like those of the order system, each used once. */
const nextOrderNo = () => `${Date.now()}${String(++count).padStart(3, '0')}`;

/**
 * An order as the order system gives it to the portal, its shipments prepared and planned for a fortnight ahead.
 * @param shipments what comes together, for each
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

/** Everything that the browser keeps beyond the document. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
