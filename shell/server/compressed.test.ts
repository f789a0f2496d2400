/** @jest-environment node */
import compress from '@fastify/compress';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { brotliCompressSync, constants } from 'node:zlib';
import { compressed } from './compressed.ts';

const page = Array.from({ length: 900 }, (_, i) => `<p>${i ** 3} 한결 ${i % 7}</p>`).join('');

/** Bytes that brotli of this quality makes of the page, with its usual window. */
const sizeAt = (quality: number) =>
  brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

async function answerTo(encodings: string) {
  const app = Fastify();
  await app.register(compress, { global: false });
  app.get('/', compressed, (_, reply) => reply.type('text/html').send(page));
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': encodings } });
  await app.close();
  return answer;
}

test('a browser that also takes zstd gets brotli, which is smaller', async () => {
  const { headers, rawPayload } = await answerTo('gzip, deflate, br, zstd');
  expect(headers['content-encoding']).toBe('br');
  expect(rawPayload.length).toBeLessThan(sizeAt(5));
});

test('one that takes no brotli gets gzip', async () => {
  expect((await answerTo('gzip, deflate')).headers['content-encoding']).toBe('gzip');
});
