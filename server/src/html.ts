import { decodeHTML } from 'entities';
import sanitize from 'sanitize-html';

declare const safe: unique symbol;
/** Markup that `sanitizeHtml` returned. The type keeps other strings out of the html columns. */
export type SafeHtml = string & { readonly [safe]: true };

const BLOCKS = ['p', 'ul', 'ol', 'li', 'br', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
const INLINE = ['strong', 'em', 'a'];

/** Elements that are removed with their content, because it is not text for readers. */
const DROPPED =
  'script style textarea option xmp noscript noembed noframes iframe object svg math template title select plaintext';

/**
 * A path of this portal, or a phone number. Spaces, control characters and backslashes are refused: browsers
 * drop or convert them, which makes `/\t/evil` another host.
 */
const HREF = /^(?:\/(?![/\\])[^\s\\\p{Cc}]*|tel:\+?[\d-]+)$/u;

/** Keeps only the elements that board posts use, in one canonical form. Idempotent. */
export function sanitizeHtml(html: string): SafeHtml {
  return sanitize(html, {
    allowedTags: [...BLOCKS, ...INLINE],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['tel'],
    allowProtocolRelative: false,
    nonTextTags: DROPPED.split(' '),
    nestingLimit: 32,
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: href && HREF.test(href) ? { href } : {} }),
    },
    // A link without an allowed address becomes plain text.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs['href'] ? 'excludeTag' : false),
  }) as SafeHtml;
}

const BLOCK_TAG = new RegExp(`</?(?:${BLOCKS.join('|')})(?: [^>]*)?>`, 'g');

/** The text of sanitised markup, one line per block. */
export function plainText(html: SafeHtml): string {
  return decodeHTML(html.replace(BLOCK_TAG, '\n').replace(/<[^>]*>/g, ''))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The beginning of a text on one line, at most `longest` characters; `…` ends it where text was cut. */
export function excerptOf(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const beginning = characters.slice(0, longest - 1).join('');
  return `${beginning.trimEnd()}…`;
}
