import type { ReleaseStore } from '@portal/release-store';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** KB of script (1,024 bytes, brotli, with headers) that a page may load before it is usable (docs/decisions/0025). */
const MOST_KB = 140;
/** The bench counts the headers of an answer too: 62 to 85 bytes a file over HTTP/2. */
const HEADERS_KB = 100 / 1024;

/** The newest version of a part: the scripts of its pages, and what a file weighs on the wire. */
function newest(store: ReleaseStore, part: string) {
  const version = store.versions(part).at(-1) ?? '';
  const folder = store.clientFolder(part, version);
  return {
    preload: store.version(part, version).record.preload,
    kbOf: (file: string) => statSync(join(folder, `${file}.br`)).size / 1024 + HEADERS_KB,
  };
}

/**
 * Weighs the script that each page of these parts loads before it is usable: the shell's main.js and what the page's document
 * names. @throws Error that names the pages above the limit
 */
export function refuseHeavyPages(store: ReleaseStore, parts: readonly string[]): void {
  const main = newest(store, 'shell').kbOf('main.js');
  const heavy = parts.flatMap((part) => {
    const { preload, kbOf } = newest(store, part);
    return Object.entries(preload).flatMap(([page, files]) => {
      const kb = files.reduce((sum, file) => sum + kbOf(file), main);
      return kb > MOST_KB ? [`${part} ${page}: ${kb.toFixed(1)} KB`] : [];
    });
  });
  if (heavy.length > 0)
    throw new Error(
      `More than ${MOST_KB} KB of script before the page is usable:\n${heavy.join('\n')}`,
    );
}
