import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

export const JSON_TYPE = 'application/json; charset=utf-8';

const WELL_FORMED = /^[\w-]{8,64}$/;

/** Takes the request id that the portal's server sent, so that both logs have the same, else makes one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Headers of every answer; routes that may be cached override `cache-control`. */
export const apiHeaders = (requestId: string) => ({
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-request-id': requestId,
});

export const headers = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      void reply.headers(apiHeaders(request.id));
    });
  },
  { name: 'headers' },
);
