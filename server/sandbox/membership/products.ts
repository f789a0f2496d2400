import { readRecords } from '../records/read.ts';

/** A product in the service's records; src/modules/member/membership.ts reads it. */
export interface ProductRecord {
  recordNo: string;
  /** A model of server/content/product.json, with its name and group. */
  goodsCd: string;
  goodsName: string;
  product: 'bf' | 'l' | 'w' | 'o';
  ordNo: string;
  /** Null where it is unknown. */
  serialNo: string | null;
  /** 0 purchase, 1 rental. */
  orderKind: '0' | '1';
  /** `2026-11-21` */
  installedOn: string;
  verified: boolean;
  /** Whether the customer is the party of the product's contract. */
  contractHolder: boolean;
  /** Where it is installed; null where it is unknown. */
  place: { zonecode: string; addr: string; addrDetail: string } | null;
}

/** Products by customer number, in memory. */
export type ProductRecords = Map<string, ProductRecord[]>;

/** The products of the fixture people. @param open false for a service without customers */
export const productRecords = (open: boolean): ProductRecords =>
  new Map(open ? Object.entries(readRecords<ProductRecord>('products.json')) : []);

/**
 * Adds a registered product to a customer's products, as verified. Nothing changes if the customer already has a product with
 * this serial number. If the customer has an unverified product of the same model without a serial number, that product gets
 * the number.
 */
export function addProduct(
  records: ProductRecords,
  userIdx: string,
  {
    serialNo,
    boughtOn,
    ...model
  }: Pick<ProductRecord, 'goodsCd' | 'goodsName' | 'product'> & {
    serialNo: string;
    boughtOn: string;
  },
): void {
  const own = records.get(userIdx) ?? [];
  if (own.some((record) => record.serialNo === serialNo)) return;
  const known = own.find(
    (record) => record.goodsCd === model.goodsCd && !record.verified && record.serialNo === null,
  );
  const added: ProductRecord = {
    recordNo: `g-${serialNo}`,
    // We did not sell this product, so we make up an order number.
    ordNo: `${boughtOn.replaceAll('-', '')}${serialNo.slice(-5)}`,
    orderKind: '0',
    installedOn: boughtOn,
    contractHolder: true,
    place: null,
    ...known,
    ...model,
    serialNo,
    verified: true,
  };
  records.set(userIdx, [...own.filter((record) => record !== known), added]);
}
