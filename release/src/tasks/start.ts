import { ConfigError, loadDotEnv, readConfig } from '@portal/config';
import { formatPhone } from '@portal/format';
import { ReleaseStore } from '@portal/release-store';
import { people, type Person } from '@portal/testing/people';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { publishAll } from '../publish-all.ts';
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

/** Who a demo can be tried as; what they can do comes with the parts that are here. */
function demoPeople(): string {
  const all = Object.values(people);
  const line = ({ name, phone, note }: Person) => `  ${name}  ${formatPhone(phone)}  ${note}`;
  return [
    'Demo people',
    ...all.filter(({ userIdx }) => userIdx).map(line),
    'Guest look-ups (name and phone)',
    ...all.filter(({ userIdx }) => !userIdx).map(line),
  ].join('\n');
}

const running: ChildProcess[] = [];
let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // The portal first: it still has an API to pass its last requests on to.
  for (const child of running.reverse()) await stopServer(child);
  process.exit(code);
}

async function main() {
  loadDotEnv();
  const config = readConfig();
  await checkPort(config.HOST, config.PORT, 'PORT');
  await checkPort(config.HOST, config.API_PORT, 'API_PORT');
  if (config.CHANNEL === 'dev')
    await publishAll(new ReleaseStore(join(config.DATA_DIR, 'store')), say, config.BUILD_MODE);
  for (const name of ['API', 'portal'] as const) {
    const { child, ready } = startServer(name, process.env);
    running.push(child);
    await ready;
    child.once('exit', (code) => {
      if (!stopping) say(`the ${name} server ended with ${code}`);
      void stop(1);
    });
    say(`started    ${name}`);
  }
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
