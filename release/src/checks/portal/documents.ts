import { documentKb, MOST_DOCUMENT_KB } from '@portal/config';
import type { Check, Versions } from '../check.ts';
import { inParallel } from './in-parallel.ts';

const WIDTH = 4;

const pagesOf = (versions: Versions) =>
  [...versions.values()].flatMap(({ name, section }) =>
    section.pages
      .filter(({ pattern }) => !pattern.includes('{'))
      .map(({ id, pattern }) => ({ page: `${name} ${id}`, path: pattern })),
  );

export const documents: Check = {
  does: `no page with a fixed address has a document of more than ${MOST_DOCUMENT_KB} KB`,
  isFast: false,
  isWaivable: true,
  async run({ versions, portal, progress }) {
    const { origin } = await portal();
    const pages = pagesOf(versions);
    let done = 0;
    const weights = await inParallel(pages, WIDTH, async ({ page, path }) => {
      progress(++done, pages.length);
      return { page, path, kb: await documentKb(origin + path) };
    });
    // A page without a document is a fault of `links`.
    const known = weights.flatMap(({ kb, ...rest }) => (kb === null ? [] : [{ ...rest, kb }]));
    return {
      faults: known
        .filter(({ kb }) => kb > MOST_DOCUMENT_KB)
        .map(
          ({ page, path, kb }) =>
            `${page} (${path}) has a document of ${kb.toFixed(1)} KB, more than ${MOST_DOCUMENT_KB} KB: show less of it at first`,
        ),
      figures: Object.fromEntries(
        known.map(({ page, kb }) => [`${page} KB`, Math.round(kb * 10) / 10]),
      ),
    };
  },
};
