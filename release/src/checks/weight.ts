import type { ReleaseStore } from '@portal/release-store';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, type Check, type Versions } from './check.ts';

/**
 * KB of script (1,024 bytes, brotli, with headers) that a page loads before it is usable (docs/decisions/0025,
 * 0039).
 */
const limits = { page: 140, growth: 10 };
/** The bench counts response headers too: 62 to 85 bytes for each file over HTTP/2. */
const HEADERS_KB = 100 / 1024;

/** Maps `guide faq` to the KB of script that its document names, including main.js. */
export function pageWeights(store: ReleaseStore, versions: Versions): Map<string, number> {
  const kbOf = (name: string, version: string, file: string) =>
    statSync(join(store.clientFolder(name, version), `${file}.br`)).size / 1024 + HEADERS_KB;
  const shell = versions.get('shell');
  const main = shell ? kbOf(shell.name, shell.version, 'main.js') : 0;
  return new Map(
    [...versions.values()].flatMap(({ name, version, preload }) =>
      Object.entries(preload).map(([page, files]) => [
        `${name} ${page}`,
        files.reduce((sum, file) => sum + kbOf(name, version, file), main),
      ]),
    ),
  );
}

/** One sentence for each page over the limit. */
export const heavyPages = (weights: ReadonlyMap<string, number>): string[] =>
  [...weights]
    .filter(([, kb]) => kb > limits.page)
    .map(
      ([page, kb]) => `${page} loads ${kb.toFixed(1)} KB of script, more than ${limits.page} KB`,
    );

const rounded = (kb: number) => Math.round(kb * 10) / 10;

export const weight: Check = {
  does: `no page loads more than ${limits.page} KB of script, or ${limits.growth} KB more than now`,
  isFast: true,
  isWaivable: true,
  run({ store, versions, base }) {
    const builds = [...versions.values()].filter(({ sourceHash }) =>
      sourceHash.endsWith('-development'),
    );
    if (builds.length > 0)
      return {
        faults: builds.map(
          (record) =>
            `${nameOf(record)} is a development build: deliver it with BUILD_MODE=production`,
        ),
      };
    const weights = pageWeights(store, versions);
    const before: ReadonlyMap<string, number> = base ? pageWeights(store, base) : new Map();
    const grown = [...weights].flatMap(([page, kb]) => {
      const was = before.get(page);
      return was === undefined || rounded(kb) === rounded(was) ? [] : [{ page, was, kb }];
    });
    const said = ({ page, was, kb }: (typeof grown)[number]) =>
      `${page} ${kb > was ? 'grows' : 'shrinks'} from ${was.toFixed(1)} to ${kb.toFixed(1)} KB`;
    const isTooMuch = ({ was, kb }: (typeof grown)[number]) => kb - was > limits.growth;
    return {
      faults: [
        ...heavyPages(weights).map((fault) => `${fault}: load parts of it later`),
        ...grown.filter(isTooMuch).map((one) => `${said(one)}: load parts of it later`),
      ],
      notes: grown.filter((one) => !isTooMuch(one)).map(said),
      figures: Object.fromEntries([...weights].map(([page, kb]) => [`${page} KB`, rounded(kb)])),
    };
  },
};
