import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startPortal } from '../support/portal.ts';
import { prepare } from '../support/prepare.ts';
import { chromiumEngine } from './chromium.ts';
import type { EngineType } from './engine.ts';
import { firefoxEngine } from './firefox.ts';
import { journeys } from './journeys.ts';
import { Visitor } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

// The core journeys in three engines: `npm run engines`, or `npm run engines -- WebKitGTK` for one of them.
const say = (line: string) => process.stdout.write(`${line}\n`);
const asked = process.argv.slice(2);
const engines = [chromiumEngine, firefoxEngine, webkitEngine].filter(
  ({ name }) => asked.length === 0 || asked.includes(name),
);
if (engines.length === 0) throw new Error(`no engine is named ${asked.join(' or ')}`);

const textOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause ? [textOf(error.cause)] : [])].join(': ')
    : String(error);

/** Goes all journeys on a portal of its own. Returns what went wrong. */
async function tryEngine({ name, launch }: EngineType, photo: string): Promise<string[]> {
  const faults: string[] = [];
  const portal = await startPortal();
  try {
    const engine = await launch();
    say(`\n${name} (${engine.version})`);
    const visitor = new Visitor(engine, portal.url);
    for (const [journey, go] of Object.entries(journeys)) {
      const started = performance.now();
      const fault = await go(visitor, photo).then(() => null, textOf);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`  ${fault === null ? 'passed' : 'FAILED'}  ${journey}  ${seconds} s  ${fault ?? ''}`);
      if (fault !== null) faults.push(journey);
    }
    await engine.close();
    for (const failure of portal.failures()) {
      say(`  FAILED  the page reported ${JSON.stringify(failure)}`);
      faults.push('a reported failure');
    }
  } catch (error) {
    say(`  FAILED  ${name}: ${textOf(error)}`);
    faults.push(name);
  } finally {
    await portal.stop();
  }
  return faults;
}

const folder = mkdtempSync(join(tmpdir(), 'portal-engines-'));
const photo = join(folder, 'photo.jpg');
const picture = { width: 900, height: 600, channels: 3, background: '#7a9e7e' } as const;
await sharp({ create: picture }).jpeg().toFile(photo);
await prepare();

const results: string[] = [];
for (const engine of engines) {
  if (!engine.isInstalled()) {
    results.push(`${engine.name}: skipped, because it is not installed: ${engine.install}`);
    process.exitCode = 1;
    continue;
  }
  const faults = await tryEngine(engine, photo);
  results.push(
    `${engine.name}: ${faults.length === 0 ? 'passed' : `failed: ${faults.join(', ')}`}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
say(`\n${results.join('\n')}`);
