import type { ChainReport } from './chain.ts';
import type { Hashed } from './hashed.ts';
import type { Channel, SetRecord, VersionRecord } from './records.ts';
import { ReleaseError, StoreError } from './release-error.ts';
import { channels, type ReleaseStore } from './store.ts';

/** A record as somebody noted it outside the store: the store must still have it. */
export interface Head {
  chain: string;
  revision: number;
  sha384: string;
}

/** The message of the error that `read` throws, in a list; empty if it succeeds. */
function faultsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [error instanceof ReleaseError ? error.message : String(error)];
  }
}

/**
 * Verifies every set and version by signature; those that the channels' records name, and the versions in any set,
 * by hash as well. Also counts the unsigned ones.
 */
function recordsBelow(store: ReleaseStore, chains: readonly ChainReport[]) {
  const sets = new Map<string, () => Hashed<SetRecord>>();
  for (const channel of channels) {
    const newest = chains.find(({ name }) => name === channel)?.revision ?? 0;
    for (let revision = 1; revision <= newest; revision++)
      try {
        const pin = store.pinAt(channel, revision);
        for (const { set, setSha384 } of pin.canary ? [pin, pin.canary] : [pin])
          sets.set(`${set} ${setSha384}`, () => store.set(set, setSha384));
      } catch {
        // The chain's own report names this fault.
      }
  }
  for (const id of store.sets())
    if (![...sets.keys()].some((key) => key.startsWith(`${id} `)))
      sets.set(`${id} `, () => store.set(id));
  const versions = new Map<string, () => Hashed<VersionRecord>>();
  let unsigned = 0;
  const count = <T>({ record, signedBy }: Hashed<T>): T => {
    if (signedBy === null) unsigned++;
    return record;
  };
  const ofSets = [...sets.values()].flatMap((readSet) =>
    faultsOf(() => {
      for (const [name, { version, sha384 }] of Object.entries(count(readSet()).parts))
        versions.set(`${name}@${version} ${sha384}`, () => store.version(name, version, sha384));
    }),
  );
  for (const name of store.parts())
    for (const version of store.versions(name))
      if (![...versions.keys()].some((key) => key.startsWith(`${name}@${version} `)))
        versions.set(`${name}@${version} `, () => store.version(name, version));
  const ofVersions = [...versions.values()].flatMap((readVersion) =>
    faultsOf(() => count(readVersion())),
  );
  return { faults: [...ofSets, ...ofVersions], unsigned };
}

/**
 * Reads every file of the versions that customers can get now: of the set and canary of these channels, and their last
 * good versions.
 * @param of default: every channel
 * @returns a sentence for each missing or altered file
 */
export async function verifyFiles(
  store: ReleaseStore,
  of: readonly Channel[] = channels,
): Promise<string[]> {
  const served = new Map<string, VersionRecord>();
  for (const channel of of)
    faultsOf(() => {
      const pin = store.pin(channel);
      if (!pin) return;
      for (const [name, { version, sha384 }] of store.versionsOf(pin))
        // verifyAudit names whatever cannot be read here.
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
 * Verifies every chain of records with its signatures, then each channel's sets and their versions. The store alone
 * cannot prove that its newest records are all there: pass `heads` that somebody noted elsewhere.
 */
export function verifyAudit(
  store: ReleaseStore,
  heads: readonly Head[] = [],
): {
  chains: ChainReport[];
  /** Sets and versions from before signatures were introduced. */
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
