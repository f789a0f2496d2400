import {
  ReleaseError,
  type Channel,
  type Hashed,
  type PinRecord,
  type ReleaseStore,
  type SetRecord,
  type VersionRecord,
} from '@portal/release-store';

const ATTEMPTS = 5;

/**
 * A line for a channel whose pin is not the newest set, as after a rollback; null otherwise. A start never moves the
 * pin.
 */
export function olderPin(store: Pick<ReleaseStore, 'pin' | 'sets'>, channel: Channel) {
  const pin = store.pin(channel);
  const newest = store.sets().at(-1);
  if (!pin || newest === undefined || pin.set === newest) return null;
  return `pinned     set ${pin.set} in ${channel}, revision ${pin.revision}, and not the newest set ${newest} (${pin.reason})`;
}

/**
 * Creates and pins the next set of a channel: the current one with these versions. Starts again from the newest set
 * if another team pins in between. Resolves to null if nothing would change.
 * @param accept throws if the set's parts are not acceptable; `base` are the parts that the channel has
 * @throws ReleaseError as `pinSet` does
 */
export async function pinVersions(
  store: ReleaseStore,
  channel: Channel,
  versions: Hashed<VersionRecord>[],
  by: { actor: string; reason: string },
  accept?: (parts: SetRecord['parts'], base: SetRecord['parts'] | null) => Promise<void>,
): Promise<PinRecord | null> {
  for (let attempt = 1; ; attempt++) {
    const pin = store.pin(channel);
    const parent = pin ? store.set(pin.set, pin.setSha384).record : null;
    const change: SetRecord['parts'] = Object.fromEntries(
      versions.map(({ record: { name, version }, sha384 }) => [name, { version, sha384 }]),
    );
    if (Object.entries(change).every(([name, v]) => parent?.parts[name]?.version === v.version))
      return null;
    const parts = { ...parent?.parts, ...change };
    const expected = pin?.revision ?? 0;
    const at = new Date().toISOString();
    try {
      // Check before creating the set, because a refused one would remain.
      await store.checkPin(channel, expected, parts);
      await accept?.(parts, parent?.parts ?? null);
      const { record } = await store.createSet({
        parent: parent?.id ?? null,
        parts,
        note: by.reason,
        author: by.actor,
        createdAt: at,
      });
      const change = { set: record.id, at, verb: 'deliver' as const, ...by };
      return await store.pinSet(channel, expected, change);
    } catch (error) {
      if (!(error instanceof ReleaseError && error.kind === 'stale') || attempt === ATTEMPTS)
        throw error;
    }
  }
}
