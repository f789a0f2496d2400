import type { Config } from '@portal/config';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { buildSandbox } from '../../../server/sandbox/app.ts';
import type { certificate } from '../../support/certificate.ts';

const PATHS = {
  MEMBERSHIP_URL: '/membership',
  BILLING_URL: '/billing',
  KIBNET_URL: '/kibnet',
  IDENTITY_URL: '/identity',
  MESSAGE_URL: '/messages',
  POSTCODE_SCRIPT_URL: '/postcode/postcode.v2.js',
  PAYMENT_SCRIPT_URL: '/card-payment/nicepay-pgweb.js',
  PAYMENT_FORM_URL: '/card-payment/v3Payment.jsp',
  PAYMENT_API_URLS: '/card-payment/webapi',
};
const KEYS = [
  'MEMBERSHIP_KEY',
  'BILLING_KEY',
  'KIBNET_KEY',
  'PAYMENT_MERCHANT_ID',
  'PAYMENT_MERCHANT_KEY',
  'IDENTITY_CLIENT_ID',
  'IDENTITY_CLIENT_KEY',
  'MESSAGE_APP_KEY',
  'MESSAGE_SECRET_KEY',
  'MESSAGE_SENDER_KEY',
];

/** The variables by which production finds its providers. */
export const providersAt = (address: string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(PATHS).map(([name, path]) => [name, `https://${address}${path}`]),
  ),
  // A merchant's id has ten characters, and no more than twenty are taken.
  ...Object.fromEntries(KEYS.map((name, i) => [name, `three_key${i}`])),
});

/** Starts the sandboxes as providers with TLS, whose customers are the demo's people. @returns a function that stops them */
export async function startProviders(
  address: string,
  config: Config,
  tls: Awaited<ReturnType<typeof certificate>>['files'],
): Promise<() => Promise<void>> {
  const { app } = await buildSandbox({
    config: { ...config, DEMO_PEOPLE: true, LOG_LEVEL: 'fatal' },
  });
  await app.ready();
  const server = createServer(
    { cert: readFileSync(tls.TLS_CERT_FILE), key: readFileSync(tls.TLS_KEY_FILE) },
    app.routing,
  );
  await new Promise<void>((listening) => server.listen(443, address, listening));
  return async () => {
    server.closeAllConnections();
    server.close();
    await app.close();
  };
}
