import { ConfigError, runServer } from '@portal/config';
import { buildSandbox } from './app.ts';

/** Another host than the portal's localhost, so that every redirect is cross-site, as in production. */
const HOST = '127.0.0.1';

runServer('sandbox', 'SANDBOX_PORT', async (config) => {
  if (config.PORTAL_ENV === 'production')
    throw new ConfigError('PORTAL_ENV: the sandboxes of the providers run in development alone');
  const { app } = await buildSandbox({ config });
  await app.listen({ host: HOST, port: config.SANDBOX_PORT });
  return () => app.close();
});
