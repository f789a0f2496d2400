import { ConfigError, loadDotEnv, readConfig } from '@portal/config';
import { buildPortal } from './app.ts';

async function main() {
  loadDotEnv();
  const config = readConfig();
  const app = await buildPortal(config);
  await app.listen({ host: config.HOST, port: config.PORT });
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
  process.send?.('ready');
}

main().catch((error: unknown) => {
  const { code, port } = error as { code?: string; port?: number };
  const text =
    error instanceof ConfigError
      ? error.message
      : code === 'EADDRINUSE'
        ? `port ${port} is taken: choose another with PORT`
        : String((error as Error).stack);
  process.stderr.write(`portal: ${text}\n`);
  process.exit(1);
});
