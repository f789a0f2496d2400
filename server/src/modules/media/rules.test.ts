import { expect, test } from '@jest/globals';
import { attachment, contentTypeOf, downloadName } from './rules.ts';

test.each([
  ['a.mp4', 'video/mp4'],
  ['a.webp', 'image/webp'],
  ['a.ko.vtt', 'text/vtt; charset=utf-8'],
  ['a.pdf', 'application/pdf'],
])('%s is %s', (name, type) => {
  expect(contentTypeOf(name)).toBe(type);
});

test('serves no other kind of file', () => {
  expect(() => contentTypeOf('a.html')).toThrow('no content type');
});

test.each([
  ['안마의자 사용 설명서', 'manuals/x.pdf', '안마의자 사용 설명서.pdf'],
  ['A/S: "사용" <법>', 'x.pdf', 'A S 사용 법.pdf'],
  ['줄\n바꿈\u0000', 'x.mp4', '줄 바꿈.mp4'],
])('saves "%s" as a name that file systems take', (title, file, name) => {
  expect(downloadName(title, file)).toBe(name);
});

test('puts any name into a header', () => {
  expect(attachment("설명서 (1)'*.pdf")).toBe(
    "attachment; filename*=UTF-8''%EC%84%A4%EB%AA%85%EC%84%9C%20%281%29%27%2A.pdf",
  );
});
