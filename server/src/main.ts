import { join } from 'node:path';
import {
  ConfigError,
  keepMemorySteady,
  loadDotEnv,
  readCompany,
  readConfig,
  type Config,
} from '@portal/config';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { makeClock } from './calendar/clock.ts';
import { DatabaseTime } from './calendar/database-time.ts';
import { openDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { showPool } from './db/pool-metrics.ts';
import { isUnreachable } from './db/unreachable.ts';
import { vacuumGrown } from './db/vacuum.ts';
import { waitForDatabase } from './db/wait-for-database.ts';
import { hooks } from './modules/hooks.ts';
import { loadContent, loadNewerContent } from './modules/content/load.ts';
import { billingClient } from './modules/contract-payment/billing.ts';
import { kibnetClient } from './modules/contract-payment/kibnet.ts';
import { membershipClient } from './modules/member/membership.ts';
import { nhnCloud } from './modules/message/nhn.ts';
import { answerCommands } from './operators/answers.ts';
import { deliveryCommands } from './operators/deliveries.ts';
import { demoCalendarCommands } from './operators/demo/calendar.ts';
import { demoDeliveryCommands } from './operators/demo/deliveries.ts';
import { demoDraftCommands } from './operators/demo/drafts.ts';
import { demoHandoverCommands } from './operators/demo/handovers.ts';
import { demoMessageCommands } from './operators/demo/messages.ts';
import { demoCommands } from './operators/demo/orders.ts';
import { demoPaymentCommands } from './operators/demo/payments.ts';
import { demoRegistrationCommands } from './operators/demo/registrations.ts';
import { demoRepairCommands } from './operators/demo/repairs.ts';
import { demoVisitCommands } from './operators/demo/visits.ts';
import { messageCommands } from './operators/messages.ts';
import { orderCommands } from './operators/orders.ts';
import { afterVisitCommands } from './operators/after-visit/commands.ts';
import { nicepay } from './modules/payment/nicepay/client.ts';
import { paymentCommands } from './operators/payments.ts';
import { paymentChangeCommands } from './operators/payment-changes.ts';
import { copyPhotos, databaseStore } from './modules/photo/database-store.ts';
import { folderStore } from './modules/photo/file-store.ts';
import { listenForOperators } from './operators/socket.ts';
import { registrationCommands } from './operators/registrations.ts';
import { checkKeys } from './personal-data/check-keys.ts';
import { rotateKeys } from './personal-data/rotate.ts';
import { checkSecretKey, readSecrets } from './secrets.ts';
import { checkHolidays } from './calendar/holidays.ts';
import { StartError } from './start-error.ts';

/**
 * How long requests in flight may take once no new ones are accepted: an approval that the card provider does not answer takes 25
 * seconds. With DRAIN_SECONDS it is less than the 45 after which systemd kills.
 */
const GRACE_MS = 30_000;

/** How long the API waits for its database when it starts. After that it exits, and systemd or the like starts it again. */
const DATABASE_WAIT_MS = 60_000;

/** Waits until proxies send no more, lets requests in flight and jobs finish, then closes the database. */
function stopOnSignal(app: FastifyInstance, database: Database, drainSeconds: number): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.drain(drainSeconds);
    const timers = [
      setTimeout(() => app.server.closeAllConnections(), GRACE_MS),
      // A query that never ends must not keep the process alive.
      setTimeout(() => process.exit(1), GRACE_MS + 2_000),
    ];
    await app.close();
    await database.close();
    timers.forEach(clearTimeout);
    process.exit(0);
  };
  // `once`: a second Ctrl-C ends the process at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  // The parent process is gone.
  process.once('disconnect', () => void stop());
}

