import { buildPage } from '@portal/build/page';
import { readDeskAccounts, runServer } from '@portal/config';
import { openStore } from '@portal/release-store';
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { root } from '../parts.ts';
import { buildDesk } from './app.ts';
import { CheckJobs } from './jobs/check-jobs.ts';
import { webhookOf } from '../alerts/webhook.ts';
import { judgeCanaries } from './unattended/judge-canaries.ts';
import { repeat } from './unattended/repeat.ts';
import { sendAlerts } from './unattended/send-alerts.ts';
import { verifyGiven } from './unattended/verify-given.ts';

runServer('desk', 'DESK_PORT', async (config) => {
  const accounts = readDeskAccounts(config);
  // In the checkout and not in DATA_DIR, because portals that share a checkout share the console's files.
  const page = await buildPage({
    name: 'desk',
    root,
    folder: join(root, 'release/console'),
    entry: './src/main.tsx',
    cache: join(root, '.cache/console'),
  });
  let log: FastifyBaseLogger | null = null;
  const warn = (line: string) =>
    log ? log.warn({ store: line }, 'release store') : process.stderr.write(`desk: ${line}\n`);
  const store = await openStore(config, { as: 'desk', follows: true, mustExist: true, warn });
  const jobs = new CheckJobs({ store, warn: (error) => app.log.error({ err: error }, 'jobs') });
  const app = await buildDesk({ config, store, accounts, jobs, page });
  log = app.log;
  judgeCanaries(app, store);
  const webhook = webhookOf(config);
  if (webhook) sendAlerts(app, store, webhook);
  // Runs jobs until the desk stops, also those that another desk process was asked for.
  repeat(app, 1000, () => jobs.step());
  app.addHook('preClose', () => jobs.close());
  const { HOST: host, DESK_PORT: port } = config;
  await app.listen({ host, port, listenTextResolver: () => `Desk ready: ${config.DESK_ORIGIN}` });
  const verified = verifyGiven(store, app.log);
  return async () => {
    await verified;
    await app.close();
    await store.close();
  };
});
