import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { answerFailure } from '../../plugins/failures.ts';
import { attachment } from './rules.ts';

const PREFIX = '/api/media/';
/** What could be an address of a file; the database refuses some characters. */
const PUBLISHED = /^\/api\/media\/[0-9a-f]{8}\/[^/\0]+$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** Keeps the headers of a 416: its Content-Range tells players the length of the file. */
function answerRefusal(
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error.statusCode !== 416) return answerFailure(error, request, reply);
  return answerFailure(new AppError('ERR_RANGE'), request, reply.headers(error.headers ?? {}));
}

export const media = fp<Parts>(
  async (app, { library, config }) => {
    const fetched = join(config.DATA_DIR, 'published');
    /** Copies a file that another server published to this disk, from which it is served in ranges. Null where there is none. */
    async function fetchPublished(url: string) {
      const found = PUBLISHED.test(url) ? await library.published(url) : null;
      if (!found) return null;
      const path = url.slice(PREFIX.length);
      const at = join(fetched, path);
      await mkdir(dirname(at), { recursive: true });
      // Two requests at once write files of their own: nobody reads one that is half written.
      const whole = `${at}.${randomUUID()}`;
      await writeFile(whole, found.bytes);
      await rename(whole, at);
      return { root: fetched, path, contentType: found.contentType, name: found.name };
    }
    const copies = new Map<string, NonNullable<Awaited<ReturnType<typeof fetchPublished>>>>();
    async function copyOf(url: string) {
      const copy = copies.get(url) ?? (await fetchPublished(url));
      if (copy) copies.set(url, copy);
      return copy;
    }

    await app.register(fastifyStatic, { root: library.root, serve: false });

    app.get<{ Params: { '*': string }; Querystring: { download?: string } }>(
      '/api/media/*',
      // These files are compressed already, and ranges refer to their bytes as stored.
      { compress: false, errorHandler: answerRefusal },
      async (request, reply) => {
        const url = PREFIX + request.params['*'];
        const own = library.files.get(url);
        const file = own ? { root: library.root, ...own } : await copyOf(url);
        if (!file) throw new AppError('ERR_NOT_FOUND');
        const disposition = request.query.download === '1' ? attachment(file.name) : 'inline';
        return reply
          .headers({
            'cache-control': FOREVER,
            'content-disposition': disposition,
            'content-type': file.contentType,
          })
          .sendFile(file.path, file.root, { cacheControl: false, contentType: false });
      },
    );
  },
  { name: 'media', dependencies: ['failures', 'headers', '@fastify/compress'] },
);
