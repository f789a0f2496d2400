import type { FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';

/**
 * Options of a route whose answers are compressed. A route has to state them, because for one that says only that it is
 * compressed the plugin takes its own: zstd where a browser knows it, which makes a page 14 % larger.
 */
export const compressed = {
  compress: {
    encodings: ['br', 'gzip'],
    // With a window that a page just fits into, brotli searches in smaller tables: 5 % less than quality 5 makes with its usual
    // window, in no more time and with less memory (docs/decisions/0013).
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  },
} as object;

/** Whether a browser accepts brotli without a weight. For one that weighs encodings the compression plugin decides. */
export const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((encoding) => encoding.trim() === 'br');
