import { readConfig } from '@portal/config';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { stopServer } from '../../../release/src/servers.ts';
import { buildSandbox } from '../../../server/sandbox/app.ts';
import { PROVIDERS } from './machines.ts';

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
export const providers: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(PATHS).map(([name, path]) => [name, `https://${PROVIDERS}${path}`]),
  ),
  // A merchant's id has ten characters, and no more than twenty are taken.
  ...Object.fromEntries(KEYS.map((name, i) => [name, `three_key${i}`])),
};

/**
 * Starts the sandboxes as providers with TLS, in a process of their own, because the customers keep this one busy.
 * @param env the variables of the servers, and the two of TLS. @returns a function that stops them
 */
export async function startProviders(env: Record<string, string>): Promise<() => Promise<void>> {
  const child = fork(import.meta.filename, { env: { ...process.env, ...env } });
  const early = once(child, 'exit').then(() => {
    throw new Error('the providers did not start');
  });
  early.catch(() => undefined);
  await Promise.race([once(child, 'message'), early]);
  return () => stopServer(child);
}

/** Listens as the providers, whose customers are the demo's people. */
async function serve(): Promise<void> {
  const config = readConfig();
  const { app } = await buildSandbox({
    config: { ...config, DEMO_PEOPLE: true, LOG_LEVEL: 'fatal' },
  });
  await app.ready();
  const [cert, key] = [config.TLS_CERT_FILE, config.TLS_KEY_FILE].map((file) =>
    readFileSync(file ?? ''),
  );
  const server = createServer({ cert, key }, app.routing);
  server.listen(443, PROVIDERS, () => process.send?.('ready'));
  process.once('SIGTERM', () => process.exit(0)).once('disconnect', () => process.exit(0));
}

if (process.argv[1] === import.meta.filename) await serve();
