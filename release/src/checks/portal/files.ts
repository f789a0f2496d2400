import { sha384, type VersionRecord } from '@portal/release-store';
import { nameOf, type Check } from '../check.ts';
import { inParallel } from './in-parallel.ts';

const WIDTH = 8;
const YEAR_S = 31_536_000;
const HEADERS: Record<string, RegExp> = {
  'cache-control': new RegExp(`max-age=${YEAR_S}.*immutable`),
  'cross-origin-resource-policy': /^same-origin$/,
  'x-content-type-options': /^nosniff$/,
};
const TYPES: [RegExp, RegExp][] = [
  [/\.m?js$/, /^(text|application)\/javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /^application\/json/],
];

/** What is wrong with a portal's responses for a file, uncompressed and compressed. */
async function fileFaults(url: string, file: string, declared: string): Promise<string[]> {
  const faults: string[] = [];
  for (const encoding of ['identity', 'br']) {
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) return [`${file} answers ${answer.status}`];
    if (sha384(bytes) !== declared)
      faults.push(`${file} (${encoding}) has other bytes than version.json declares`);
    for (const [name, expected] of Object.entries(HEADERS))
      if (!expected.test(answer.headers.get(name) ?? ''))
        faults.push(`${file} has the wrong header ${name}: ${answer.headers.get(name)}`);
    const type = TYPES.find(([extension]) => extension.test(file))?.[1];
    if (type && !type.test(answer.headers.get('content-type') ?? ''))
      faults.push(`${file} is answered as ${answer.headers.get('content-type')}`);
  }
  return [...new Set(faults)];
}

export const files: Check = {
  does: 'a portal answers for every file with the declared bytes and headers',
  isFast: false,
  isWaivable: false,
  async run({ versions, portal, progress }) {
    const { origin } = await portal();
    const all = [...versions.values()].flatMap((record: VersionRecord) =>
      Object.entries(record.files).map(([file, { sha384: hash }]) => ({ record, file, hash })),
    );
    let done = 0;
    const faults = await inParallel(all, WIDTH, async ({ record, file, hash }) => {
      progress(++done, all.length);
      const url = `${origin}/r/${record.name}/${record.version}/${file}`;
      const found = await fileFaults(url, file, hash);
      return found.map((fault) => `${nameOf(record)}: ${fault}: deliver it again`);
    });
    return { faults: faults.flat(), figures: { files: all.length } };
  },
};
