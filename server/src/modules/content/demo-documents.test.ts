import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text that a reader finds, copies and hears. */
async function textOf(file: string): Promise<string> {
  const data = new Uint8Array(readFileSync(`server/content/${file}`));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, i) => {
    const { items } = await (await document.getPage(i + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return (await Promise.all(pages)).join('\n');
}

// Digits of a font feature (tabular figures) have no characters behind them.
test('the numbers of a printed document are text: prices, page numbers and models', async () => {
  const text = await textOf('manuals/massage-chair.pdf');
  const seats = JSON.parse(readFileSync('server/content/seat.json', 'utf8')) as { price: number }[];
  for (const { price } of seats) expect(text).toContain(`${price.toLocaleString('ko-KR')}원`);
  expect(text).toMatch(/한결 고객센터\s+4/);
  expect(await textOf('downloads/emi-massage-chair.pdf')).toContain('HB-300 · HB-310');
});
