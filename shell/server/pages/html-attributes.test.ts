import { expect, test } from '@jest/globals';
import { htmlAttributes } from './html-attributes.ts';

test.each([
  [{}, ''],
  [{ text: 'large' }, ' data-text="large"'],
  [{ a: '1', contrast: 'more', member: '1' }, ' data-contrast="more" data-member="1"'],
  [{ contrast: 'normal', text: 'large' }, ' data-text="large" data-contrast="normal"'],
  [{ text: 'huge', contrast: 'less', member: '0' }, ''],
  [{ text: '"><script>', xtext: 'large', member: undefined }, ''],
])('%j becomes%s', (cookies, attributes) => {
  expect(htmlAttributes(cookies)).toBe(attributes);
});
