import { expect, test } from '@jest/globals';
import type { ProductCode } from '@portal/contract';
import { lemmaReader, searchColumns, type SearchTerm } from '../../db/search.ts';
import { toPost } from './posts.ts';
import { productOf, relevance } from './ranking.ts';
import { ranked } from './repository.ts';

const columnsOf = (subject: string, body: string) => {
  const [columns] = lemmaReader()([searchColumns(subject, body)]);
  if (!columns) throw new Error('no columns');
  return columns;
};
const post = (bbs_idx: string, product: ProductCode, subject: string, body = '') =>
  toPost({
    classification: 'faq',
    bbs_idx,
    product,
    subject,
    body,
    published_on: '2026-01-01',
    ...columnsOf(subject, body),
  });
const term = (value: string, ...also: string[]): SearchTerm => ({ kind: 'text', value, also });
const models = new Map<string, ProductCode>([['hb700', 'bf']]);

const chair = post('1', 'bf', '움직일 때 소리가 납니다');
const bed = post('2', 'l', '윙 하는 소리가 납니다');
const everything = post('3', 'c', '고장 신청', '소리가 나면 신청해 주세요.');
const idsOf = (terms: SearchTerm[]) =>
  ranked([chair, bed, everything], terms, models).map(({ bbs_idx }) => bbs_idx);

test('a word counts more in a title than in a text, and the newest comes first of equals', () => {
  expect(idsOf([term('소리')])).toEqual(['2', '1', '3']);
});

test.each([
  ['the product', [term('안마의자'), term('소리')]],
  ['another word for it', [term('의자', '안마의자'), term('소리')]],
  ['its model', [term('hb700'), term('소리')]],
])('a search that names %s has a post about it first', (_, terms) => {
  expect(idsOf(terms)[0]).toBe('1');
});

test('a model says more of the product than its name', () => {
  expect(productOf([term('정수기'), term('hb700')], models)).toBe('bf');
  expect(productOf([term('소리')], models)).toBeNull();
});

test('other words for what is searched count less than the word itself', () => {
  const own = relevance(chair, [term('소리')], null);
  expect(relevance(chair, [term('소음', '소리')], null)).toBeLessThan(own);
  expect(relevance(chair, [term('온수', '냉수')], null)).toBe(0);
});
