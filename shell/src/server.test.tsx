import { expect, test } from '@jest/globals';
import type { Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderFrame } from './server.tsx';

const file = resolve(import.meta.dirname, '../../shared/config/company.json');
const company = JSON.parse(readFileSync(file, 'utf8')) as Host['company'];

/** What the server renders in place of a page that it leaves to the browser. */
function drawn(message?: string | null) {
  const disabled = message === undefined ? {} : { disabled: { message } };
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
  expect(drawn(null).textContent).toContain('잠시 뒤 다시 이용해 주세요.');
});

test('any other page shows its skeleton', () => {
  expect(drawn().textContent).not.toContain('이용할 수 없습니다');
});
