import { expect, test } from '@jest/globals';
import { openMessage, sealMessage } from './envelope.ts';

const request = {
  cpId: 'portal',
  certNum: 'a-number',
  date: '2026-11-21T03:00:00Z',
  name: '김/하늘 %',
  phoneNo: '01000001001',
};
const sealed = sealMessage('key', 'tr_cert', request);

test('opens what was sealed, with any characters', () => {
  expect(openMessage('key', 'tr_cert', sealed)).toEqual(request);
  expect(sealed).toMatch(/^[\w-]+$/);
});

test.each([
  ['with another key', openMessage('other', 'tr_cert', sealed)],
  ['as an answer', openMessage('key', 'rec_cert', sealed)],
  ['cut short', openMessage('key', 'tr_cert', sealed.slice(0, -2))],
  ['empty', openMessage('key', 'tr_cert', '')],
  ['made up', openMessage('key', 'tr_cert', 'x'.repeat(200))],
])('opens no message %s', (_, message) => {
  expect(message).toBeNull();
});

test('opens no message with one bit changed', () => {
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(openMessage('key', 'tr_cert', altered.toString('base64url'))).toBeNull();
  }
});
