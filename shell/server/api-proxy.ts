import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';

/** The longest call of the specification (an account check) may take three minutes. */
const TIMEOUT_MS = 300_000;

/** Passes /api on to the API: streamed, given up when the browser gives up, never tried twice. */
export async function apiProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(replyFrom, {
    base: apiUrl,
    undici: { connections: 128, bodyTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS },
    retryMethods: [],
  });
  await app.register(async (api) => {
    // Bodies are not read here: whatever comes is passed on as it comes.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    api.all('/api/*', (request, reply) => {
      reply.from(request.raw.url ?? '/', {
        rewriteRequestHeaders: (_, headers) => ({ ...headers, 'x-request-id': request.id }),
        onError(answer, { error }) {
          request.log.error({ err: error }, 'the API did not answer');
          answer.code(503).send({
            status: {
              code: 'ERR_UNAVAILABLE',
              message: '지금은 이용할 수 없습니다. 잠시 뒤 다시 시도해 주세요.',
            },
            error: { requestId: request.id },
          });
        },
      });
    });
  });
}
