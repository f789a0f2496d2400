import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Cookies that end with the session; preferences stay. */
const SESSION_COOKIES = ['__Host-session', 'PSESSION', 'member'];

/** A page of the portal asks, and no other site (reliability.md, 7). */
const isOwn = ({ headers }: FastifyRequest, origin: string) =>
  headers['sec-fetch-site'] === undefined
    ? headers.origin === origin
    : headers['sec-fetch-site'] === 'same-origin';

/**
 * POST /logout: takes the session's cookies out of this browser, also while the API does not answer. It
 * is no logout at the membership service: that is the API's.
 */
export async function logout(app: FastifyInstance, origin: string): Promise<void> {
  await app.register(async (here) => {
    // Whatever body comes is not read.
    here.removeAllContentTypeParsers();
    here.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    here.post('/logout', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!isOwn(request, origin)) return reply.code(403).send();
      for (const name of SESSION_COOKIES)
        void reply.clearCookie(name, { path: '/', secure: true, sameSite: 'lax' });
      return reply.code(204).send();
    });
    here.get('/logout', async (_, reply) => reply.code(405).header('allow', 'POST').send());
  });
}
