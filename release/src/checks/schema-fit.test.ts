import { expect, test } from '@jest/globals';
import { misfits } from './schema-fit.ts';

const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const map = (additionalProperties: object) => ({ type: 'object', additionalProperties });
const text = { type: 'string' };
const count = { type: 'number' };
const nothing = { type: 'null' };

test.each<[string, object, object]>([
  ['the same', object({ a: text }), object({ a: text })],
  ['a field more', object({ a: text, b: count }), object({ a: text })],
  ['an optional field that is there now', object({ a: text }), object({ a: text }, [])],
  ['fewer choices', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['a constant of a list', { const: 'a' }, { enum: ['a', 'b'] }],
  ['a choice of text', { enum: ['a', 'b'] }, text],
  ['one of several', text, { anyOf: [count, text] }],
  ['several, which all fit', { anyOf: [text, nothing] }, { anyOf: [nothing, text, count] }],
  ['an integer for a number', { type: 'integer' }, count],
  ['a tighter limit', { ...text, maxLength: 5 }, { ...text, maxLength: 10 }],
  ['a limit where there was none', { ...text, pattern: '^a' }, text],
  ['items that fit', { type: 'array', items: text }, { type: 'array', items: text }],
  ['anything', text, {}],
])('%s fits', (_, given, taken) => {
  expect(misfits(given, taken, 'x', false)).toEqual([]);
});

test.each<[string, object, object, string]>([
  ['a field that is gone', object({}), object({ a: text }), 'x.a is missing'],
  ['a field that may be gone', object({ a: text }, []), object({ a: text }), 'x.a is optional'],
  ['another type', object({ a: count }), object({ a: text }), 'x.a is number and not string'],
  ['null for a text', { anyOf: [text, nothing] }, text, 'x is null and not string'],
  ['a new choice', { enum: ['a', 'c'] }, { enum: ['a', 'b'] }, 'x may be c'],
  ['text for a choice', text, { enum: ['a', 'b'] }, 'x is any string and not one of a, b'],
  [
    'a looser limit',
    { ...text, maxLength: 20 },
    { ...text, maxLength: 10 },
    'x may break maxLength 10, was 20',
  ],
  ['a limit that is gone', text, { ...text, pattern: '^a' }, 'x may break pattern ^a'],
  [
    'another field of an item',
    { type: 'array', items: object({}) },
    { type: 'array', items: object({ a: text }) },
    'x[].a is missing',
  ],
  ['another kind of entry', map(count), map(text), 'x.* is number and not string'],
  ['a field that no entry may be', object({ a: count }), map(text), 'x.a is number and not string'],
  ['none of several', count, { anyOf: [text, nothing] }, 'x is number and not string'],
])('%s does not fit', (_, given, taken, said) => {
  expect(misfits(given, taken, 'x', false)).toEqual([said]);
});

test('an unknown field is a fault if its value would be lost', () => {
  expect(misfits(object({ a: text }), object({}), 'x', true)).toEqual([
    'x.a is not taken any more',
  ]);
});
