import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { billedContracts } from '../billing/contracts.ts';
import { addProduct, productRecords } from './products.ts';

const read = (list: string): object[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../content', list), 'utf8'));
const [models, serials] = [read('product.json'), read('serial.json')];
const all = [...productRecords(true).values()].flat();

test.each(all.map((record) => [record.recordNo, record] as const))(
  '%s is of a known model, and its serial number is taken',
  (_, { goodsCd, goodsName, product, serialNo }) => {
    const model = { goodsCd, goodsName, product };
    expect(models).toContainEqual(expect.objectContaining(model));
    if (serialNo !== null) expect(serials).toContainEqual({ serialNo, goodsCd, taken: true });
  },
);

test('nobody was there to install on a Sunday', () => {
  const sundays = all.filter(({ installedOn }) => new Date(installedOn).getUTCDay() === 0);
  expect(sundays.map(({ recordNo }) => recordNo)).toEqual([]);
});

test('who pays for a contract rents its products, and who rents a product as its holder has a contract', () => {
  const contracts = billedContracts(true);
  const ordersOf = (userIdx: string) =>
    new Set((contracts.get(userIdx) ?? []).map(({ ordNo }) => ordNo));
  for (const [userIdx, records] of productRecords(true)) {
    for (const { ordNo, orderKind, contractHolder } of records)
      expect([userIdx, ordNo, ordersOf(userIdx).has(ordNo)]).toEqual([
        userIdx,
        ordNo,
        orderKind === '1' && contractHolder,
      ]);
    const own = new Set(records.map(({ ordNo }) => ordNo));
    expect([...ordersOf(userIdx)].filter((ordNo) => !own.has(ordNo))).toEqual([]);
  }
});

test('keeps a registered product once, in place of one of its model that had no serial number', () => {
  const records = productRecords(true);
  const model = {
    goodsCd: 'HL-300',
    goodsName: '한결 모션베드 HL-300(150×200)',
    product: 'l',
  } as const;
  const bed = { ...model, serialNo: 'C2609300801', boughtOn: '2026-11-20' };
  for (let told = 0; told < 2; told++) addProduct(records, '1002', bed);
  expect(records.get('1002')).toEqual([
    expect.objectContaining({ recordNo: 'r-1002-1', serialNo: bed.serialNo, verified: true }),
  ]);
  addProduct(records, '2001', bed);
  expect(records.get('2001')).toEqual([
    expect.objectContaining({ ordNo: '2026112000801', installedOn: '2026-11-20', verified: true }),
  ]);
});

test('has unique ids, and no products where fixture people may not sign in', () => {
  expect(new Set(all.map(({ recordNo }) => recordNo)).size).toBe(all.length);
  expect(productRecords(false).size).toBe(0);
});
