import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Manual } from '../manuals/sheet/manual.ts';

/** What a document is named and dated by. */
interface Printed {
  id: string;
  /** Day of the edition; it is also the document's date, so that the same source gives the same file. */
  dated: string;
}

export async function print(
  browser: Browser,
  printed: Printed,
  markup: string,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  await page.setContent(markup);
  const faults = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('.page')].flatMap((leaf, i) => {
      const body = leaf.querySelector('.body');
      const over = body ? body.scrollHeight - body.clientHeight : 0;
      return over > 0 ? [`page ${i + 1} is ${over} px too long`] : [];
    });
  });
  if (faults.length > 0) throw new Error(`${printed.id}: ${faults.join('; ')}`);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  writeFileSync(join(folder, `${printed.id}.pdf`), settled(pdf, printed.dated));
  await page.close();
}

/**
 * Dates the document by its edition instead of the clock, and numbers its table headings anew, whose names come from a
 * counter of the browser. The lengths stay: a PDF is addressed by byte offsets.
 */
function settled(pdf: Buffer, dated: string): Buffer {
  const day = dated.replaceAll('-', '');
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

/** Writes the list that the API reads. */
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
