import { expect, test } from '@jest/globals';
import { paths } from './paths.ts';

// Addresses are printed on paper and kept in bookmarks: one that changes here needs a redirect.
test('the whole table of addresses', () => {
  expect(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path.template])))
    .toMatchInlineSnapshot(`
   {
     "faq": "/guide/faq?product={a|c|bf|l|w}&type={all|trouble|inquiry|rental|payment|service|benefits|return|member|others|remote|supplies}&page={number}&q={text}&faq={digits}",
     "home": "/",
     "manual": "/guide/manual?product={bf|l|w|o}&bbsIdx={digits}&page={number}",
     "sitemap": "/sitemap",
     "video": "/guide/video?product={bf|l|w|o}&type={all|product|assemble_disassemble}&bbsIdx={digits}&page={number}",
   }
  `);
});
