import { runServer } from '@portal/config';
import { buildPortal } from './app.ts';

runServer('portal', 'PORT', async (config) => {
  const app = await buildPortal(config);
  // Drawing a first page takes half a second, because none of its code has run yet. We do it before the first customer can ask, and
  // before a rollback has to be on the screen within a second.
  await app.inject({ url: '/', headers: { host: new URL(config.PORTAL_ORIGIN).host } });
  await app.listen({ host: config.HOST, port: config.PORT });
  return async () => {
    await app.drain(config.DRAIN_SECONDS);
    await app.close();
  };
});
