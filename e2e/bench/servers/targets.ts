import { freePort } from '@portal/config';
import { ReleaseStore } from '@portal/release-store';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parts, root } from '../../../release/src/parts.ts';
import { pinVersions } from '../../../release/src/pin-versions.ts';
import { publishPart } from '../../../release/src/publish-part.ts';
import { startServer, stopServer, type Server } from '../../../release/src/servers.ts';
import type { certificate } from '../../support/certificate.ts';
import { controlPart } from '../control-part.ts';

/** What is measured, at the addresses of its servers. */
export interface Target {
  /** `portal`, `control`, `peer`, or what `--beside` calls another checkout. */
  name: string;
  /** HTTP/2, with the certificate that the bench's browser trusts. */
  h2: string;
  /** Names of the routes that it has; without them, all. */
  routes?: string[];
}

/** A server that answers without TLS, and its process. */
export interface Served {
  url: string;
  pid: number;
}

/** A target with two more portal servers, both without TLS. */
export interface DrawingTarget extends Target {
  http: Served;
  /** It draws each page for each answer. */
  uncached: Served;
}

export interface Running<Value> {
  value: Value;
  stop(): Promise<void>;
}

export type Tls = Awaited<ReturnType<typeof certificate>>['files'];

export const benchFolder = (name: string) => join(root, '.cache/bench', name);
export const by = { actor: 'bench', reason: 'bench' };

/** Builds the portal in its parts and pins them. */
export async function publishPortal(): Promise<void> {
  const portal = new ReleaseStore(join(benchFolder('portal'), 'store'));
  const versions = [];
  for (const part of parts()) versions.push(await publishPart(portal, part, 'production'));
  await pinVersions(portal, 'dev', versions, by);
}

/** Builds both from the same sources: the portal in its parts, and all of it as one application. */
export async function publish(say: (line: string) => void): Promise<void> {
  rmSync(benchFolder('control'), { recursive: true, force: true });
  const control = new ReleaseStore(join(benchFolder('control'), 'store'));
  const whole = await publishPart(control, controlPart(), 'production');
  await pinVersions(control, 'dev', [whole], by);
  await publishPortal();
  say('built control and portal');
}

/** One for all: the API takes a POST from pages of one portal alone, and several share it here. */
export const ORIGIN = 'http://localhost:3000';

function start(name: 'sandbox' | 'API' | 'portal', env: Record<string, string>): Server {
  const own = { LOG_LEVEL: 'error', PORTAL_ORIGIN: ORIGIN };
  return startServer(name, { ...process.env, ...own, ...env });
}

/** The API and the sandbox of its providers, on ports of their own. */
export async function startApi() {
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  mkdirSync(benchFolder('api'), { recursive: true });
  const ports = { API_PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const env = { ...ports, DATA_DIR: benchFolder('api') };
  const servers = [start('sandbox', env), start('API', env)];
  await Promise.all(servers.map(({ ready }) => ready));
  return {
    port: String(port),
    url: `http://127.0.0.1:${port}`,
    sandboxPort: String(sandboxPort),
    membership: `http://127.0.0.1:${sandboxPort}/membership`,
    async stop() {
      await Promise.all(servers.map(({ child }) => stopServer(child)));
    },
  };
}

/** Starts a portal server on a port of its own. It answers only under its own origin. */
export async function startPortal(env: Record<string, string>) {
  const port = String(await freePort());
  const url = env['TLS_CERT_FILE'] ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  const { child, ready } = start('portal', { ...env, PORT: port, PORTAL_ORIGIN: url });
  await ready;
  return { url, child };
}

/** Starts portal servers on ports of their own, one for each environment. */
export async function startPortals(
  common: Record<string, string>,
  environments: Record<string, string>[],
): Promise<Running<Served[]>> {
  const portals: Awaited<ReturnType<typeof startPortal>>[] = [];
  for (const env of environments) portals.push(await startPortal({ ...common, ...env }));
  const value = portals.map(({ url, child }) => ({ url, pid: child.pid ?? 0 }));
  const stop = async () => {
    await Promise.all(portals.map(({ child }) => stopServer(child)));
  };
  return { value, stop };
}

/** Starts a built portal with TLS, without, and without its cache of pages. */
export async function startDrawing(
  name: 'control' | 'portal',
  apiPort: string,
  tls: Tls,
): Promise<Running<DrawingTarget>> {
  const common = { DATA_DIR: benchFolder(name), API_PORT: apiPort };
  const { value, stop } = await startPortals(common, [tls, {}, { PAGE_CACHE: '0' }]);
  const [h2, http, uncached] = value as [Served, Served, Served];
  return { value: { name, h2: h2.url, http, uncached }, stop };
}
