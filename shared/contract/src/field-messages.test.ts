import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { fieldMessages, korean } from './field-messages.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.minLength(2), v.maxLength(4)),
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  points: v.pipe(v.number(), v.maxValue(10_000_000)),
  kind: v.picklist(['a', 'b']),
  phone: v.pipe(v.string(), v.regex(/^010/, '010으로 시작하는 번호를 입력해 주세요.')),
  day: v.pipe(v.string(), v.isoDate()),
  items: v.array(v.object({ size: v.string() })),
});
const good = {
  name: '가나',
  page: 1,
  points: 0,
  kind: 'a',
  phone: '010',
  day: '2026-11-21',
  items: [],
};

function messages(change: object) {
  const { issues = [] } = v.safeParse(schema, { ...good, ...change }, korean);
  return fieldMessages(issues);
}

test.each([
  [{}, {}],
  [{ name: undefined }, { name: '빠진 항목입니다. 입력해 주세요.' }],
  [{ name: null }, { name: '빠진 항목입니다. 입력해 주세요.' }],
  [{ name: '가' }, { name: '2자 이상 입력해 주세요.' }],
  [{ name: '가나다라마' }, { name: '4자 이하로 입력해 주세요.' }],
  [{ name: 3 }, { name: '형식에 맞게 입력해 주세요.' }],
  [{ page: '1' }, { page: '숫자로 입력해 주세요.' }],
  [{ page: 0 }, { page: '1 이상으로 입력해 주세요.' }],
  [{ page: 51 }, { page: '50 이하로 입력해 주세요.' }],
  [{ points: 10_000_001 }, { points: '10,000,000 이하로 입력해 주세요.' }],
  [{ page: 1.5 }, { page: '소수점 없이 입력해 주세요.' }],
  [{ kind: 'c' }, { kind: '제공되는 값 중에서 선택해 주세요.' }],
  [{ phone: '02' }, { phone: '010으로 시작하는 번호를 입력해 주세요.' }],
  [{ day: '21.11.2026' }, { day: '형식에 맞게 입력해 주세요.' }],
  [{ items: [{ size: 1 }] }, { 'items.0.size': '형식에 맞게 입력해 주세요.' }],
  [
    { name: '가', kind: 'c' },
    { name: '2자 이상 입력해 주세요.', kind: '제공되는 값 중에서 선택해 주세요.' },
  ],
])('%j has the messages %j', (change, expected) => {
  expect(messages(change)).toEqual(expected);
});

test('returns null where an issue is about the value as a whole', () => {
  const { issues = [] } = v.safeParse(schema, 'text', korean);
  expect(fieldMessages(issues)).toBeNull();
});
