import { expect, test } from '@jest/globals';
import { fixedTexts } from '@portal/format';
import * as v from 'valibot';
import { lineInput, textInput } from './index.ts';

const refused = '제 번호는 900101-1234567입니다';
const text = textInput(10, 30);
const line = lineInput(2, 10);

const messages = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

test('names the kind of number that is refused, without repeating any of the text', () => {
  const { issues = [] } = v.safeParse(text, refused);
  expect(issues.map(({ message }) => message)).toEqual([fixedTexts.residentNumber]);
  expect(JSON.stringify(issues)).not.toMatch(/900101|1234567|번호는/);
});

test.each([
  ['안마의자에서 소리가 납니다', []],
  ['가'.repeat(10), []],
  ['가'.repeat(9), ['10자 이상 입력해 주세요.']],
  [`  ${'가'.repeat(9)}\n`, ['10자 이상 입력해 주세요.']],
  ['가'.repeat(30), []],
  ['가'.repeat(31), ['30자 이하로 입력해 주세요.']],
  ['👨‍👩‍👧‍👦'.repeat(30), []],
  ['👨‍👩‍👧‍👦'.repeat(31), ['30자 이하로 입력해 주세요.']],
])('the text "%s" has the messages %j', (value, said) => {
  expect(messages(text, value)).toEqual(said);
});

test.each([
  ['소음 문의', []],
  ['소음\n문의', ['한 줄로 입력해 주세요.']],
  ['소음 👍', ['이모지는 쓸 수 없습니다. 지우고 다시 입력해 주세요.']],
  ['M12345678', [fixedTexts.passportNumber]],
])('the line "%s" has the messages %j', (value, said) => {
  expect(messages(line, value)).toEqual(said);
});

test('refuses an empty required text, and accepts an empty optional one', () => {
  expect(messages(textInput(1, 10), ' ')).toEqual(['내용을 입력해 주세요.']);
  expect(messages(textInput(10, 20), '')).toEqual(['내용을 입력해 주세요.']);
  expect(v.parse(lineInput(0, 10), ' ')).toBe('');
});

test('normalises line breaks and trims space at both ends', () => {
  expect(v.parse(text, ' 소리가 납니다\r\n\r어젯밤부터요\n')).toBe('소리가 납니다\n\n어젯밤부터요');
});

test('refuses a text that is far too long without counting its characters', () => {
  expect(messages(text, '가'.repeat(601))).toEqual(['30자 이하로 입력해 주세요.']);
});
