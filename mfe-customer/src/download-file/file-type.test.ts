import { expect, test } from '@jest/globals';
import { fileType } from './file-type.ts';

test.each([
  ['application/pdf', '안내.pdf', 'PDF'],
  ['application/zip', '글꼴.zip', '압축 파일(ZIP)'],
  ['image/webp', '그림.1.webp', 'WEBP'],
])('%s is told as it is known', (mime, name, expected) => {
  expect(fileType({ mime, name })).toBe(expected);
});
