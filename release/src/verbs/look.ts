import { portalOf, type Config } from '@portal/config';
import {
  censusOf,
  channels,
  evidenceOf,
  nextStep,
  openChecks,
  samplesSince,
  sinceWhen,
  type Channel,
  type PinRecord,
  type ReleaseStore,
} from '@portal/release-store';
import { checks } from '../checks/table.ts';
import { sourceText } from '../source-of.ts';
import { olderPin } from '../pin-versions.ts';
import { sayRefused, type Verb } from './verb.ts';
import { partNamed, versionNamed } from './names/known.ts';

/**
 * Returns a function that names the channels which give a version to customers, in their set or their canary's. A channel
 * whose set has an unreadable record is in no answer.
 */
function livePlaces(store: ReleaseStore): (name: string, version: string) => Channel[] {
  const parts = store.readable('live', channels, (channel) => {
    const pin = store.pin(channel);
    const sets = [pin?.set, pin?.canary?.set].filter((id) => id !== undefined);
    return { channel, sets: sets.map((id) => store.set(id).record.parts) };
  });
  return (name, version) =>
    parts
      .filter(({ sets }) => sets.some((set) => set[name]?.version === version))
      .map(({ channel }) => channel);
}

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

/**
 * A channel's state: what customers get of each part and its failure rate in the last hour, the judge's evidence on
 * its canary, which versions tabs ran in the last hour, which records were refused, and why all of this may be old.
 * `pin` is null before the first pin, `before` and `after` if `rollback` and `rollback --forward` have no set to go to, `evidence` and `next` (the next
 * percentage) without a canary, `portal` (its address) if the configuration does not name it.
 */
function stateOf(store: ReleaseStore, channel: Channel, config: Config) {
  const portal = portalOf(config, channel);
  const pin = store.pin(channel);
  store.readableSets();
  const { refusals, trouble } = store;
  const none = { before: null, after: null, parts: [], evidence: null, next: null };
  const noTabs: Record<string, number> = {};
  if (!pin) return { channel, portal, pin, ...none, tabs: noTabs, refusals, trouble };
  const served = store.served(channel);
  const { parts: pinned } = store.set(pin.set, pin.setSha384).record;
  const sampleOf = samplesSince(store, channel, anHourAgo());
  const parts = Object.entries(pinned).map(([name, { version }]) => {
    const part = served.get(name);
    const disabled = part?.disabled ?? null;
    const given = disabled ? null : (part?.record.version ?? null);
    return {
      name,
      version,
      builtAt: store.version(name, version).record.builtAt,
      served: given,
      lastHour: sampleOf(`${name}@${given ?? version}`),
      blocked: store.statuses().isBlocked(name, version),
      disabled,
    };
  });
  const evidence = evidenceOf(store, channel);
  const tabs: Record<string, number> = Object.fromEntries(censusOf(store, channel, anHourAgo()));
  const next = pin.canary && nextStep(pin.canary);
  const { before, after } = store.neighbours(channel);
  return { channel, portal, pin, before, after, parts, evidence, next, tabs, refusals, trouble };
}
export type ChannelState = ReturnType<typeof stateOf>;

const canaryLine = ({ set, percent, since, held, policy }: NonNullable<PinRecord['canary']>) => {
  const then = held ? 'held' : policy.automatic ? 'advances by itself' : 'advanced by hand';
  return `canary     set ${set} for ${percent} % since ${since}, ${then}`;
};

export const live: Verb = {
  name: 'live',
  does: 'what customers of the channel get, and the set that rollback would return to',
  access: 'read',
  examples: ['npm run release -- live', 'npm run release -- live --channel production --json'],
  run({ store, channel, config, say }) {
    const state = stateOf(store, channel, config);
    const { pin, before, after, parts, evidence, tabs, trouble } = state;
    if (trouble !== null) say(`old        ${trouble}`);
    sayRefused(store, say);
    if (!pin) {
      say(`${channel}: nothing is pinned, revision 0`);
      say(`next       release pin SET --channel ${channel} --expect 0 --reason TEXT`);
      return state;
    }
    say(
      `${channel}: set ${pin.set}, revision ${pin.revision}, by ${pin.actor} at ${pin.at}: ${pin.reason}`,
    );
    if (state.portal !== null) say(`portal     ${state.portal}`);
    for (const part of parts) {
      const instead =
        part.served === part.version ? '' : `customers get ${part.served ?? 'a card'}`;
      const { failures, mounts } = part.lastHour;
      const failed =
        failures > 0 && `${failures} of ${failures + mounts} visits failed in the last hour`;
      const notes = [
        part.blocked && 'blocked',
        part.disabled?.message,
        part.disabled?.until && `until ${part.disabled.until}`,
        instead,
        failed,
      ].filter(Boolean);
      say(`  ${part.name}@${part.version}${notes.length > 0 ? `  (${notes.join(', ')})` : ''}`);
    }
    if (pin.canary) say(canaryLine(pin.canary));
    if (evidence) say(`${evidence.verdict.padEnd(10)} ${evidence.reason}`);
    const ran = Object.entries(tabs).map(([version, count]) => `${version} ${count}`);
    if (ran.length > 0) say(`tabs       in the last hour: ${ran.sort().join(', ')}`);
    if (pin.frozen) {
      const since = sinceWhen(store, channel, ({ frozen }) => frozen !== null);
      say(`frozen     ${channel}${since}: ${pin.frozen.reason}`);
    }
    if (after !== null) say(`forward    rollback --forward goes to set ${after} again`);
    say(`rollback   ${before === null ? 'there is no set before' : `returns to set ${before}`}`);
    const older = olderPin(store, channel);
    if (older) say(older);
    return state;
  },
};

