import { runServer } from '@portal/config';
import { buildPortal } from './app.ts';

runServer('portal', 'PORT', async (config) => {
  const app = await buildPortal(config);
  await app.listen({ host: config.HOST, port: config.PORT });
  return async () => {
    await app.drain(config.DRAIN_SECONDS);
    await app.close();
  };
});
