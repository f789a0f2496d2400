import type { ReleaseStore, VersionRecord } from '@portal/release-store';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, type Check, type Versions } from './check.ts';

/**
 * KB (1,024 bytes, brotli, with headers): `page` of script that a page loads before it is usable, `prefetch` of all files
 * that a move to it loads, which browsers prefetch at idle (docs/decisions/0025, 0039).
 */
const limits = { page: 140, growth: 10, prefetch: 45 };
/** The bench counts response headers too: 62 to 85 bytes for each file over HTTP/2. */
const HEADERS_KB = 100 / 1024;

const kbOf = (store: ReleaseStore, { name, version }: VersionRecord, file: string) =>
  statSync(join(store.clientFolder(name, version), `${file}.br`)).size / 1024 + HEADERS_KB;

/** Maps `guide faq` to the KB of script that its document names, including main.js. */
function pageWeights(store: ReleaseStore, versions: Versions): Map<string, number> {
  const shell = versions.get('shell');
  const main = shell ? kbOf(store, shell, 'main.js') : 0;
  return new Map(
    [...versions.values()].flatMap((record) =>
      Object.entries(record.preload).map(([page, files]) => [
        `${record.name} ${page}`,
        files.reduce((sum, file) => sum + kbOf(store, record, file), main),
      ]),
    ),
  );
}

const LISTS = 'preload.json';
/** Page id to the files of a move to that page; each begins with the file's name. */
type Lists = Record<string, [file: string, ...unknown[]][]>;

/** Maps `guide faq` to the KB that a move to it loads in a browser that has nothing of its part. */
function prefetchWeights(store: ReleaseStore, versions: Versions): Map<string, number> {
  const listsOf = ({ name, version, files }: VersionRecord): Lists =>
    files[LISTS]
      ? (JSON.parse(readFileSync(join(store.clientFolder(name, version), LISTS), 'utf8')) as Lists)
      : {};
  return new Map(
    [...versions.values()].flatMap((record) =>
      Object.entries(listsOf(record)).map(([page, files]) => [
        `${record.name} ${page}`,
        files.reduce((sum, [file]) => sum + kbOf(store, record, file), 0),
      ]),
    ),
  );
}

/** One sentence for each page over one of the limits. */
export function heavyPages(store: ReleaseStore, versions: Versions): string[] {
  const over = (
    weights: ReadonlyMap<string, number>,
    limit: number,
    does: (kb: string) => string,
  ) =>
    [...weights]
      .filter(([, kb]) => kb > limit)
      .map(([page, kb]) => `${page} ${does(kb.toFixed(1))}, more than ${limit} KB`);
  return [
    ...over(pageWeights(store, versions), limits.page, (kb) => `loads ${kb} KB of script`),
    ...over(
      prefetchWeights(store, versions),
      limits.prefetch,
      (kb) => `is prefetched with ${kb} KB`,
    ),
  ];
}

const rounded = (kb: number) => Math.round(kb * 10) / 10;

export const weight: Check = {
  does: `no page loads more than ${limits.page} KB of script, or ${limits.growth} KB more than now, or is prefetched with more than ${limits.prefetch} KB`,
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
        ...heavyPages(store, versions).map((fault) => `${fault}: load parts of it later`),
        ...grown.filter(isTooMuch).map((one) => `${said(one)}: load parts of it later`),
      ],
      notes: grown.filter((one) => !isTooMuch(one)).map(said),
      figures: Object.fromEntries([...weights].map(([page, kb]) => [`${page} KB`, rounded(kb)])),
    };
  },
};
