import type { Change, Channel, PinRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import { sinceWhen } from './history.ts';
import { openTabsAfter, SHELL } from '../rules.ts';
import type { ReleaseStore } from '../store.ts';

/** A change of what customers get of a remote; open tabs follow with their next navigation by default. */
type Switch = Change & { name: string; openTabs?: PinRecord['openTabs'] };

/**
 * Shows customers `message` instead of a remote's pages, until the remote is enabled again.
 * @param content.until when customers read that the pages will be back; nothing happens at that time
 * @throws ReleaseError
 */
export function disable(
  store: ReleaseStore,
  channel: Channel,
  expected: number,
  {
    name,
    message,
    until,
    openTabs = openTabsAfter('disable'),
    ...by
  }: Switch & { message: string; until?: string | undefined },
): Promise<PinRecord> {
  return store.amend(channel, expected, { ...by, verb: 'disable' }, (pin) => {
    if (name === SHELL)
      throw new ReleaseError('check', 'the shell cannot be disabled: roll it back, or block it');
    if (!store.set(pin.set).record.parts[name])
      throw new ReleaseError('check', `${channel} has no ${name}: release live lists its parts`);
    return {
      openTabs,
      disabled: {
        ...pin.disabled,
        [name]: { reason: by.reason, message, ...(until && { until }) },
      },
    };
  });
}

/** @throws ReleaseError */
export function enable(
  store: ReleaseStore,
  channel: Channel,
  expected: number,
  { name, openTabs = openTabsAfter('enable'), ...by }: Switch,
): Promise<PinRecord> {
  return store.amend(channel, expected, { ...by, verb: 'enable' }, (pin) => {
    const { [name]: found, ...disabled } = pin.disabled;
    if (!found) throw new ReleaseError('check', `${name} is not disabled in ${channel}`);
    return { openTabs, disabled };
  });
}

/** Keeps a channel at its set until it is unfrozen. @throws ReleaseError */
export function freeze(store: ReleaseStore, channel: Channel, expected: number, by: Change) {
  return store.amend(channel, expected, { ...by, verb: 'freeze' }, ({ frozen }) => {
    if (frozen) {
      const since = sinceWhen(store, channel, (pin) => pin.frozen !== null);
      throw new ReleaseError('check', `${channel} is frozen already (${frozen.reason})${since}`);
    }
    return { frozen: { reason: by.reason } };
  });
}

/** @throws ReleaseError */
export function unfreeze(store: ReleaseStore, channel: Channel, expected: number, by: Change) {
  return store.amend(channel, expected, { ...by, verb: 'unfreeze' }, ({ frozen }) => {
    if (!frozen) throw new ReleaseError('check', `${channel} is not frozen`);
    return { frozen: null };
  });
}
