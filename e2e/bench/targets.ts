import { ReleaseStore } from '@portal/release-store';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parts, root } from '../../release/src/parts.ts';
import { pinVersions } from '../../release/src/pin-versions.ts';
import { publishPart } from '../../release/src/publish-part.ts';
import { startServer, stopServer, type Server } from '../../release/src/servers.ts';
import { certificate } from '../support/certificate.ts';
import { freePort } from '../support/portal.ts';
import { controlPart } from './control-part.ts';

export interface Target {
  name: 'control' | 'portal';
  /** HTTP/2 with a certificate nobody signed: Chromium keeps nothing of it. */
  h2: string;
  /** HTTP/1.1 on loopback: Chromium caches as on a trusted origin. */
  http: string;
  /** The same, drawing each page for each answer. */
  uncached: string;
}

const folder = (name: string) => join(root, '.cache/bench', name);
const by = { actor: 'bench', reason: 'bench' };

/** Builds both from the same sources: the portal in its parts, and all of it as one application. */
export async function publish(say: (line: string) => void): Promise<void> {
  rmSync(folder('control'), { recursive: true, force: true });
  const control = new ReleaseStore(join(folder('control'), 'store'));
  const portal = new ReleaseStore(join(folder('portal'), 'store'));
  pinVersions(control, 'dev', [await publishPart(control, controlPart(), 'production')], by);
  const versions = [];
  for (const part of parts()) versions.push(await publishPart(portal, part, 'production'));
  pinVersions(portal, 'dev', versions, by);
  say('built control and portal');
}

/** One for all: the API takes a POST from pages of one portal alone, and several share it here. */
export const ORIGIN = 'http://localhost:3000';

function start(name: 'API' | 'portal', env: Record<string, string>): Server {
  const own = { LOG_LEVEL: 'error', PORTAL_ORIGIN: ORIGIN };
  return startServer(name, { ...process.env, ...own, ...env });
}

/** The API, on a port of its own. */
export async function startApi() {
  const port = String(await freePort());
  mkdirSync(folder('api'), { recursive: true });
  const { child, ready } = start('API', { API_PORT: port, DATA_DIR: folder('api') });
  await ready;
  return { port, url: `http://127.0.0.1:${port}`, stop: () => stopServer(child) };
}

/** Starts one API and, for each target, a portal server with and one without TLS. */
export async function startTargets(say: (line: string) => void) {
  await publish(say);
  const tls = await certificate();
  const api = await startApi();
  const servers: Server[] = [];
  const targets: Target[] = [];
  for (const name of ['control', 'portal'] as const) {
    const common = { DATA_DIR: folder(name), API_PORT: api.port };
    const startPortal = async (env: Record<string, string>) => {
      const port = String(await freePort());
      // Answered under the name that it is asked by.
      const origin = env['TLS_CERT_FILE']
        ? `https://localhost:${port}`
        : `http://127.0.0.1:${port}`;
      const server = start('portal', { ...common, PORT: port, PORTAL_ORIGIN: origin, ...env });
      servers.push(server);
      await server.ready;
      return port;
    };
    targets.push({
      name,
      h2: `https://localhost:${await startPortal(tls)}`,
      http: `http://127.0.0.1:${await startPortal({})}`,
      uncached: `http://127.0.0.1:${await startPortal({ PAGE_CACHE: '0' })}`,
    });
  }
  const stop = async () => {
    await Promise.all(servers.map(({ child }) => stopServer(child)));
    await api.stop();
  };
  return { targets, api: api.url, stop };
}
