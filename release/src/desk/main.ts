import { buildPage } from '@portal/build';
import { ConfigError, loadDotEnv, readConfig, readDeskAccounts } from '@portal/config';
import { openStore } from '@portal/release-store';
import { join } from 'node:path';
import { root } from '../parts.ts';
import { buildDesk } from './app.ts';
import { judgeCanaries } from './judge-canaries.ts';

async function main() {
  loadDotEnv();
  const config = readConfig();
  const accounts = readDeskAccounts(config);
  // Of the checkout and not of DATA_DIR: portals that share a checkout share the console's files.
  const page = await buildPage({
    name: 'desk',
    root,
    folder: join(root, 'release/console'),
    entry: './src/main.tsx',
    cache: join(root, '.cache/console'),
  });
  const warn = (line: string) => void process.stderr.write(`desk: ${line}\n`);
  const store = await openStore(config, { as: 'desk', follows: true, warn });
  const app = await buildDesk({ config, store, accounts, page });
  judgeCanaries(app, store);
  const { HOST: host, DESK_PORT: port } = config;
  await app.listen({ host, port, listenTextResolver: () => `Desk ready: ${config.DESK_ORIGIN}` });
  const stop = () =>
    void app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
  process.send?.('ready');
}

main().catch((error: unknown) => {
  const { code, port } = error as { code?: string; port?: number };
  const text =
    error instanceof ConfigError
      ? error.message
      : code === 'EADDRINUSE'
        ? `port ${port} is taken: choose another with DESK_PORT`
        : String((error as Error).stack);
  process.stderr.write(`desk: ${text}\n`);
  process.exit(1);
});
