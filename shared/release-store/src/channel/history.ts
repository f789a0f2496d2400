import type { Hashed } from '../hashed.ts';
import type { Channel, PartVersion, PinRecord, SetRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import { earlierVersion } from '../rules.ts';

/** A past revision of a channel, with the set that it pinned. */
export interface Past {
  pin: Pick<PinRecord, 'set' | 'disabled'>;
  set: SetRecord;
}

/** What of a store is read. */
interface Records {
  pin(channel: Channel): PinRecord | null;
  pinAt(channel: Channel, revision: number): PinRecord;
  set(id: string, expected?: string): Hashed<SetRecord>;
}

/** Revisions with a readable set, oldest first. An old fault, which `audit verify` names, must not stop a rollback. */
export function historyOf(store: Records, channel: Channel): Past[] {
  const newest = store.pin(channel)?.revision ?? 0;
  return Array.from({ length: newest }, (_, i) => i + 1).flatMap((revision) => {
    try {
      const pin = store.pinAt(channel, revision);
      return [{ pin, set: store.set(pin.set, pin.setSha384).record }];
    } catch (error) {
      if (error instanceof ReleaseError) return [];
      throw error;
    }
  });
}

/** Whether the channel had each version of the set before: then missing checks do not block a return to it. */
export const isKnown = ({ parts }: SetRecord, history: readonly Past[]): boolean =>
  Object.entries(parts).every(([name, { sha384 }]) =>
    history.some(({ set }) => set.parts[name]?.sha384 === sha384),
  );

/** The part's previous good version, or null if there is none. */
export function earlierIn(
  history: readonly Past[],
  name: string,
  isBlocked: (version: string) => boolean,
): PartVersion | null {
  const had = history.flatMap(({ pin, set }) => {
    const version = set.parts[name];
    return version ? [{ ...version, disabled: name in pin.disabled }] : [];
  });
  return earlierVersion(had, isBlocked);
}
