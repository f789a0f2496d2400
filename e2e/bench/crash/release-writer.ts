import {
  checkNames,
  openStore,
  sha384,
  type Hashed,
  type ReleaseStore,
  type VersionRecord,
} from '@portal/release-store';
import { temporaryStore } from '@portal/release-store/testing';
import { readConfig } from '@portal/config';
import { writeSync } from 'node:fs';
import { pinVersions } from '../../../release/src/pin-versions.ts';
import { verbs } from '../../../release/src/verbs/table.ts';
import type { Values } from '../../../release/src/verbs/verb.ts';

// A process that runs each writing verb on the dev channel in turn, until it is killed. It prints a line before and after each
// verb, with the channel's revision.

const config = readConfig();
const store = await openStore(config, { as: 'command', follows: false, warn() {} });
const actor = 'crash';
const say = (line: string) => void writeSync(1, `${line}\n`);

/** Runs a verb as the command line does. */
async function run(name: string, args: string[] = [], values: Values = {}): Promise<void> {
  const verb = verbs.find((one) => one.name === name);
  if (!verb) throw new Error(`there is no verb ${name}`);
  const reason = 'crash';
  const context = {
    store,
    config,
    actor,
    channel: 'dev' as const,
    say() {},
    fail() {},
    took: () => '',
  };
  await verb.run({ ...context, args, values: { reason, ...values } });
}

let newest: Hashed<VersionRecord>;
const publish = async (part: string) => {
  const version = await store.reserveVersion(part, '1.0');
  newest = await temporaryStore(store).publish(part, version);
};
const deliver = () => pinVersions(store, 'dev', [newest], { actor, reason: 'crash' });
const pinned = () => store.pin('dev');
const latest = () => `guide@${newest.record.version}`;

/** Publishes a version of many files that nobody uses and `gc` deletes. */
async function publishOld(): Promise<void> {
  const version = await store.reserveVersion('guide', '0.9');
  const names = Array.from({ length: 20 }, (_, i) => `${i}.js`);
  const bytes = Buffer.from(version);
  const file = { sha384: sha384(bytes), bytes: bytes.length, kind: 'chunk' as const };
  const files = Object.fromEntries(names.map((name) => [name, file]));
  const builtAt = '2025-01-01T00:00:00.000Z';
  const record = { ...newest.record, version, builtAt, files, server: null };
  await store.publish(record, new Map(names.map((name) => [name, bytes])), null);
}

/** Writes what `check` does at its end: evidence, in which one check has failed. */
async function writeEvidence(): Promise<void> {
  const set = store.sets().at(-1) ?? '';
  const passed = { faults: [], notes: [], figures: {}, tookMs: 1 };
  const results = Object.fromEntries(checkNames.map((name) => [name, passed]));
  await store.evidence.add(store.evidence.newest(set)?.revision ?? 0, {
    set,
    setSha384: store.set(set).sha384,
    base: null,
    results: { ...results, weight: { ...passed, faults: ['a page is heavy'] } },
    waivers: {},
    tookMs: 1,
    actor,
    reason: 'check',
    at: new Date().toISOString(),
  });
}

/**
 * Every verb that writes, in an order in which each is allowed. `deliver` is its two steps without the build, `check` its last
 * one; `override mint` writes nothing.
 */
const steps: [string, () => Promise<unknown>][] = [
  ['publish', () => publish('guide')],
  // Before the delivery, whose set it would be otherwise.
  ['set create', () => run('set create', [latest()])],
  ['deliver', deliver],
  ['check', writeEvidence],
  ['check --waive', () => run('check', [store.sets().at(-1) ?? ''], { waive: 'weight' })],
  ['pin', () => run('pin', [store.sets().at(-1) ?? ''])],
  ['disable', () => run('disable', ['guide'], { message: '점검 중입니다.' })],
  ['enable', () => run('enable', ['guide'])],
  ['freeze', () => run('freeze')],
  ['unfreeze', () => run('unfreeze')],
  [
    'canary start',
    () => run('canary start', [store.neighbours('dev').before ?? ''], { percent: '1' }),
  ],
  ['canary hold', () => run('canary hold')],
  ['canary advance', () => run('canary advance')],
  ['canary abort', () => run('canary abort')],
  ['rollback', () => run('rollback')],
  ['rollback --remote', () => run('rollback', [], { remote: 'guide' })],
  ['deprecate', () => run('deprecate', [latest()])],
  ['block', () => run('block', [latest()])],
  ['allow', () => run('allow', [latest()])],
  ['gc', () => run('gc')],
];

/** Takes back what a killed process left. */
async function tidy(own: ReleaseStore): Promise<void> {
  if (pinned()?.frozen) await run('unfreeze');
  if (pinned()?.canary) await run('canary abort');
  if (pinned()?.disabled['guide']) await run('enable', ['guide']);
  for (const version of own.versions('guide').slice(-5))
    if (own.statuses().isBlocked('guide', version)) await run('allow', [`guide@${version}`]);
}

if (!pinned()) {
  await publish('shell');
  await deliver();
}
await tidy(store);
// Two deliveries, so that there is something to roll back to.
for (let i = 0; i < 2; i++) {
  await publish('guide');
  await deliver();
}
for (;;)
  for (const [name, step] of steps) {
    if (name === 'gc') await publishOld();
    say(`begin ${name}`);
    await step();
    say(`end ${pinned()?.revision ?? 0}`);
  }
