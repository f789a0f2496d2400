import iconv from 'iconv-lite';

const CHARSET = 'euc-kr';

/** Whether euc-kr has a character; any other would arrive as `&#1234;` or as a question mark. */
const isWritable = (character: string): boolean =>
  iconv.decode(iconv.encode(character, CHARSET), CHARSET) === character;

/** Cuts a text to a number of bytes in euc-kr, and removes characters that euc-kr lacks or that break a form. */
export function fitBytes(text: string, most: number): string {
  let bytes = 0;
  let fitting = '';
  for (const character of text.normalize('NFC').replace(/[\p{Cc}"'<>&\\]/gu, ' ')) {
    if (!isWritable(character)) continue;
    bytes += iconv.encode(character, CHARSET).length;
    if (bytes > most) break;
    fitting += character;
  }
  return fitting.replace(/\s+/g, ' ').trim();
}

const percentEncoded = (text: string): string =>
  [...iconv.encode(text, CHARSET)]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[\w.*-]/.test(character)
        ? character
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

/** A form's body in euc-kr, as the provider's calls read it. */
export const formBody = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${percentEncoded(value)}`)
    .join('&');
