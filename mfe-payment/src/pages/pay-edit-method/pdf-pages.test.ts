import { expect, test } from '@jest/globals';
import { pagesOf } from './pdf-pages.ts';

// jsdom has no Blob.arrayBuffer.
Blob.prototype.arrayBuffer = function () {
  const reader = new FileReader();
  reader.readAsArrayBuffer(this);
  return new Promise((resolve) => (reader.onload = () => resolve(reader.result as ArrayBuffer)));
};

/** A PDF of so many empty pages. */
function pdf(pages: number, trailer = '') {
  const kids = Array.from({ length: pages }, (_, i) => `${i + 3} 0 R`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${kids.join(' ')}]>>`,
    ...kids.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 20]>>'),
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('');
  const size = objects.length + 1;
  return `%PDF-1.4\n${body}trailer <</Size ${size}/Root 1 0 R${trailer}>>\n%%EOF`;
}
const hash = '<' + '00'.repeat(32) + '>';
const LOCK = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O ${hash}/U ${hash}>>`;

test.each([
  ['broken', '%PDF-1.4\nnothing', '열 수 없는 PDF입니다. 지우고 종이를 사진으로 찍어 올려 주세요.'],
  [
    'locked',
    pdf(1, LOCK),
    '비밀번호가 걸린 PDF입니다. 지우고 비밀번호를 푼 PDF나 종이를 찍은 사진을 올려 주세요.',
  ],
  ['too long', pdf(21), '20쪽이 넘는 PDF입니다. 지우고 필요한 쪽만 담아 다시 올려 주세요.'],
])('a PDF that is %s says what to do', async (_, content, says) => {
  expect(await pagesOf(new File([content], 'scan.pdf'))).toBe(says);
});
