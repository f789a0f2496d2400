import type { Channel, PartVersion, PinRecord, SetRecord, VersionRecord } from '../records.ts';
import { fitsShell, servedParts, SHELL, type ServedPart } from '../rules.ts';
import type { ReleaseStore } from '../store.ts';

/** What one group of customers gets. */
export interface Offer {
  set: SetRecord;
  parts: Map<string, ServedPart>;
  /** The last good version of each part that has one; it runs with the other parts as served. */
  good: Map<string, VersionRecord>;
}

/**
 * The last good versions for a canary's customers. For a part that the canary changes it is the base's version,
 * which all other customers run now; for other parts it is the base's last good version.
 */
function canaryLastGood(canary: SetRecord, base: SetRecord, lastGood: PinRecord['lastGood']) {
  const found = Object.entries(canary.parts).flatMap(([name, { version }]) => {
    const own = base.parts[name];
    const good = own && own.version !== version ? own : lastGood[name];
    return good ? [[name, good] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What a channel offers to its base or canary customers; null if there is no canary, or no shell is left. */
export function offerOf(
  store: ReleaseStore,
  channel: Channel,
  cohort: 'base' | 'canary',
): Offer | null {
  const pin = store.pin(channel);
  const source = cohort === 'base' ? pin : pin?.canary;
  if (!pin || !source) return null;
  const set = store.set(source.set, source.setSha384).record;
  const lastGood =
    cohort === 'base'
      ? pin.lastGood
      : canaryLastGood(set, store.set(pin.set, pin.setSha384).record, pin.lastGood);
  const { isBlocked } = store.statuses();
  const read = (name: string, { version, sha384 }: PartVersion) =>
    store.version(name, version, sha384).record;
  const parts = servedParts(set, { disabled: pin.disabled, lastGood }, isBlocked, read);
  if (!parts) return null;

  const shell = parts.get(SHELL)?.record;
  const runs = (record: VersionRecord) =>
    record.name === SHELL
      ? [...parts.values()].every(
          (part) => part.record.name === SHELL || fitsShell(part.record, record),
        )
      : fitsShell(record, shell);
  const good = new Map<string, VersionRecord>();
  for (const [name, part] of parts) {
    const one = lastGood[name];
    if (!one || part.disabled || one.version === part.record.version) continue;
    if (isBlocked(name, one.version)) continue;
    const record = read(name, one);
    if (runs(record)) good.set(name, record);
  }
  return { set, parts, good };
}
