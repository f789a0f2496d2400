import { freePort } from '@portal/config';
import { ReleaseStore, type SetRecord } from '@portal/release-store';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../chromium.ts';
import { startServer, stopServer } from '../../servers.ts';

/** A running portal that serves one set. */
export interface PortalOfSet {
  origin: string;
  /** Chromium, started once. */
  browser(): Promise<Browser>;
}

/** Without the sandbox, because root has none in containers; no background requests. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Pins these versions in a separate store that shares the files of `store`. */
async function pinAlone(store: ReleaseStore, parts: SetRecord['parts'], folder: string) {
  mkdirSync(folder);
  symlinkSync(join(store.root, 'versions'), join(folder, 'versions'));
  const alone = new ReleaseStore(folder);
  const at = new Date().toISOString();
  const content = { parent: null, parts, note: 'check', author: 'check', createdAt: at };
  const { record } = await alone.createSet(content);
  await alone.pinSet('dev', 0, { set: record.id, actor: 'check', reason: 'check', at });
}

/**
 * Starts a portal that serves only these versions, with the running API. The store and other portals are unaffected.
 * @throws Error if it does not start
 */
export async function startPortalOfSet(
  store: ReleaseStore,
  parts: SetRecord['parts'],
  { apiUrl, companyFile, keys }: { apiUrl: string; companyFile: string; keys: string },
): Promise<PortalOfSet & { stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-check-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    // The keys that signed the versions. The pin is unsigned, which a portal in development accepts.
    if (existsSync(keys)) symlinkSync(keys, join(dataDir, 'keys'));
    await pinAlone(store, parts, join(dataDir, 'store'));
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = startServer('portal', {
      ...process.env,
      // As on a developer's machine, whatever environment this command has.
      PORTAL_ENV: 'development',
      CHANNEL: 'dev',
      HOST: '127.0.0.1',
      PORT: String(port),
      PORTAL_ORIGIN: origin,
      BRIDGE_ORIGIN: `http://127.0.0.1:${port}`,
      API_URL: apiUrl,
      COMPANY_FILE: companyFile,
      DATA_DIR: dataDir,
      RELEASE_DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      TLS_CERT_FILE: '',
      TLS_KEY_FILE: '',
    });
    await server.ready;
    let browser: Promise<Browser> | null = null;
    return {
      origin,
      browser: () =>
        (browser ??= chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })),
      async stop() {
        await browser?.then((one) => one.close());
        await stopServer(server.child);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
