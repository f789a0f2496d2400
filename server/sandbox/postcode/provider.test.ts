import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { addresses, answerOf, searchAddresses } from './search.ts';
import { postcode } from './provider.ts';

const roads = (query: string) => searchAddresses(query).map((known) => answerOf(known, 'R'));

test.each([
  ['경기 광주시', '경기 광주시 행정로 50'],
  ['전남광주통합특별시 광산구', '전남광주통합특별시 광산구 어등로 15'],
  ['전남광주통합특별시 여수시', '전남광주통합특별시 여수시 시청로 1'],
  ['우도면', '제주특별자치도 제주시 우도면 우도로 158'],
  ['추자면', '제주특별자치도 제주시 추자면 추자로 9'],
  ['가파리', '제주특별자치도 서귀포시 대정읍 가파로 67'],
  ['마라리', '제주특별자치도 서귀포시 대정읍 마라로 101'],
  ['비양도', '제주특별자치도 제주시 한림읍 비양도길 30'],
  ['연동누리', '제주특별자치도 제주시 문연로 6'],
  ['한누로', '세종특별자치시 한누로 2130'],
])('finds %s', (query, roadAddress) => {
  expect(roads(query).map((found) => found.roadAddress)).toContain(roadAddress);
});

test('finds by zone code and by words in any order, and nothing without a word', () => {
  expect(searchAddresses('12738')).toHaveLength(1);
  expect(searchAddresses('신사동 강남구')).toHaveLength(1);
  expect(searchAddresses('  ')).toEqual([]);
  expect(searchAddresses('없는길 1')).toEqual([]);
});

test('answers every address in full, with the code of its district', () => {
  for (const known of addresses) {
    const answer = answerOf(known, 'J');
    expect(answer.zonecode).toMatch(/^\d{5}$/);
    expect(answer.bcode).toMatch(/^\d{10}$/);
    expect(answer.sigunguCode).toBe(answer.bcode.slice(0, 5));
    expect(answer.jibunAddress).toContain(known.bname);
    expect(answer.userSelectedType).toBe('J');
  }
  expect(roads('법흥리')).toMatchObject([{ roadAddress: '' }]);
});

test('escapes the search text', async () => {
  const app = Fastify();
  await app.register(postcode, { prefix: '/postcode' });
  const hostile = '"><script>alert(1)</script>';
  const { body } = await app.inject({ url: '/postcode/search', query: { q: hostile } });
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(body).not.toContain('<script>');
  await app.close();
});
