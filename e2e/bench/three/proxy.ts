import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../release/src/parts.ts';
import type { certificate } from '../../support/certificate.ts';

export type ProxyName = 'nginx' | 'haproxy';

/** A proxy that runs with the configuration in docs/proxy, of which only the paths are others. */
export interface Proxy {
  name: ProxyName;
  /** nginx writes a line for each request here. */
  log: string;
  /** What an operator does before a server stops; `address` is the server's. */
  takeOut(address: string): Promise<void>;
  /** What an operator does when it is ready again. */
  putBack(address: string): Promise<void>;
  stop(): Promise<void>;
}

const read = (file: string) => readFileSync(join(root, 'docs/proxy', file), 'utf8');

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** @param through the command that runs another on the proxy's machine */
export async function startProxy(
  name: ProxyName,
  through: string[],
  folder: string,
  tls: Awaited<ReturnType<typeof certificate>>['files'],
): Promise<Proxy> {
  mkdirSync(folder, { recursive: true });
  // nginx's workers are another user and write their logs and uploads here.
  chmodSync(folder, 0o777);
  const file = join(folder, name);
  const pem = join(folder, 'tls.pem');
  writeFileSync(
    pem,
    readFileSync(tls.TLS_KEY_FILE, 'utf8') + readFileSync(tls.TLS_CERT_FILE, 'utf8'),
  );
  const given =
    name === 'nginx'
      ? read('nginx.conf')
          .replaceAll('/etc/nginx/tls/cert.pem', tls.TLS_CERT_FILE)
          .replaceAll('/etc/nginx/tls/key.pem', tls.TLS_KEY_FILE)
          .replaceAll('/run/nginx.pid', join(folder, 'nginx.pid'))
          .replaceAll('/var/log/nginx', folder)
      : read('haproxy.cfg').replaceAll('/etc/haproxy/tls.pem', pem);
  const command =
    name === 'nginx' ? ['nginx', '-c', file, '-g', 'daemon off;'] : ['haproxy', '-db', '-f', file];
  writeFileSync(file, given);
  const [run = '', ...args] = [...through, ...command];
  const child = spawn(run, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  // It has no message for 'ready'. One second is more than either needs; the first call of whoever started it waits for the rest.
  await Promise.race([
    sleep(1000),
    ended(child).then(() => {
      throw new Error(`${name} ended: is it installed, and is port 443 free?`);
    }),
  ]);
  const marked = new Set<string>();
  const reload = async () => {
    let text = given;
    for (const address of marked)
      text = text.replace(`server ${address} `, `server ${address} down `);
    writeFileSync(file, text);
    child.kill('SIGHUP');
    // nginx's old workers still accept connections for a moment after a reload.
    await sleep(500);
  };
  const isAsking = name === 'haproxy';
  return {
    name,
    log: join(folder, 'access.log'),
    async takeOut(address) {
      marked.add(address);
      if (!isAsking) await reload();
    },
    async putBack(address) {
      marked.delete(address);
      // haproxy learns of it at its next health check.
      await (isAsking ? sleep(1000) : reload());
    },
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}
