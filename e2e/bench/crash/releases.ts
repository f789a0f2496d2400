import {
  isUnused,
  openStore,
  verifyAudit,
  versionUses,
  type ReleaseStore,
} from '@portal/release-store';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../release/src/parts.ts';
import { startPostgres } from '../../../server/src/testing/postgres.ts';
import type { DatabaseKind } from './kill-loop.ts';

const KILLS = 100;
/** Longest wait between the beginning of a verb and the kill: some kills fall after its end. */
const LIFE_MS = 8;
const VERBS = [
  'publish',
  'deliver',
  'set create',
  'check',
  'check --waive',
  'pin',
  'disable',
  'enable',
  'freeze',
  'unfreeze',
  'canary start',
  'canary hold',
  'canary advance',
  'canary abort',
  'rollback',
  'rollback --remote',
  'deprecate',
  'block',
  'allow',
  'gc',
];
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts a writer and kills it in this verb. @returns the revision that it acknowledged last, and whether it had ended */
async function killIn(verb: string, env: NodeJS.ProcessEnv) {
  const writer = spawn(process.execPath, [join(root, 'e2e/bench/crash/release-writer.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const begun = new Promise<void>((heard) =>
    writer.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(`begin ${verb}\n`)) heard();
    }),
  );
  const closed = once(writer, 'close') as Promise<[number | null]>;
  const early = closed.then(([code]) => {
    throw new Error(`the writer ended with ${code} before it began ${verb}:\n${said}`);
  });
  await Promise.race([begun, early]);
  early.catch(() => undefined);
  await sleep(Math.random() * LIFE_MS);
  writer.kill('SIGKILL');
  await closed;
  const revisions = [...said.matchAll(/^end (\d+)$/gm)].map(([, revision]) => Number(revision));
  return {
    acknowledged: revisions.at(-1) ?? 0,
    isInside: !/^end/m.test(said.split(`begin ${verb}\n`).at(-1) ?? ''),
  };
}

/**
 * What is half there: a fault of the audit, a version without a file, a set without a version. A version that `gc` deletes may
 * lack files, once its status says so and as long as the next `gc` finds the rest.
 */
async function halfStates(store: ReleaseStore): Promise<string[]> {
  const { faults } = verifyAudit(store);
  const unused = (await versionUses(store, new Date())).filter(isUnused);
  const readable = async (what: string, read: () => unknown) => {
    try {
      await read();
    } catch (error) {
      // A version that a killed process has blocked is whole.
      if (!/is blocked/.test((error as Error).message)) faults.push(`${what}: ${String(error)}`);
    }
  };
  for (const name of store.parts())
    for (const version of store.versions(name))
      await readable(`${name}@${version}`, async () => {
        const { record, sha384 } = store.version(name, version);
        const isNoted = store.statuses().of(name, version)?.status === 'deprecated';
        const isFound = unused.some(
          ({ record: one }) => one.name === name && one.version === version,
        );
        if (isNoted && (isFound || !(await store.hasFiles(record)))) return;
        await store.checkParts({ [name]: { version, sha384 } });
      });
  for (const id of store.sets())
    await readable(`set ${id}`, () => {
      for (const [name, part] of Object.entries(store.set(id).record.parts))
        store.version(name, part.version, part.sha384);
    });
  return faults;
}

/**
 * Kills writers of the release store in the middle of every verb; with `pglite`, of a store in a folder.
 * @returns true if nothing is half there and nothing that was acknowledged is lost
 */
export async function crashReleases(kind: DatabaseKind): Promise<boolean> {
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  const medium = postgres ? 'PostgreSQL' : 'a folder';
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  const where = {
    DATA_DIR,
    ...(postgres && { RELEASE_DATABASE_URL: await postgres.createDatabase() }),
  };
  const found: string[] = [];
  let lost = 0;
  let inside = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const verb = VERBS[kill % VERBS.length] ?? '';
    const { acknowledged, isInside } = await killIn(verb, { ...process.env, ...where });
    const store = await openStore(where, { as: 'command', follows: false, warn() {} });
    const revision = store.pin('dev')?.revision ?? 0;
    found.push(...(await halfStates(store)).map((fault) => `${verb}: ${fault}`));
    await store.close();
    if (revision < acknowledged) lost++;
    if (isInside) inside++;
    if ((kill + 1) % 25 === 0) say(`${medium}: ${kill + 1} kills`);
  }
  say(`releases in ${medium}: ${KILLS} kills over ${VERBS.length} verbs, ${inside} in the middle`);
  say(`  half states ${found.length}, lost ${lost} (floor 0 each)`);
  for (const fault of found.slice(0, 5)) say(`  ${fault}`);
  await postgres?.stop();
  rmSync(DATA_DIR, { recursive: true });
  return found.length === 0 && lost === 0 && inside > KILLS / 2;
}
