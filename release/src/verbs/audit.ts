import {
  openChecks,
  ReleaseError,
  setsIn,
  verifyAudit,
  verifyFiles,
  type CheckRecord,
  type DeskRecord,
  type Head,
  type JobRecord,
  type PinRecord,
  type ReleaseStore,
  type StatusRecord,
  type VersionRecord,
} from '@portal/release-store';
import { sourceText } from '../source-of.ts';
import { sayRefused, UsageError, type Verb } from './verb.ts';

/** A record's action in a few words. */
function whatOf(record: PinRecord | StatusRecord | CheckRecord | JobRecord | DeskRecord): string {
  if ('subject' in record) return `${record.verb}  ${record.subject}`;
  if ('results' in record) {
    const open = openChecks(record);
    return `check  set ${record.set} ${open.length > 0 ? `failed ${open.join(', ')}` : 'passed'}`;
  }
  if ('state' in record) return `check  set ${record.set} ${record.state} in the desk`;
  if (!('set' in record)) return `${record.status}  ${record.name}@${record.version}`;
  return `${record.verb}  ${setsIn(record)}`;
}

/** For the record of a delivery, the versions that its set has and the set before it had not. Empty for other records. */
function deliveredBy(
  store: ReleaseStore,
  record: object,
): { delivered?: Pick<VersionRecord, 'name' | 'version' | 'commit' | 'source'>[] } {
  if (!('verb' in record && record.verb === 'deliver' && 'set' in record)) return {};
  try {
    const { parent, parts } = store.set(String(record.set)).record;
    const before = parent === null ? {} : store.set(parent).record.parts;
    const delivered = Object.entries(parts)
      .filter(([name, { sha384 }]) => before[name]?.sha384 !== sha384)
      .map(([name, part]) => {
        const { version, commit, source } = store.version(name, part.version).record;
        return { name, version, commit, ...(source && { source }) };
      });
    return { delivered };
  } catch (error) {
    // This record can be read; `audit verify` names the set or version that cannot.
    if (error instanceof ReleaseError) return {};
    throw error;
  }
}

/**
 * The newest records of these chains with the keys that signed them, oldest first. Reads no older ones, and leaves out
 * those that cannot be read.
 */
const recordsOf = (store: ReleaseStore, chains: ReleaseStore['chains'], last: number) =>
  chains
    .flatMap(([name, chain]) => {
      const revisions = chain.revisions().slice(-last);
      return store.readable(`chain ${name}`, revisions, (revision) => {
        const { record, signedBy } = chain.at(revision);
        return { chain: name, ...record, signedBy, ...deliveredBy(store, record) };
      });
    })
    .sort((a, b) => a.at.localeCompare(b.at, 'en'))
    .slice(-last);
export type AuditRecord = ReturnType<typeof recordsOf>[number];

export const audit: Verb = {
  name: 'audit',
  does: 'every change with who, their key, when and why; with --channel those of one channel',
  options: ['last'],
  access: 'read',
  examples: ['npm run release -- audit', 'npm run release -- audit --channel production --last 10'],
  run({ store, channel, values, say }) {
    const isAsked = ([name]: [string, unknown]) => values.channel === undefined || name === channel;
    if (values.last !== undefined && !/^[1-9]\d*$/.test(values.last))
      throw new UsageError(`--last takes a number from 1 on, and ${values.last} is none`);
    const last = values.last === undefined ? Infinity : Number(values.last);
    const records = recordsOf(store, store.chains.filter(isAsked), last);
    for (const record of records) {
      const { at, chain, revision, actor, signedBy, reason, delivered = [] } = record;
      const who = signedBy === null ? actor : `${actor} (key ${signedBy})`;
      say(`${at}  ${chain} ${revision}  ${who}  ${whatOf(record)}  ${reason}`);
      for (const { name, version, ...from } of delivered)
        say(`  ${name}@${version}  ${sourceText(from)}`);
    }
    sayRefused(store, say);
    return records;
  },
};

/** @throws UsageError */
function headOf(text: string): Head {
  const [, chain, revision, sha384] = /^([\w/]+):(\d+):(sha384-\S+)$/.exec(text) ?? [];
  if (!chain || !revision || !sha384)
    throw new UsageError(`--head takes CHAIN:REVISION:HASH, as audit verify prints it`);
  return { chain, revision: Number(revision), sha384 };
}

export const auditVerify: Verb = {
  name: 'audit verify',
  does: 'proves that no record was altered, removed or inserted, who signed each, and that the files customers get are whole',
  options: ['head'],
  access: 'read',
  examples: [
    'npm run release -- audit verify',
    'npm run release -- audit verify --head production:12:sha384-...',
  ],
  async run({ store, values, say, fail }) {
    const { chains, unsigned, faults: broken } = verifyAudit(store, values.head?.map(headOf));
    const faults = [...broken, ...(await verifyFiles(store))];
    for (const { name, revision, sha384, unproven, unsigned: old } of chains) {
      const notes = [
        ...(unproven > 0 ? [`the first ${unproven} are older than the chain`] : []),
        ...(old > 0 ? [`the first ${old} are unproven: older than signatures`] : []),
      ];
      const said = notes.length > 0 ? `  (${notes.join(', ')})` : '';
      say(`${name}:${revision}${sha384 ? `:${sha384}` : ''}${said}`);
    }
    if (unsigned > 0) say(`unproven   ${unsigned} sets and versions are older than signatures`);
    for (const fault of faults) say(`broken     ${fault}`);
    if (faults.length > 0) fail();
    else say('unbroken   note the newest records elsewhere, and give them to --head next time');
    return { chains, unsigned, faults };
  },
};
