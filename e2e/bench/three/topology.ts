import { readConfig, SERVER_MEMORY, type Config } from '@portal/config';
import { migrateStore, openStore, type ReleaseStore } from '@portal/release-store';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { root } from '../../../release/src/parts.ts';
import { serverFiles, stopServer } from '../../../release/src/servers.ts';
import { startPostgres, type TestPostgres } from '../../../server/src/testing/postgres.ts';
import { certificate } from '../../support/certificate.ts';
import type { Checkout } from './checkout.ts';
import { addMachine, closeNetwork, DATABASE, NET, openNetwork, PROVIDERS } from './machines.ts';
import { providers, startProviders } from './providers.ts';
import { startProxy, type Proxy, type ProxyName } from './proxy.ts';
import { CACHE, CHANNEL, firstRelease, signingFiles } from './releases.ts';

export const ORIGIN = `https://${NET}.1`;

/** A server on a machine of its own. */
export interface Machine {
  name: string;
  kind: 'API' | 'portal' | 'desk';
  /** Address under which the proxy's configuration lists it. */
  address: string;
  env: Record<string, string>;
  child: ChildProcess;
  /** What it is started from the next time. */
  checkout: Checkout;
  /** Starts it anew, and waits until it listens. */
  start(more?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

export interface Three {
  config: Config;
  /** Environment variables that are the same for every server of the three machines. */
  shared: Record<string, string>;
  postgres: TestPostgres;
  machines: Machine[];
  proxy: Proxy;
  /** Puts the other proxy in the place of the one that runs. */
  changeProxy(to: ProxyName): Promise<void>;
  /** Names of servers that ended although nobody ended them. */
  ended: string[];
  openStore(): Promise<ReleaseStore>;
  close(): Promise<void>;
}

/**
 * Starts what production is: PostgreSQL, three APIs, three portals, the desk, a proxy with TLS, and the providers.
 * @param checkout what the servers are started from, and the set that customers get
 */
export async function startThree(
  customers: number,
  say: (line: string) => void,
  checkout: Checkout,
): Promise<Three> {
  const signing = signingFiles();
  openNetwork(customers);
  const folder = mkdtempSync(join(tmpdir(), 'portal-three-'));
  const { files: tls } = await certificate([
    ...[1, 2, 3].map((last) => `${NET}.${last}`),
    PROVIDERS,
  ]);
  setDefaultCACertificates([
    ...getCACertificates('default'),
    readFileSync(tls.TLS_CERT_FILE, 'utf8'),
  ]);
  const postgres = await startPostgres(DATABASE);
  const [DATABASE_URL, RELEASE_DATABASE_URL] = [
    await postgres.createDatabase(),
    await postgres.createDatabase(),
  ];
  const shared = {
    ...providers,
    PORTAL_ENV: 'production',
    CHANNEL,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '3',
    PORTAL_ORIGIN: ORIGIN,
    BRIDGE_ORIGIN: `https://${NET}.2`,
    DESK_ORIGIN: `https://${NET}.3`,
    DESK_ACCOUNTS_FILE: join(root, 'shared/config/desk-accounts.json'),
    API_URL: `http://${NET}.1:3001`,
    TRUST_PROXY: `${NET}.1`,
    RENDER_PROCESSES: '1',
    // Each has an address of its own, as docs/monitoring/prometheus.yml lists them.
    API_METRICS_PORT: '9464',
    METRICS_PORT: '9464',
    DESK_METRICS_PORT: '9464',
    SECRET_KEY: randomBytes(32).toString('base64'),
    PERSONAL_DATA_KEYS: `three:${randomBytes(32).toString('base64')}`,
    DATABASE_URL,
    RELEASE_DATABASE_URL,
    RELEASE_KEYS_FILE: signing.RELEASE_KEYS_FILE,
    NODE_EXTRA_CA_CERTS: tls.TLS_CERT_FILE,
    // All have one checkout here, and start faster with its code compiled.
    NODE_COMPILE_CACHE: join(CACHE, 'compiled'),
  };
  const config = readConfig(shared);
  const own = { ...signing, RELEASE_DATABASE_URL, DATA_DIR: CACHE };
  await migrateStore(own, 'postgresql');
  const open = () => openStore(own, { as: 'command', follows: false, warn: say });
  await firstRelease(await open(), checkout.set);

  const stopProviders = await startProviders({ ...shared, ...tls });
  const ended: string[] = [];
  const machine = (kind: Machine['kind'], n: number, last: number, more = {}): Machine => {
    const name = `${kind.toLowerCase()}${n}`;
    const address = `${NET}.${last}`;
    const through = addMachine(name, [address]);
    const DATA_DIR = join(folder, name);
    mkdirSync(DATA_DIR);
    const env = { ...shared, ...more, DATA_DIR, HOST: address };
    const log = openSync(join(DATA_DIR, 'log'), 'a');
    const port = { API: config.API_PORT, portal: config.PORT, desk: config.DESK_PORT }[kind];
    let isMeant = false;
    const self: Machine = {
      name,
      kind,
      env,
      address: `${address}:${port}`,
      checkout,
      // Set by `start` below.
      child: undefined as never,
      async start(given = {}) {
        const { folder: cwd, node, content } = self.checkout;
        const [command = '', ...args] = [...through, node, join(cwd, serverFiles[kind])];
        const own = { ...env, CONTENT_DIR: content, ...SERVER_MEMORY };
        const child = spawn(command, args, {
          cwd,
          env: { ...process.env, ...own, ...given },
          stdio: ['ignore', log, log, 'ipc'],
        });
        isMeant = false;
        self.child = child;
        child.once('exit', (code, signal) => {
          if (!isMeant && signal !== 'SIGKILL') ended.push(`${name} (${signal ?? code})`);
        });
        const early = once(child, 'exit').then(() => {
          throw new Error(`${name} did not start:\n${readFileSync(join(DATA_DIR, 'log'), 'utf8')}`);
        });
        early.catch(() => undefined);
        await Promise.race([once(child, 'message'), early]);
      },
      async stop() {
        isMeant = true;
        await stopServer(self.child);
      },
    };
    return self;
  };
  const machines = [
    ...[1, 2, 3].map((n) => machine('API', n, 20 + n)),
    ...[1, 2, 3].map((n) => machine('portal', n, 10 + n)),
    machine('desk', 1, 31, signing),
  ];
  const throughProxy = addMachine(
    'proxy',
    [1, 2, 3].map((last) => `${NET}.${last}`),
  );
  const start = (name: ProxyName) => startProxy(name, throughProxy, join(folder, 'proxy'), tls);
  const three: Three = {
    config,
    shared,
    postgres,
    machines,
    ended,
    openStore: open,
    proxy: await start('nginx'),
    async changeProxy(to) {
      if (three.proxy.name === to) return;
      await three.proxy.stop();
      three.proxy = await start(to);
    },
    async close() {
      // No customers are left, so skip the drain of an orderly stop.
      for (const { child } of machines) child.kill('SIGKILL');
      await Promise.all(machines.map((each) => each.stop()));
      await three.proxy.stop();
      await stopProviders();
      await postgres.stop();
      closeNetwork();
      rmSync(folder, { recursive: true });
    },
  };
  // The first migrates the database, for which the others would wait.
  const [first, ...others] = machines;
  await first?.start();
  await Promise.all(others.map((each) => each.start()));
  for (const { name, address } of machines) say(`started    ${name} at ${address}`);
  return three;
}
