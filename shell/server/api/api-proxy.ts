import replyFrom from '@fastify/reply-from';
import { portalHeaders, type Config } from '@portal/config';
import { errors } from '@portal/contract';
import { traceHeaders } from '@portal/metrics/traces';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from '../compressed.ts';
import { ContentAnswers, contentCalls, isAnswerable } from './content-answers.ts';

/** The longest call, an account check, may take three minutes (specification, 9). */
const TIMEOUT_MS = 300_000;
/** Shorter than the API drains (DRAIN_SECONDS): we never send on an idle connection that the API just closed. */
const IDLE_MS = 4_000;

/** The same body that the API sends when it is unavailable. */
export const unavailable = (requestId: string) => ({
  status: { code: 'ERR_UNAVAILABLE', message: errors.ERR_UNAVAILABLE.message },
  error: { requestId },
});

/**
 * Passes /api on to the API: streamed, aborted when the browser aborts, never retried. Calls of content are answered from a cache.
 * @param revision of the content; without it nothing is cached
 */
export async function apiProxy(
  app: FastifyInstance,
  { API_URL, SECRET_KEY }: Pick<Config, 'API_URL' | 'SECRET_KEY'>,
  revision: (() => Promise<string | null>) | null = null,
): Promise<void> {
  const ownHeaders = portalHeaders(SECRET_KEY);
  await app.register(replyFrom, {
    base: API_URL,
    undici: {
      connections: 128,
      bodyTimeout: TIMEOUT_MS,
      headersTimeout: TIMEOUT_MS,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
    },
    retryMethods: [],
    // Its log lines would contain the query, which can hold e-mail addresses and phone numbers.
    disableRequestLogging: true,
  });
  await app.register(async (api) => {
    // Bodies are streamed through without being parsed.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const passOn = (request: FastifyRequest, reply: FastifyReply) =>
      reply.from(request.raw.url ?? '/', {
        // A client's own trace is not passed on: the portal has decided whether to continue it.
        rewriteRequestHeaders: (_, { traceparent: _given, tracestate: _proof, ...headers }) => ({
          ...headers,
          ...traceHeaders(),
          'x-request-id': request.id,
          // Overwrites what the client claims: the API limits requests by this address.
          'x-forwarded-for': request.ip,
          ...ownHeaders(request.ip),
        }),
        onError(answer, { error }) {
          request.log.error({ err: error }, 'the API did not answer');
          answer.code(503).send(unavailable(request.id));
        },
      });
    api.all('/api/*', passOn);
    if (!revision) return;
    const answers = new ContentAnswers(API_URL, revision);
    for (const { method, path } of contentCalls)
      api.route({
        method,
        url: path,
        exposeHeadRoute: false,
        ...compressed,
        handler: async (request, reply) => {
          if (!isAnswerable(request)) return passOn(request, reply);
          try {
            return await answers.send(request, reply);
          } catch (error) {
            request.log.error({ err: error }, 'the API did not answer');
            return reply
              .code(503)
              .header('cache-control', 'no-store')
              .send(unavailable(request.id));
          }
        },
      });
  });
}
