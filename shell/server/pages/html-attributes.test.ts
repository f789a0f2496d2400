import { expect, test } from '@jest/globals';
import { htmlAttributes } from './html-attributes.ts';

test.each([
  [undefined, ''],
  ['text=large', ' data-text="large"'],
  ['a=1; contrast=more; member=1', ' data-contrast="more" data-member="1"'],
  ['contrast=normal;text=large', ' data-text="large" data-contrast="normal"'],
  ['text=large; text=large', ' data-text="large"'],
  ['text=huge; contrast=less; member=0', ''],
  ['text="><script>; xtext=large; text=large"', ''],
])('%s becomes%s', (cookies, attributes) => {
  expect(htmlAttributes(cookies)).toBe(attributes);
});
