import { requestIdOf, type Config } from '@portal/config';
import { logOf, type LogSink } from '@portal/metrics';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { routedAddress } from './answers/malformed.ts';

/** Options for Fastify: logging, and TLS with HTTP/2 where a certificate is configured. */
export function serverOptions(config: Config, logTo?: LogSink) {
  const common = {
    ...logOf('portal', config, logTo),
    // A browser's own id is not believed: only a proxy may have set it.
    genReqId: (request: IncomingMessage) =>
      config.TRUST_PROXY ? requestIdOf(request) : randomUUID(),
    // Fastify's own 503 has no page. Requests that still arrive while we stop get their answer.
    return503OnClosing: false,
    trustProxy: config.TRUST_PROXY ? config.TRUST_PROXY.split(',') : false,
    rewriteUrl: routedAddress,
    forceCloseConnections: 'idle' as const,
  };
  if (!config.TLS_CERT_FILE || !config.TLS_KEY_FILE) return common;
  const https = {
    allowHTTP1: true,
    cert: readFileSync(config.TLS_CERT_FILE),
    key: readFileSync(config.TLS_KEY_FILE),
  };
  return { ...common, http2: true as const, https };
}
