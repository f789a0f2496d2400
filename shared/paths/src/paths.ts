import { definePath } from './path.ts';

/** Every address of the portal, as the specification writes it, with the portal's own parameters after. */
export const paths = {
  home: definePath('/'),
  sitemap: definePath('/sitemap'),
  faq: definePath(
    '/guide/faq?product={a|c|bf|l|w}&type={all|trouble|inquiry|rental|payment|service|benefits|return|member|others|remote|supplies}&page={number}&q={text}&faq={digits}',
  ),
  video: definePath(
    '/guide/video?product={bf|l|w|o}&type={all|product|assemble_disassemble}&bbsIdx={digits}&page={number}',
  ),
  manual: definePath('/guide/manual?product={bf|l|w|o}&bbsIdx={digits}&page={number}'),
};
