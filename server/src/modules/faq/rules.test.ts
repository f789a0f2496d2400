import { expect, test } from '@jest/globals';
import { sanitizeHtml } from '../../html.ts';
import { faqRow } from './rules.ts';

const entry = {
  bbsIdx: '9',
  product: 'bf',
  type: 'trouble',
  subject: '소리',
  publishedOn: '2026-03-03',
  views: 7,
} as const;
const long = '가'.repeat(100);

test.each([
  ['전원을 확인해 주세요. 그래도 안 되면 알려 주세요.', '전원을 확인해 주세요.'],
  ['정말요? 네.', '정말요?'],
  ['필터는 3.5개월마다 바꿉니다. 꼭요.', '필터는 3.5개월마다 바꿉니다.'],
  ['마침표 없는 글', '마침표 없는 글'],
  ['첫 줄:\n둘째 줄.', '첫 줄:'],
  ['', ''],
  [`${'가'.repeat(90)}`, '가'.repeat(90)],
  [long, `${'가'.repeat(89)}…`],
  [`${'😀'.repeat(91)}`, `${'😀'.repeat(89)}…`],
])('the excerpt of "%s" is "%s"', (text, excerpt) => {
  const html = sanitizeHtml(text.replaceAll('\n', '<br>'));
  expect(faqRow({ ...entry, html }).excerpt).toBe(excerpt);
});

test('computes excerpt and search columns', () => {
  const html = sanitizeHtml('<p>공기 <strong>펌</strong>프입니다. 끝.</p>');
  expect(faqRow({ ...entry, html })).toEqual({
    bbs_idx: '9',
    product: 'bf',
    type: 'trouble',
    subject: '소리',
    html,
    published_on: '2026-03-03',
    views: 7,
    excerpt: '공기 펌프입니다.',
    search_text: '소리\n공기 펌프입니다. 끝.',
    squeezed: '소리\n공기펌프입니다끝',
    initials: 'ㅅㄹ',
    said: '소리\n안마의자\n공기 펌프입니다. 끝.',
    models: '[]',
  });
});
