import { handProductOver } from '@portal/contract';
import { people } from '@portal/testing/people';
import type { TestApi } from '../api.ts';
import type { Browser } from '../browser.ts';
import { productIdxOf } from './orders.ts';

/** Gives 김하늘 a product that they can hand over, until the membership service is asked again. @returns its number */
export async function ownOne({ database: { db } }: TestApi, own: Browser): Promise<string> {
  // After this the service is not asked for a minute.
  await productIdxOf(own, 'HB-700');
  await db.deleteFrom('handover').execute();
  await db.deleteFrom('owned_product').where('record_no', '=', 'r-to-hand-over').execute();
  const { product_idx } = await db
    .insertInto('owned_product')
    .values({
      user_idx: people.haneul.userIdx,
      record_no: 'r-to-hand-over',
      goods_cd: 'HG-200',
      goods_name: '한결 시험 의자',
      product: 'bf',
      ord_no: '2023042000099',
      serial_no: 'C2304200999',
      order_kind: '0',
      installed_on: '2023-05-02',
      verified: true,
      contract_holder: true,
      place: null,
    })
    .returning('product_idx')
    .executeTakeFirstOrThrow();
  return String(product_idx);
}

/** The same, handed over. @returns the number of the handover */
export async function handedOver(api: TestApi, own: Browser): Promise<string> {
  const productIdx = await ownOne(api, own);
  return (await own.call(handProductOver, { productIdx })).handoverIdx;
}
