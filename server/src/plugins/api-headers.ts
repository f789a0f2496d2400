import fp from 'fastify-plugin';

export const JSON_TYPE = 'application/json; charset=utf-8';

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
