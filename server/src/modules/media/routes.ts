import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { answerFailure } from '../../plugins/failures.ts';
import { attachment } from './rules.ts';

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
  async (app, { library }) => {
    await app.register(fastifyStatic, { root: library.root, serve: false });

    app.get<{ Params: { '*': string }; Querystring: { download?: string } }>(
      '/api/media/*',
      // These files are compressed already, and ranges refer to their bytes as stored.
      { compress: false, errorHandler: answerRefusal },
      async (request, reply) => {
        const file = library.files.get(`/api/media/${request.params['*']}`);
        if (!file) throw new AppError('ERR_NOT_FOUND');
        const disposition = request.query.download === '1' ? attachment(file.name) : 'inline';
        return reply
          .headers({
            'cache-control': FOREVER,
            'content-disposition': disposition,
            'content-type': file.contentType,
          })
          .sendFile(file.path, { cacheControl: false, contentType: false });
      },
    );
  },
  { name: 'media', dependencies: ['failures', 'headers', '@fastify/compress'] },
);