async function serve(config: Config, database: Database): Promise<void> {
  const { db, isShared, pool } = database;
  await waitForDatabase(db, DATABASE_WAIT_MS, (line) => process.stderr.write(`API: ${line}\n`));
  await migrate(db);
  // The embedded database has one server, whose folder counts.
  const { library, isPublished } = await (isShared
    ? loadNewerContent(db, config.CONTENT_DIR)
    : loadContent(db, config.CONTENT_DIR));
  if (!isShared) await vacuumGrown(db);
  const secrets = readSecrets(config);
  await checkKeys({ db, cipher: secrets.cipher });
  await checkSecretKey(db, secrets.secretKey);
  const time = new DatabaseTime();
  await time.measure(db);
  const clock = makeClock(config.DEMO_CLOCK, time.now);
  const membership = membershipClient(config);
  const cardPayment = nicepay(config, clock);
  const billing = billingClient(config);
  const kibnet = kibnetClient(config);
  const folder = folderStore(join(config.DATA_DIR, 'files'));
  const files = isShared ? databaseStore(db, folder) : folder;
  const company = readCompany(config.COMPANY_FILE);
  const messages = nhnCloud(config, company, clock);
  checkHolidays(company, clock.today());
  const parts = {
    config,
    company,
    db,
    clock,
    library,
    files,
    ...secrets,
    membership,
    billing,
    kibnet,
    cardPayment,
    messages,
    ...hooks,
  };
  const app = await buildApp(parts);
  if (pool) showPool(app, pool);
  if (!isPublished)
    app.log.warn(
      'CONTENT_DIR is older than the published content, which stays: publish-content publishes CONTENT_DIR',
    );
  app.everyMinute('read the time of the database', () => time.measure(db));
  /** Reads the content folder again. An invalid folder changes nothing. */
  const publish = async () => {
    const { files } = (await loadContent(db, config.CONTENT_DIR)).library;
    library.files = files;
    app.log.info('content published');
    return { files: files.size };
  };
  process.on('SIGHUP', () => {
    publish().catch((error: unknown) => app.log.error({ err: error }, 'content was not published'));
  });
  const operators = await listenForOperators(config.DATA_DIR, {
    'publish-content': publish,
    'rotate-keys': () => rotateKeys(parts),
    ...answerCommands(parts),
    ...orderCommands(parts),
    ...afterVisitCommands(parts),
    ...deliveryCommands(parts),
    ...messageCommands(parts),
    ...registrationCommands(parts),
    ...paymentCommands(parts, app.log),
    ...paymentChangeCommands(parts),
    ...(config.DEMO_PEOPLE && {
      ...demoCommands(parts),
      ...demoPaymentCommands(parts),
      ...demoMessageCommands(parts),
      ...demoRepairCommands(parts),
      ...demoDraftCommands(parts),
      ...demoCalendarCommands(parts),
      ...demoDeliveryCommands(parts),
      ...demoHandoverCommands(parts),
      ...demoRegistrationCommands(parts),
      ...demoVisitCommands(parts),
    }),
  });
  app.addHook('onClose', async () => void operators.close());
  const { HOST: host, API_PORT: port } = config;
  // Photos of the time when each server had them in its folder. Until they are copied, this server reads them there.
  if (isShared)
    app.addHook('onListen', async () => {
      copyPhotos(db, folder).catch((error: unknown) =>
        app.log.error({ err: error }, 'photos of the folder were not copied to the database'),
      );
    });
  // Register before listening: a signal that arrives right after 'API ready' must not end the process with requests in flight.
  stopOnSignal(app, database, config.DRAIN_SECONDS);
  await app.listen({ host, port, listenTextResolver: () => 'API ready' });
  keepMemorySteady();
  process.send?.('ready');
}

async function start(): Promise<void> {
  loadDotEnv();
  const config = readConfig();
  const database = await openDatabase(config);
  await serve(config, database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
}

/** The message for the person who starts the server: one line where the cause is known. */
function reason(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError)
    return error.message.replaceAll('\n', '; ');
  const { code, syscall, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return 'HOST and API_PORT are taken: stop who has them, or set another API_PORT';
  if (syscall === 'listen') return `HOST and API_PORT cannot be listened on (${code})`;
  if (isUnreachable(error)) return 'DATABASE_URL: the database does not answer';
  return stack ?? String(error);
}

start().catch((error: unknown) => {
  process.stderr.write(`API cannot start: ${reason(error)}\n`);
  process.exit(1);
});
