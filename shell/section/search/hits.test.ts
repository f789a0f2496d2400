import { expect, test } from '@jest/globals';
import type { SearchHit } from '@portal/contract';
import { hitLabel, hitPath } from './hits.ts';

const hit = (classification: SearchHit['classification'], product: SearchHit['product']) => ({
  classification,
  bbsIdx: '12',
  product,
  subject: '',
  excerpt: '',
  marks: [],
  publishedOn: '2026-11-21',
});

test.each([
  ['faq', 'w', '/guide/faq?faq=12#faq-12', '자주 묻는 질문 · 정수기'],
  ['video', 'bf', '/guide/video?bbsIdx=12', '동영상 · 안마의자'],
  ['manual', 'o', '/guide/manual?bbsIdx=12', '설명서 · 기타'],
  ['notice', null, '/customer/notice/12', '공지사항'],
] as const)('a hit of %s about %s is at %s, as %s', (classification, product, path, label) => {
  expect(hitPath(hit(classification, product))).toBe(path);
  expect(hitLabel(hit(classification, product))).toBe(label);
});