/** Every version of these parts, the oldest of each part first. */
function versionsOf(store: ReleaseStore, names: readonly string[]) {
  const placesOf = livePlaces(store);
  return names.flatMap((name) =>
    store.readableVersions(name).map(({ record: { version, builtAt, commit, source } }) => {
      const found = store.statuses().of(name, version);
      const { status, reason } = found ?? { status: 'available' as const, reason: '' };
      const from = { commit, ...(source && { source }) };
      return { name, version, builtAt, ...from, status, reason, liveIn: placesOf(name, version) };
    }),
  );
}
export type VersionState = ReturnType<typeof versionsOf>[number];

export const versions: Verb = {
  name: 'versions',
  args: '[NAME]',
  count: [0, 1],
  does: 'the versions of a part or of all, with their status and where they are live',
  access: 'read',
  examples: ['npm run release -- versions voc'],
  run({ store, args, say }) {
    const all = versionsOf(
      store,
      args[0] === undefined ? store.parts() : [partNamed(store, args[0])],
    );
    for (const { name, version, builtAt, commit, source, status, reason, liveIn } of all)
      say(
        [
          `${name}@${version}`,
          builtAt,
          status === 'available' ? status : `${status} (${reason})`,
          ...(commit === null ? [] : [sourceText({ commit, ...(source && { source }) })]),
          ...(liveIn.length > 0 ? [`live in ${liveIn.join(', ')}`] : []),
        ].join('  '),
      );
    sayRefused(store, say);
    return all;
  },
};

/**
 * Every set, newest last, with its newest evidence. `open` are the checks that it has not passed; null if it was not
 * checked. `waivable` are those of them whose faults a manager may accept.
 */
const setsOf = (store: ReleaseStore) =>
  store.readableSets().map(({ record, sha384 }) => {
    const newest = () => store.evidence.newest(record.id);
    const [evidence = null] = store.readable(`checks/${record.id}`, [record.id], newest);
    const open = evidence?.setSha384 === sha384 ? openChecks(evidence) : null;
    return {
      ...record,
      evidence,
      open,
      waivable: open?.filter((one) => checks[one].isWaivable) ?? [],
    };
  });
export type SetState = ReturnType<typeof setsOf>[number];

/** The newest evidence about a set, in a few words. */
function checkedAs(open: SetState['open']): string {
  if (!open) return 'not checked';
  return open.length > 0 ? `failed ${open.join(', ')}` : 'passed';
}

export const sets: Verb = {
  name: 'sets',
  does: 'every set, the newest last, and whether it passed its checks; with --json the evidence',
  access: 'read',
  examples: ['npm run release -- sets'],
  run({ store, say }) {
    const all = setsOf(store);
    for (const { id, createdAt, parts, note, open } of all) {
      const list = Object.entries(parts).map(([name, part]) => `${name}@${part.version}`);
      say(`${id}  ${createdAt}  ${checkedAs(open)}  ${list.join(' ')}  ${note}`);
    }
    sayRefused(store, say);
    return all;
  },
};

/** A version with its pages and files. @throws ReleaseError if it is missing */
function contentOf(store: ReleaseStore, name: string, version: string) {
  const { record, sha384 } = store.version(name, version);
  const { builtAt, commit, needs, section } = record;
  const files = Object.entries(record.files)
    .map(([file, facts]) => ({ file, ...facts }))
    .sort((a, b) => b.bytes - a.bytes);
  const pages = section.pages.map(({ pattern, title }) => ({ pattern, title }));
  return { name, version, sha384, builtAt, commit, needs, pages, files };
}
export type VersionContent = ReturnType<typeof contentOf>;

export const files: Verb = {
  name: 'files',
  args: 'NAME@VERSION',
  count: [1, 1],
  does: 'the files of a version that browsers can request, the largest first',
  access: 'read',
  examples: ['npm run release -- files voc@1.0.3'],
  run({ store, args: [arg = ''], say }) {
    const { name, version } = versionNamed(store, arg);
    const content = contentOf(store, name, version);
    for (const { file, kind, bytes } of content.files)
      say(`${String(bytes).padStart(9)}  ${kind.padEnd(5)}  ${file}`);
    return content;
  },
};
