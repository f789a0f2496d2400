import { ConfigError, loadDotEnv, readConfig } from '@portal/config';
import { buildSandbox } from './app.ts';

/** Another host than the portal's localhost, so that every redirect is cross-site, as in production. */
const HOST = '127.0.0.1';

async function start(): Promise<void> {
  loadDotEnv();
  const config = readConfig();
  if (config.PORTAL_ENV === 'production')
    throw new ConfigError('PORTAL_ENV: the sandboxes of the providers run in development alone');
  const { app } = await buildSandbox({ config });
  await app.listen({ host: HOST, port: config.SANDBOX_PORT });
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
  process.send?.('ready');
}

start().catch((error: unknown) => {
  const { code, stack } = error as NodeJS.ErrnoException;
  const taken = code === 'EADDRINUSE' ? 'SANDBOX_PORT is taken: set another' : null;
  const known = error instanceof ConfigError ? error.message : taken;
  process.stderr.write(`sandbox cannot start: ${known ?? stack ?? String(error)}\n`);
  process.exit(1);
});
