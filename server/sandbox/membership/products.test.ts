import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { productRecords } from './products.ts';

const content = join(import.meta.dirname, '../../content/product.json');
const models: object[] = JSON.parse(readFileSync(content, 'utf8'));
const all = [...productRecords(true).values()].flat();

test.each(all.map((record) => [record.recordNo, record] as const))(
  '%s is of a known model',
  (_, { goodsCd, goodsName, product }) => {
    expect(models).toContainEqual({ goodsCd, goodsName, product });
  },
);

test('has unique ids, and no products where fixture people may not sign in', () => {
  expect(new Set(all.map(({ recordNo }) => recordNo)).size).toBe(all.length);
  expect(productRecords(false).size).toBe(0);
});
