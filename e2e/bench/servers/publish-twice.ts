import { buildPart } from '@portal/build';
import { sourceHash } from '@portal/build/source-hash';
import { openStore, type ReleaseStore, type VersionRecord } from '@portal/release-store';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parts, root, type Part } from '../../../release/src/parts.ts';
import { publishPart } from '../../../release/src/publish-part.ts';
import { benchFolder } from './targets.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const open = (DATA_DIR: string) =>
  openStore({ DATA_DIR }, { as: 'command', follows: false, warn: say });

/** Publishes the part of the checkout a second time: the same sources, under the next number. */
async function publishAgain(store: ReleaseStore, part: Part) {
  const hash = `${sourceHash(root, part.folder)}-again`;
  const known = await store.versionBySource(part.name, hash);
  if (known) return known;
  const version = await store.reserveVersion(part.name, part.base);
  const builtAt = new Date().toISOString();
  const facts = { version, sourceHash: hash, commit: null, builtAt, mode: 'production' as const };
  const { record, files, server } = await buildPart({ ...part, ...facts });
  return store.publish(record, files, server);
}

/** A part of the checkout in two versions, each with the hash of its version.json. */
export interface Twice {
  name: string;
  versions: { version: string; sha384: string }[];
  /** The second version. */
  record: VersionRecord;
}

/**
 * Publishes every part of the checkout twice, into a data folder of its own; delete it. What did not change is built once, for
 * later runs too.
 */
export async function publishTwice() {
  const built = await open(benchFolder('twice'));
  const twice: Twice[] = [];
  for (const part of parts()) {
    const [first, second] = [
      await publishPart(built, part, 'production'),
      await publishAgain(built, part),
    ];
    const versions = [first, second].map(({ record, sha384 }) => ({
      version: record.version,
      sha384,
    }));
    twice.push({ name: part.name, versions, record: second.record });
  }
  await built.close();
  say('built every part twice');
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-twice-'));
  for (const folder of ['store', 'keys'])
    cpSync(join(benchFolder('twice'), folder), join(dataDir, folder), { recursive: true });
  return { twice, dataDir, store: await open(dataDir) };
}
