import { get } from 'node:http';

/** KB (1,024 bytes, brotli) that a page's document may have: what a visitor's browser must load before it shows anything. */
export const MOST_DOCUMENT_KB = 22;

/**
 * Resolves to the KB of the document at an address, as it is sent to a browser that takes brotli; `fetch` would count what it has
 * decompressed. Null for an answer other than 200.
 */
export const documentKb = (url: string): Promise<number | null> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.once('end', () => resolve(answer.statusCode === 200 ? bytes / 1024 : null));
      answer.once('error', reject);
    }).once('error', reject);
  });
