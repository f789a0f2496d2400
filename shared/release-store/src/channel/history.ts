import type { Hashed } from '../hashed.ts';
import type { Channel, PartVersion, PinRecord, SetRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import { earlierVersion } from '../rules.ts';

/** A past revision of a channel, with the set that it pinned. */
export interface Past {
  pin: Pick<PinRecord, 'set' | 'verb' | 'disabled'>;
  set: SetRecord;
}

/** What of a store is read. */
interface Records {
  pin(channel: Channel): PinRecord | null;
  pinAt(channel: Channel, revision: number): PinRecord;
  set(id: string, expected?: string): Hashed<SetRecord>;
}

/** How many changes a refusal names. */
const MOST_CHANGES = 3;

/** A past record; null if it cannot be read. */
function readablePin(store: Pick<Records, 'pinAt'>, channel: Channel, revision: number) {
  try {
    return store.pinAt(channel, revision);
  } catch (error) {
    if (error instanceof ReleaseError) return null;
    throw error;
  }
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

/** The versions of the set that `pin` names. None if the set's record is damaged: a rollback away from it has to work. */
export function pinnedBy(store: Pick<Records, 'set'>, pin: PinRecord | null): SetRecord['parts'] {
  if (!pin) return {};
  try {
    return store.set(pin.set, pin.setSha384).record.parts;
  } catch (error) {
    if (error instanceof ReleaseError) return {};
    throw error;
  }
}

/** The sets that a record gives to customers, in a few words. */
export const setsIn = ({ set, canary }: PinRecord): string =>
  `set ${set}${canary ? `, set ${canary.set} for ${canary.percent} %` : ''}`;

type Pins = Pick<Records, 'pin' | 'pinAt'>;

/** Since when a state of a channel has held, and who set it: ` since 2026-11-21T00:00:00.000Z by kim`. */
export function sinceWhen(store: Pins, channel: Channel, holds: (pin: PinRecord) => boolean) {
  let first = store.pin(channel);
  for (let revision = (first?.revision ?? 0) - 1; revision > 0; revision--) {
    const before = readablePin(store, channel, revision);
    if (!before || !holds(before)) break;
    first = before;
  }
  return first ? ` since ${first.at} by ${first.actor}` : '';
}

/** The refusal of a change that was decided on another revision than the newest. It names what was changed since. */
export function staleRevision(store: Pins, channel: Channel, expected: number): ReleaseError {
  const newest = store.pin(channel)?.revision ?? 0;
  const since = Array.from({ length: Math.max(0, newest - expected) }, (_, i) => expected + 1 + i)
    .slice(-MOST_CHANGES)
    .flatMap((revision) => readablePin(store, channel, revision) ?? [])
    .map((pin) => {
      const { revision, actor, at, verb, reason } = pin;
      return ` Revision ${revision} is by ${actor} at ${at}: ${verb}, ${setsIn(pin)} (${reason}).`;
    });
  return new ReleaseError(
    'stale',
    `stale: ${channel} is at revision ${newest}, not ${expected}.${since.join('')} First look again (release live --channel ${channel}), then repeat it with --expect ${newest}`,
  );
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
