import replyFrom from '@fastify/reply-from';
import { errors } from '@portal/contract';
import type { FastifyInstance } from 'fastify';

/** The longest call of the specification (an account check) may take three minutes. */
const TIMEOUT_MS = 300_000;

/** The envelope that says so, as the API itself would. */
export const unavailable = (requestId: string) => ({
  status: { code: 'ERR_UNAVAILABLE', message: errors.ERR_UNAVAILABLE.message },
  error: { requestId },
});

/** Passes /api on to the API: streamed, given up when the browser gives up, never tried twice. */
export async function apiProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(replyFrom, {
    base: apiUrl,
    undici: { connections: 128, bodyTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS },
    retryMethods: [],
    // Its lines would hold the query, and with it e-mail addresses and phone numbers.
    disableRequestLogging: true,
  });
  await app.register(async (api) => {
    // Bodies are not read here: whatever comes is passed on as it comes.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    api.all('/api/*', (request, reply) => {
      reply.from(request.raw.url ?? '/', {
        rewriteRequestHeaders: (_, headers) => ({
          ...headers,
          'x-request-id': request.id,
          // Whoever claims to be somebody else is not believed: limits go by the address.
          'x-forwarded-for': request.ip,
        }),
        onError(answer, { error }) {
          request.log.error({ err: error }, 'the API did not answer');
          answer.code(503).send(unavailable(request.id));
        },
      });
    });
  });
}
