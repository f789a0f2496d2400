import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  get as getPlain,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort, root } from '@portal/config';
import { findProgram } from '@portal/testing/debian';
import { openerPolicy, pageHeaders } from '../pages/policy.ts';

/** The configurations in docs/proxy between a browser and a server that answers with a page's headers. */

const HSTS = 'max-age=31536000';
const sent = {
  ...pageHeaders,
  ...openerPolicy,
  'content-security-policy': "default-src 'self'",
  vary: 'cookie',
};

const folder = mkdtempSync(join(tmpdir(), 'portal-proxies-'));
// nginx's workers are another user.
chmodSync(folder, 0o777);
const server = createServer((asked, reply) => {
  reply.writeHead(asked.url === '/none' ? 404 : 200, sent).end('page');
});
/** Nobody listens there. */
let away: number;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  away = await freePort();
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names of the headers, as often as each came. */
  names: string[];
}
const get = (port: number, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(
      { port, path, host: '127.0.0.1', rejectUnauthorized: false, agent: false },
      (answer) => {
        answer.resume();
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          names: answer.rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase()),
        });
      },
    )
      .on('error', reject)
      .end();
  });

describe.each(['nginx', 'haproxy'] as const)('%s', (name) => {
  let proxy: ChildProcess;
  let ports: { portal: number; desk: number; plain: number };
  beforeAll(async () => {
    const pem = join(folder, 'tls.pem');
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = '-subj /CN=127.0.0.1 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1'.split(
      ' ',
    );
    execFileSync(
      findProgram('openssl', 'openssl'),
      ['req', '-x509', '-nodes', ...subject, '-keyout', key, '-out', cert],
      {
        stdio: 'ignore',
      },
    );
    writeFileSync(pem, readFileSync(key, 'utf8') + readFileSync(cert, 'utf8'));
    const [portal = 0, bridge, desk = 0, apis, plain = 0, plainBridge] = await Promise.all(
      Array.from({ length: 6 }, freePort),
    );
    ports = { portal, desk, plain };
    const { port } = server.address() as AddressInfo;
    const file = join(folder, name);
    const text = readFileSync(
      join(root, 'docs/proxy', name === 'nginx' ? 'nginx.conf' : 'haproxy.cfg'),
      'utf8',
    )
      .replaceAll('10.28.0.1:443', `127.0.0.1:${portal}`)
      .replaceAll('10.28.0.2:443', `127.0.0.1:${bridge}`)
      .replaceAll('10.28.0.3:443', `127.0.0.1:${desk}`)
      .replaceAll('10.28.0.1:80', `127.0.0.1:${plain}`)
      .replaceAll('10.28.0.2:80', `127.0.0.1:${plainBridge}`)
      .replaceAll('10.28.0.1:3001', `127.0.0.1:${apis}`)
      .replaceAll(/10\.28\.0\.1\d:3000/g, `127.0.0.1:${port}`)
      .replaceAll(/10\.28\.0\.\d+:300\d/g, `127.0.0.1:${away}`)
      .replaceAll('/etc/nginx/tls', folder)
      .replaceAll('/etc/haproxy/tls.pem', pem)
      .replaceAll('/run/nginx.pid', join(folder, 'nginx.pid'))
      .replaceAll('/var/log/nginx', folder);
    writeFileSync(file, text);
    const args = name === 'nginx' ? ['-c', file, '-g', 'daemon off;'] : ['-db', '-f', file];
    proxy = spawn(findProgram(name, name), args, { stdio: 'ignore' });
    const early = once(proxy, 'exit').then(() => {
      throw new Error(`${name} ended`);
    });
    early.catch(() => undefined);
    // haproxy first has to find out that the portals are ready.
    const answers = async () => {
      for (;;) if ((await get(portal, '/').catch(() => null))?.status === 200) return;
    };
    await Promise.race([answers(), early]);
  });
  afterAll(async () => {
    proxy.kill('SIGTERM');
    if (proxy.exitCode === null) await once(proxy, 'exit');
  });

  test('leads who comes without TLS to the same address with it', async () => {
    const path = '/customer/notice?page=2';
    const headers = { host: 'portal.example' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      getPlain({ port: ports.plain, host: '127.0.0.1', path, headers }, resolve).on(
        'error',
        reject,
      );
    });
    answer.resume();
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(`https://portal.example${path}`);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  test('passes every header of a page on, once, and adds that of TLS', async () => {
    for (const path of ['/', '/none']) {
      const { headers, names } = await get(ports.portal, path);
      expect(headers).toMatchObject({ ...sent, 'strict-transport-security': HSTS });
      expect(names.filter((each, i) => names.indexOf(each) !== i)).toEqual([]);
    }
  });

  test('protects what it answers by itself while the server is away, and does not say what it is', async () => {
    const { status, headers } = await get(ports.desk, '/');
    expect([502, 503]).toContain(status);
    expect(headers).toMatchObject({
      'strict-transport-security': HSTS,
      'x-content-type-options': 'nosniff',
    });
    expect(headers.server ?? name).toBe(name);
  });
});
