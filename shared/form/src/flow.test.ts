import { expect, test } from '@jest/globals';
import { inquiry, WHOLE } from './testing/inquiry.ts';
import { orderForm } from './testing/order.ts';
import { answersOf, firstUnanswered, problemsIn, resolveStep, stepsOf } from './flow.ts';

const form = inquiry('flow');
const EMPTY = { groups: '', title: '', text: '', consentPrivacy: '' };
const FIRST = { ...WHOLE, consentPrivacy: '' };

test.each([
  ['nothing', EMPTY, 1],
  ['the first step', FIRST, 2],
  ['everything', WHOLE, 3],
  ['a later step alone', { ...EMPTY, consentPrivacy: 'Y' }, 1],
])('where %s is answered, the first unanswered step follows', (_, draft, step) => {
  expect(firstUnanswered(form, draft)).toBe(step);
});

test.each([
  ['reachable', WHOLE, 2, 2],
  ['the first unanswered one', FIRST, 2, 2],
  ['not reachable yet', EMPTY, 3, 1],
  ['beyond the last', WHOLE, 9, 3],
  ['before the first', WHOLE, 0, 3],
  ['no number', FIRST, Number.NaN, 2],
  ['between two', WHOLE, 1.5, 3],
])('a step that is %s is resolved', (_, draft, asked, shown) => {
  expect(resolveStep(form, draft, asked)).toBe(shown);
});

test('says in Korean what to do about each field, in the words of the contract', () => {
  expect(stepsOf(form, EMPTY).map((step) => problemsIn(form, step, EMPTY))).toEqual([
    {
      groups: '문의 유형을 골라 주세요.',
      title: '제목을 입력해 주세요.',
      text: '내용을 입력해 주세요.',
    },
    { consentPrivacy: '내용을 확인하고 동의해 주세요.' },
    {},
  ]);
});

test('a resident number is refused by the sentence alone', () => {
  const text = '제 번호는 900101-1234567 입니다. 확인해 주세요.';
  const [step] = stepsOf(form, WHOLE);
  expect(step && problemsIn(form, step, { ...WHOLE, text })).toEqual({
    text: '주민등록번호 형식으로 입력하실 수 없습니다.',
  });
});

test('answers are what the schemas make of the draft', () => {
  const steps = stepsOf(form, WHOLE);
  expect(answersOf(form, steps, { ...WHOLE, title: ' 소리가 큽니다 ' })).toEqual(WHOLE);
  expect(() => answersOf(form, steps, EMPTY)).toThrow();
});

test('steps follow the draft: one that asks for nothing is not there', () => {
  const order = orderForm('flow');
  const namesOf = (part: string) => stepsOf(order, { owned: 'Y', part }).map(({ name }) => name);
  expect(namesOf('')).toEqual(['product', 'part', 'check']);
  expect(namesOf('remote')).toEqual(['product', 'part', 'check']);
  expect(namesOf('seat')).toEqual(['product', 'part', 'visit', 'check']);
});
