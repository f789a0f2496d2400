import type { ChainReport } from './chain.ts';
import type { Hashed } from './hashed.ts';
import type { SetRecord, VersionRecord } from './records.ts';
import { ReleaseError, StoreError } from './release-error.ts';
import { channels, type ReleaseStore } from './store.ts';

/** A record as it was noted outside of the store: it must still be there. */
export interface Head {
  chain: string;
  revision: number;
  sha384: string;
}

/** What `read` throws as a rule, as a list of one; nothing where it succeeds. */
function faultsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [error instanceof ReleaseError ? error.message : String(error)];
  }
}

/**
 * Sets that the channels' records name and versions that those sets name, each against its hash and its signature; and how
 * many of them nobody signed.
 */
function recordsBelow(
  store: ReleaseStore,
  chains: readonly ChainReport[],
): { faults: string[]; unsigned: number } {
  const sets = new Map<string, () => Hashed<SetRecord>>();
  for (const channel of channels) {
    const newest = chains.find(({ name }) => name === channel)?.revision ?? 0;
    for (let revision = 1; revision <= newest; revision++)
      try {
        const pin = store.pinAt(channel, revision);
        for (const { set, setSha384 } of pin.canary ? [pin, pin.canary] : [pin])
          sets.set(`${set} ${setSha384}`, () => store.set(set, setSha384));
      } catch {
        // The chain's own report names it.
      }
  }
  const versions = new Map<string, () => Hashed<VersionRecord>>();
  let unsigned = 0;
  const count = <T>({ record, signedBy }: Hashed<T>): T => {
    if (signedBy === null) unsigned++;
    return record;
  };
  const ofSets = [...sets.values()].flatMap((readSet) =>
    faultsOf(() => {
      for (const [name, { version, sha384 }] of Object.entries(count(readSet()).parts))
        versions.set(`${name} ${sha384}`, () => store.version(name, version, sha384));
    }),
  );
  const ofVersions = [...versions.values()].flatMap((readVersion) =>
    faultsOf(() => count(readVersion())),
  );
  return { faults: [...ofSets, ...ofVersions], unsigned };
}

/**
 * Reads every file of the versions that customers can get now: those of each channel's set and canary, and the last good ones.
 * @returns a sentence for each that is missing or was altered
 */
export async function verifyFiles(store: ReleaseStore): Promise<string[]> {
  const served = new Map<string, VersionRecord>();
  for (const channel of channels)
    faultsOf(() => {
      const pin = store.pin(channel);
      if (!pin) return;
      const sets = [pin, ...(pin.canary ? [pin.canary] : [])];
      const parts = sets.map(({ set, setSha384 }) => store.set(set, setSha384).record.parts);
      for (const versions of [...parts, pin.lastGood])
        for (const [name, { version, sha384 }] of Object.entries(versions))
          // What cannot be read is a fault that verifyAudit names.
          faultsOf(() =>
            served.set(`${name}@${version}`, store.version(name, version, sha384).record),
          );
    });
  const faults: string[] = [];
  for (const record of served.values())
    try {
      faults.push(...(await store.fileFaults(record)));
    } catch (error) {
      if (error instanceof StoreError) throw error;
      faults.push((error as Error).message);
    }
  return faults;
}

/**
 * Verifies every chain of records and its signatures, and from each channel's record the set, from the set its versions. A store cannot prove
 * by itself that its newest records are all there: `heads` are records that somebody noted elsewhere.
 */
export function verifyAudit(
  store: ReleaseStore,
  heads: readonly Head[] = [],
): {
  chains: ChainReport[];
  /** Sets and versions that nobody signed, because they are from before there were signatures. */
  unsigned: number;
  faults: string[];
} {
  const chains = store.chains.map(([name, chain]) => chain.verify(name));
  const lost = heads.flatMap(({ chain, revision, sha384 }) => {
    const found = store.chains.find(([name]) => name === chain)?.[1];
    if (!found) return [`there is no chain ${chain}`];
    return faultsOf(() => {
      if (found.at(revision).sha384 !== sha384)
        throw new ReleaseError(
          'check',
          `${found.folder}/${revision}.json is not the record that was noted`,
        );
    });
  });
  const own = chains.flatMap(({ faults }) => faults);
  const below = recordsBelow(store, chains);
  const faults = [...new Set([...own, ...lost, ...below.faults])];
  return { chains, unsigned: below.unsigned, faults };
}
