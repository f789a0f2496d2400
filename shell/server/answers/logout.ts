import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Cookies that end with the session, as the API names them (server/src/modules/session); preferences stay. */
const sessionCookies = (secure: boolean) => [
  secure ? '__Host-session' : 'portal-session',
  'PSESSION',
  'member',
  'analytics-profile',
];

/** Whether the request comes from a page of the portal (docs/decisions/0015). */
const isOwn = ({ headers }: FastifyRequest, origin: string) =>
  headers['sec-fetch-site'] === undefined
    ? headers.origin === origin
    : headers['sec-fetch-site'] === 'same-origin';

/**
 * POST /logout: expires the session's cookies in this browser, even while the API does not answer. Only the API logs
 * out at the membership service.
 */
export async function logout(app: FastifyInstance, origin: string): Promise<void> {
  const secure = origin.startsWith('https:');
  await app.register(async (here) => {
    // Bodies of any type are accepted and discarded.
    here.removeAllContentTypeParsers();
    here.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    here.post('/logout', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!isOwn(request, origin)) return reply.code(403).send();
      for (const name of sessionCookies(secure))
        void reply.clearCookie(name, { path: '/', secure, sameSite: 'lax' });
      return reply.code(204).send();
    });
    here.get('/logout', async (_, reply) => reply.code(405).header('allow', 'POST').send());
  });
}
