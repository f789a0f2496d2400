import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { manualMarkup, type Manual } from '../manuals/manual.ts';
import { fontFaces } from './browser.ts';

export async function print(browser: Browser, manual: Manual, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  await page.setContent(manualMarkup(manual, fontFaces()));
  const faults = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('.body')].flatMap((body, i) => {
      const over = body.scrollHeight - body.clientHeight;
      return over > 0 ? [`page ${i + 2} is ${over} px too long`] : [];
    });
  });
  if (faults.length > 0) throw new Error(`${manual.id}: ${faults.join('; ')}`);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  writeFileSync(join(folder, `${manual.id}.pdf`), settled(pdf, manual));
  await page.close();
}

/**
 * Dates the document by its edition instead of the clock, and numbers its table headings anew, whose names come from a
 * counter of the browser. The lengths stay: a PDF is addressed by byte offsets.
 */
function settled(pdf: Buffer, manual: Manual): Buffer {
  const day = manual.dated.replaceAll('-', '');
  const source = pdf.toString('latin1');
  // In the order of their numbers, since the document keeps the names sorted.
  const names = [...new Set(source.match(/\(node\d{8}\)/g) ?? [])].sort();
  const out = source
    .replace(
      /\(node\d{8}\)/g,
      (name) => `(node${String(names.indexOf(name) + 1).padStart(8, '0')})`,
    )
    .replace(
      /\/(CreationDate|ModDate) \((D:\d{14}[^)]*)\)/g,
      (_, key: string, value: string) =>
        `/${key} (${`D:${day}000000+00'00'`.padEnd(value.length).slice(0, value.length)})`,
    )
    .replace(
      /\/Creator \(((?:[^()\\]|\\.)*)\)/,
      (_, value: string) => `/Creator (${'Hangyeol'.padEnd(value.length).slice(0, value.length)})`,
    );
  return Buffer.from(out, 'latin1');
}

/** The list that the portal reads. */
export function listManuals(manuals: readonly Manual[], root: string): void {
  const list = manuals
    .filter((manual) => existsSync(join(root, 'manuals', `${manual.id}.pdf`)))
    .map((manual) => {
      const file = `manuals/${manual.id}.pdf`;
      const pages = (
        readFileSync(join(root, file), 'latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []
      ).length;
      return {
        id: manual.id,
        title: manual.title,
        file,
        bytes: statSync(join(root, file)).size,
        pages,
      };
    });
  writeFileSync(join(root, 'documents.json'), `${JSON.stringify(list, null, 2)}\n`);
}
