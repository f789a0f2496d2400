import { expect, test } from '@jest/globals';
import { attachment, contentTypeOf, downloadName, isNamedRightly } from './rules.ts';

test.each([
  ['a.mp4', 'video/mp4'],
  ['a.webp', 'image/webp'],
  ['a.ko.vtt', 'text/vtt; charset=utf-8'],
  ['a.pdf', 'application/pdf'],
  ['a.zip', 'application/zip'],
])('%s is %s', (name, type) => {
  expect(contentTypeOf(name)).toBe(type);
});

test('serves no other kind of file', () => {
  expect(() => contentTypeOf('a.html')).toThrow('no content type');
});

test.each([
  ['a.pdf', '%PDF-1.7', true],
  ['a.pdf', 'PK\u0003\u0004', false],
  ['a.pdf', '', false],
  ['a.zip', 'PK\u0003\u0004\u0014', true],
  ['a.zip', '<!doctype html>', false],
  ['a.mp4', '\u0000\u0000\u0000\u0020ftypisom', true],
  ['a.mp4', 'ftyp', false],
])('the bytes of %s that begins with "%s" match its name: %s', (name, head, expected) => {
  expect(isNamedRightly(name, Buffer.from(head, 'latin1'))).toBe(expected);
});

test.each([
  ['안마의자 사용 설명서', 'manuals/x.pdf', '안마의자 사용 설명서.pdf'],
  ['A/S: "사용" <법>', 'x.pdf', 'A S 사용 법.pdf'],
  ['줄\n바꿈\u0000', 'x.mp4', '줄 바꿈.mp4'],
])('makes "%s" a name that file systems accept', (title, file, name) => {
  expect(downloadName(title, file)).toBe(name);
});

test('encodes any name for the header', () => {
  expect(attachment("설명서 (1)'*.pdf")).toBe(
    "attachment; filename*=UTF-8''%EC%84%A4%EB%AA%85%EC%84%9C%20%281%29%27%2A.pdf",
  );
});
