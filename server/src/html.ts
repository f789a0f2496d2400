import { decodeHTML } from 'entities';
import sanitize from 'sanitize-html';

declare const safe: unique symbol;
/** Markup that went through `sanitizeHtml`; nothing else fits the tables' html columns. */
export type SafeHtml = string & { readonly [safe]: true };

const BLOCKS = ['p', 'ul', 'ol', 'li', 'br', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
const INLINE = ['strong', 'em', 'a'];

/** Elements whose content is no text for readers: it goes with its tag. */
const DROPPED =
  'script style textarea option xmp noscript noembed noframes iframe object svg math template title select plaintext';

/**
 * A path of this portal, or a phone number. No space, control character or backslash anywhere: a
 * browser drops or turns them, and `/\t/evil` is then another host.
 */
const HREF = /^(?:\/(?![/\\])[^\s\\\p{Cc}]*|tel:\+?[\d-]+)$/u;

/** Keeps the few elements boards are written with, in one canonical spelling. Idempotent. */
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
    // A link that leads nowhere is its text.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs['href'] ? 'excludeTag' : false),
  }) as SafeHtml;
}

const BLOCK_TAG = new RegExp(`</?(?:${BLOCKS.join('|')})(?: [^>]*)?>`, 'g');

/** The words of sanitised markup, one line for each block. */
export function plainText(html: SafeHtml): string {
  return decodeHTML(html.replace(BLOCK_TAG, '\n').replace(/<[^>]*>/g, ''))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The beginning of a text in one line: at most `longest` characters, the last of them `…` where more follows. */
export function excerptOf(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const beginning = characters.slice(0, longest - 1).join('');
  return `${beginning.trimEnd()}…`;
}
