import {
  ConfigError,
  loadDotEnv,
  readConfig,
  readDeskAccounts,
  usesSandbox,
  type Config,
} from '@portal/config';
import { formatPhone } from '@portal/format';
import { openStore, ReleaseError } from '@portal/release-store';
import { DEMO_PASSWORD, people, type Person } from '@portal/testing/people';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { publishAll } from '../publish-all.ts';
import { keepRunning, type Kept } from '../keep-running.ts';
import { olderPin } from '../pin-versions.ts';
import { startServer, stopServer } from '../servers.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function checkPort(host: string, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', () =>
        reject(new ConfigError(`port ${port} is taken: choose another with ${variable}`)),
      )
      .listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Lists the people to log in as in a demo. */
function demoPeople(): string {
  const all: Person[] = Object.values(people);
  const line = ({ name, phone, account, note }: Person) =>
    `  ${(account?.loginId ?? '').padEnd(8)} ${name}  ${formatPhone(phone)}  ${note}`;
  return [
    `Demo people, to log in as by the first word and the password ${DEMO_PASSWORD}`,
    ...all.filter(({ account }) => account).map(line),
    'Guest look-ups (name and phone)',
    ...all.filter(({ account }) => !account).map(line),
  ].join('\n');
}

/** Sends a command to the API's operator socket (server/README.md). */
async function operate(dataDir: string, command: string, argument: object): Promise<void> {
  const socket = connect(join(dataDir, 'api.sock'));
  try {
    socket.write(`${JSON.stringify({ command, argument })}\n`);
    const said = JSON.parse(await text(socket)) as { ok: boolean; error?: string };
    if (!said.ok) throw new Error(said.error);
  } catch (error) {
    // The demo starts without this part.
    if (!stopping) say(`no ${command}: ${(error as Error).message}`);
  }
}

/**
 * Files the demo's requests, payments, deliveries, handovers, registrations, visits, a draft and a calendar address, unless they
 * exist.
 */
async function fillDemo(dataDir: string): Promise<void> {
  const { boram, haneul, junho2, minji, sora } = people;
  const guest = { custName: minji.name, phoneNum: minji.phone };
  const memberId = `ms-${sora.account.loginId}`;
  const otherId = `ms-${haneul.account.loginId}`;
  // Two chairs that the sandbox lists for her. Before the requests, which are about what she has kept.
  const given = { serialNo: 'C2209300702', goodsCd: 'HB-300' };
  const handed = [
    { serialNo: 'C2304310701', daysAgo: 2 },
    { serialNo: given.serialNo, daysAgo: 12 },
  ];
  await operate(dataDir, 'demo-handovers', { memberId, given: handed });
  await operate(dataDir, 'demo-orders', { memberId, guest });
  await operate(dataDir, 'demo-payments', { memberId });
  await operate(dataDir, 'demo-messages', { memberId });
  await operate(dataDir, 'demo-repairs', { memberId });
  await operate(dataDir, 'demo-deliveries', { memberId, otherId, guest });
  await operate(dataDir, 'demo-drafts', { memberId });
  await operate(dataDir, 'demo-calendar', { memberId: `ms-${boram.account.loginId}` });
  // A product that the sandbox lists for her.
  const owned = { serialNo: 'C2501700222', goodsCd: 'HB-700' };
  const next = { memberId: `ms-${junho2.account.loginId}`, ...given };
  await operate(dataDir, 'demo-registrations', { memberId, owned, next });
  await operate(dataDir, 'demo-visits', { memberIds: [memberId, otherId] });
}

const running: Kept[] = [];
let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // Stop the portal first, because its last requests need the API.
  for (const child of running.reverse().map((kept) => kept.release())) await stopServer(child);
  process.exit(code);
}

/** Starts the desk. Customers do not need it, so the portal neither waits for it nor stops with it. */
function startDesk(config: Config): void {
  const start = () => startServer('desk', process.env);
  const kept = keepRunning('desk', start, { say, giveUp: () => {} });
  running.push(kept);
  kept.ready.then(
    () => {
      say(`Desk ready: ${config.DESK_ORIGIN}`);
      if (!config.DESK_ACCOUNTS_FILE)
        say(
          `  sign in as ${readDeskAccounts(config)
            .map(({ id }) => id)
            .join(', ')} with ${DEMO_PASSWORD}`,
        );
    },
    (error: Error) => void (stopping || say(`no desk: ${error.message}`)),
  );
}

async function main() {
  loadDotEnv();
  const config = readConfig();
  await checkPort(config.HOST, config.PORT, 'PORT');
  await checkPort(config.HOST, config.API_PORT, 'API_PORT');
  await checkPort(config.HOST, config.DESK_PORT, 'DESK_PORT');
  if (usesSandbox(config)) await checkPort('127.0.0.1', config.SANDBOX_PORT, 'SANDBOX_PORT');
  const store = await openStore(config, { as: 'command', follows: false, warn: say });
  if (config.CHANNEL === 'dev')
    await publishAll(store, say, config.BUILD_MODE).catch((error: unknown) => {
      // The pinned set can still be served.
      if (!(error instanceof ReleaseError && store.pin('dev'))) throw error;
      say(`not pinned ${error.message}`);
      if (error.kind === 'check')
        say('           then npm run deliver -w <part> for what was published');
    });
  const older = olderPin(store, config.CHANNEL);
  if (older) say(older);
  await store.close();
  const sandbox = usesSandbox(config) ? (['sandbox'] as const) : [];
  startDesk(config);
  const starting = ([...sandbox, 'API', 'portal'] as const).map(async (name) => {
    const giveUp = () => void stop(1);
    const kept = keepRunning(name, () => startServer(name, process.env), { say, giveUp });
    running.push(kept);
    await kept.ready;
    say(`started    ${name}`);
  });
  await Promise.all(starting);
  // Filing keeps the API busy: whoever comes earlier waits for it, and may be told that it is away.
  if (config.DEMO_PEOPLE) await fillDemo(config.DATA_DIR);
  say(`\nPortal ready: ${config.PORTAL_ORIGIN}`);
  if (config.DEMO_PEOPLE) say(demoPeople());
}

process.on('SIGTERM', () => void stop(0)).on('SIGINT', () => void stop(0));
main().catch((error: unknown) => {
  process.stderr.write(
    `start: ${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`,
  );
  void stop(1);
});
