import { watchPart, type Watched } from '@portal/build';
import { ConfigError, loadDotEnv, readCompany, readConfig } from '@portal/config';
import type { VersionRecord } from '@portal/release-store';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { alone } from '../dev/alone.ts';
import { VERSION } from '../dev/built-files.ts';
import { Changes } from '../dev/changes.ts';
import { inPortal, takesPart } from '../dev/in-portal.ts';
import { partOfFolder, root } from '../parts.ts';

// `npm run dev -w mfe-x` runs that remote alone, or in a running portal with `-- --portal URL`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { portal: { type: 'string' }, port: { type: 'string', default: '3100' } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Warns if the portal ignores the build, because the page would not show it. */
async function warnOf(portal: string, record: VersionRecord) {
  if ((await takesPart(portal, record)) === false)
    say(`warning      ${portal} shows its own ${record.name}: it runs with PORTAL_ENV=production`);
}

async function main() {
  loadDotEnv();
  const config = readConfig();
  const { name, folder } = partOfFolder(resolve(root, positionals[0] ?? ''));
  const { portal } = values;
  const outputFolder = mkdtempSync(join(tmpdir(), 'portal-dev-'));
  const changes = new Changes();

  let built: VersionRecord | undefined;
  let close = async () => {};
  const first = await new Promise<VersionRecord>((done, failed) => {
    const tell = (result: Watched | Error) => {
      if (result instanceof Error) return say(result.message);
      say(`built        ${name} in ${(result.tookMs / 1000).toFixed(1)} s`);
      built = result.record;
      done(result.record);
      changes.notify();
    };
    const part = { name, folder, version: VERSION, outputFolder, alone: portal === undefined };
    watchPart(part, tell).then((end) => (close = end), failed);
  });
  const common = { name, outputFolder, changes };
  const server = createServer(
    portal === undefined
      ? alone({
          ...common,
          company: readCompany(config.COMPANY_FILE),
          portal: config.PORTAL_ORIGIN,
          apiUrl: config.API_URL,
        })
      : inPortal({ ...common, portal, record: () => built ?? first }),
  );
  // Only this machine may reach an unreleased build.
  server.listen(Number(values.port), '127.0.0.1', () => {
    const pages = first.section.pages.map(
      ({ pattern }) => `http://localhost:${values.port}${pattern}`,
    );
    say(`ready        ${pages[0] ?? ''}`);
    say(portal ? `in           ${portal}` : `calls        ${config.API_URL}`);
    if (portal) void warnOf(portal, first);
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
    void close().then(() => rmSync(outputFolder, { recursive: true, force: true }));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `dev: ${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
});
