import { expect, test } from '@jest/globals';
import { inquiryFields } from '@portal/contract';
import * as v from 'valibot';
import { firstUnanswered, problems, resolveStep, type Flow } from './flow.ts';

const { groups, productIdx, title, text, photos, consentPrivacy } = inquiryFields;
const flow: Flow = [
  { name: 'what', title: '문의 유형', schema: v.object({ groups, productIdx }) },
  { name: 'text', title: '문의 내용', schema: v.object({ title, text }) },
  { name: 'more', title: '사진과 동의', schema: v.object({ photos, consentPrivacy }) },
  { name: 'check', title: '확인', schema: v.object({}) },
];
const empty = { groups: '', productIdx: '', title: '', text: '', photos: [], consentPrivacy: '' };
const first = { ...empty, groups: 'product' };
const second = { ...first, title: '소리가 큽니다', text: '밤에 안마의자 소리가 크게 납니다.' };
const whole = { ...second, consentPrivacy: 'Y' };

test.each([
  ['nothing', empty, 1],
  ['the first step', first, 2],
  ['two steps', second, 3],
  ['everything', whole, 4],
  ['a later step alone', { ...empty, consentPrivacy: 'Y' }, 1],
])('where %s is answered, the first unanswered step follows', (_, draft, step) => {
  expect(firstUnanswered(flow, draft)).toBe(step);
});

test.each([
  ['reachable', second, 2, 2],
  ['the first unanswered one', second, 3, 3],
  ['not reachable yet', first, 4, 2],
  ['beyond the last', whole, 9, 4],
  ['before the first', whole, 0, 4],
  ['no number', first, Number.NaN, 2],
  ['between two', whole, 1.5, 4],
])('a step that is %s is resolved', (_, draft, asked, shown) => {
  expect(resolveStep(flow, draft, asked)).toBe(shown);
});

test('says in Korean what to do about each field, in the words of the contract', () => {
  expect(flow.map((step) => problems(step, empty))).toEqual([
    { groups: '문의 유형을 골라 주세요.' },
    { title: '빠진 항목입니다. 입력해 주세요.', text: '빠진 항목입니다. 입력해 주세요.' },
    { consentPrivacy: '내용을 확인하고 동의해 주세요.' },
    {},
  ]);
});

test('a field that may stay empty may be empty, and is checked where it is not', () => {
  expect(problems(flow[0], first)).toEqual({});
  expect(problems(flow[0], { ...first, productIdx: 'x' })).toEqual({
    productIdx: '형식에 맞게 입력해 주세요.',
  });
});

test('a number that nobody should write is refused by the sentence alone', () => {
  const text = '제 번호는 900101-1234567 입니다. 확인해 주세요.';
  expect(problems(flow[1] as (typeof flow)[0], { ...second, text })).toEqual({
    text: '주민등록번호 형식으로 입력하실 수 없습니다.',
  });
});

test('a list of values is one field', () => {
  const step = flow[2] as (typeof flow)[0];
  expect(Object.keys(problems(step, { ...whole, photos: ['not a photo'] }))).toEqual(['photos']);
});
