import { expect, test } from '@jest/globals';
import { bought, rented } from '@portal/testing/products';
import { namesOfProducts, termOfProduct, waysOfProduct } from './product.ts';

test.each([
  ['a contract', rented, '2030.03.01까지 계약'],
  ['a relative’s contract', { ...rented, contract: null }, '렌탈하신 제품'],
  ['a warranty', { ...bought, warranty: rented.warranty }, '2027.03.01까지 무상 보증'],
  ['nothing any more', bought, '무상 보증이 끝났습니다'],
])('%s is told in one line', (_, usage, said) => {
  expect(termOfProduct(usage)).toBe(said);
});

test.each([
  ['a service that can be requested', rented, '수리 신청하기'],
  ['its registration', bought, '정품 등록하기'],
  ['its usage', { ...bought, verified: true }, '제품 사용 정보'],
])('the main thing to do with a product is %s', (_, usage, label) => {
  expect(waysOfProduct(usage)[0]?.label).toBe(label);
});

test('names are told apart where two are the same', () => {
  const other = { ...rented, serialNo: null, ordNo: '1009' };
  expect(namesOfProducts([rented, other, bought])).toEqual([
    '편안 정수기, C2504001234',
    '편안 정수기, 1009',
    '편안 안마의자',
  ]);
});
