import { expect, test } from '@jest/globals';
import type { Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderFrame } from './server.tsx';

const file = resolve(import.meta.dirname, '../../shared/config/company.json');
const company = JSON.parse(readFileSync(file, 'utf8')) as Host['company'];

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** What the server renders in place of a page that it leaves to the browser. */
function drawn(message?: string | null, until: string | null = null) {
  const disabled = message === undefined ? {} : { disabled: { message, until } };
  const frame = renderFrame(createHostDouble({ company }), '/voc', {
    title: '고객의 소리',
    skeleton: 'list',
    ...disabled,
  });
  document.body.innerHTML = frame.awaited;
  return document.body;
}

test('a disabled page shows the release manager’s message as text', () => {
  const card = drawn('저녁 6시부터 <b>다시</b> 이용하실 수 있습니다.');
  expect(card.querySelector('h1')?.textContent).toBe('고객의 소리');
  expect(card.textContent).toContain('저녁 6시부터 <b>다시</b> 이용하실 수 있습니다.');
});

test('without a message the card has its own words', () => {
  expect(drawn(null).textContent).toContain('이 화면을 고치고 있습니다.');
});

test.each([
  [inDays(1), /[\d.]+\(.\) \d\d:\d\d에 다시 열 예정입니다\./],
  [inDays(-1), /예정한 시간보다 늦어지고 있습니다\. 준비되는 대로 다시 열겠습니다\./],
  [null, /점검 중입니다\.준비되는 대로 다시 열겠습니다\./],
])('the card says when a page that is closed until %s comes back', (until, says) => {
  expect(drawn('점검 중입니다.', until).textContent).toMatch(says);
});

test('the card leads to the phone and home', () => {
  const links = [...drawn('점검 중입니다.').querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['고객센터 1577-0000', 'tel:1577-0000'],
    ['처음으로', '/'],
  ]);
});

test('any other page shows its skeleton', () => {
  expect(drawn().textContent).not.toContain('이용할 수 없습니다');
});
