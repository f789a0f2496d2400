import type { ServiceProduct } from '@portal/contract';
import type { Db } from '../../db/database.ts';

/** What the company charges for. The prices are in the content (`service-rate.json`). */
export const rateCodes = [
  'visit',
  'transfer',
  'otherRegion',
  'ferry',
  'disassemble',
  'assemble',
] as const;
type RateCode = (typeof rateCodes)[number];
export type RateRow = Record<ServiceProduct, number> & { code: RateCode };

/** Won for something, by product group. */
export type Tariff = (code: RateCode, product: ServiceProduct) => number;

export const tariffOf = (rows: readonly RateRow[]): Tariff => {
  return (code, product) => {
    const row = rows.find((each) => each.code === code);
    if (!row) throw new Error(`the tariff has no ${code}`);
    return row[product];
  };
};

/** The tariff of the content that is published now. */
export const readTariff = async (db: Db): Promise<Tariff> =>
  tariffOf(await db.selectFrom('service_rate').selectAll().execute());
