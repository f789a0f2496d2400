import type { Config } from '@portal/config';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_S = 31_536_000;

/** Makes browsers use HTTPS alone (RFC 6797) where the portal ends TLS; otherwise the proxy that ends it does so. */
export function strictTransport(
  app: FastifyInstance,
  { TLS_CERT_FILE }: Pick<Config, 'TLS_CERT_FILE'>,
): void {
  if (TLS_CERT_FILE === undefined) return;
  app.addHook('onRequest', async (_, reply) => {
    void reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}`);
  });
}
