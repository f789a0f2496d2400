import type { Config } from '@portal/config';
import {
  channels,
  ReleaseError,
  type Channel,
  type PinRecord,
  type ReleaseStore,
} from '@portal/release-store';

/** Thrown for an invalid command line; the message is one line. */
export class UsageError extends Error {}

/** Every option of the command. `value` is missing for a switch. */
export const options = {
  to: { value: 'SET', does: 'the set to return to' },
  forward: { does: 'one set forward again, after a rollback that was a mistake' },
  remote: { value: 'NAME', does: 'the remote to return to its earlier version' },
  base: {
    value: 'SET',
    does: 'the set to begin or compare with; default: what the channel serves',
  },
  without: { value: 'NAME', does: 'leaves a remote of the base out' },
  note: { value: 'TEXT', does: 'what the set is for' },
  message: { value: 'TEXT', does: 'what customers read in the place of its pages, in Korean' },
  until: {
    value: 'TIME',
    does: 'when customers are told that its pages come back; without a zone in Seoul',
  },
  waive: { value: 'CHECK', does: 'accepts what this check found; needs --reason' },
  percent: { value: 'N', does: 'of the customers, 0 to 99; 100 makes its set the base set' },
  minimum: { value: 'N', does: 'mounts that base and canary need each; default: 200' },
  allowed: { value: 'POINTS', does: 'how many points more often it may fail; default: 1' },
  steps: { value: 'N,N', does: 'percentages that it goes through; default: 1,5,25,50,100' },
  'dry-run': { does: 'says what would be deleted, and deletes nothing' },
  automatic: { does: 'the desk takes the next step by itself once the figures allow it' },
  unproven: { does: 'gives more customers the canary although its figures do not allow it yet' },
  set: { value: 'SET|NAME@VERSION', does: 'what the tester sees' },
  parts: { value: 'NAME,NAME', does: 'remotes that the token may be used on' },
  verbs: { value: 'VERB,VERB', does: 'what the token may be used for' },
  days: { value: 'N', does: 'how long the token is valid, at most 366; default: 90' },
  hours: { value: 'N', does: 'how long the link is valid, at most 168; default: 8' },
  'open-tabs': {
    value: 'quiet|normal|urgent',
    does: 'what open tabs do: nothing, follow with the next move, reload; default: quiet for pin and canary, normal for rollback, disable and enable',
  },
  head: {
    value: 'CHAIN:REVISION:HASH',
    does: 'a record that was noted earlier and must still be there; may be repeated',
  },
  last: { value: 'NUMBER', does: 'how many of the newest records; default: all' },
  expect: { value: 'REVISION', does: 'the revision that this change was decided on' },
  reason: { value: 'TEXT', does: 'why' },
  channel: { value: channels.join('|'), does: 'default: CHANNEL, or dev' },
  json: { does: 'prints JSON instead of lines, an error too' },
  help: { does: 'this text' },
} satisfies Record<string, { value?: string; does: string }>;
export type OptionName = keyof typeof options;
/** Options without a value. */
type SwitchName = 'json' | 'help' | 'forward' | 'automatic' | 'unproven' | 'dry-run';

/** The parsed options of the command line. */
export type Values = { [name in SwitchName]?: boolean } & { head?: string[] } & {
  [name in Exclude<OptionName, SwitchName | 'head'>]?: string;
};

export interface Context {
  store: ReleaseStore;
  config: Config;
  channel: Channel;
  values: Values;
  args: string[];
  actor: string;
  /** Prints a line, unless --json is given. */
  say(line: string): void;
  /** Marks the answer as a failed check: exit code 2, or 422 over HTTP. */
  fail(): void;
  /** Seconds since the command started, as text. */
  took(): string;
}

/** One verb of the command. Help, usage and validation of the command line come from it. */
export interface Verb {
  /** One word, or two for `set create`. */
  name: string;
  /** What follows the verb, as usage shows it; brackets mark optional words. Default: nothing. */
  args?: string;
  /** The fewest and the most words that may follow it. Default: none. */
  count?: [least: number, most: number];
  does: string;
  /** In addition to --channel, --json and --help. */
  options?: OptionName[];
  examples: string[];
  /**
   * Who may use it over HTTP: 'read' every account, 'team' the team of the remote that the first word names. Without
   * it, only managers.
   */
  access?: 'read' | 'team';
  /** Returns what --json prints. */
  run(context: Context): unknown;
}

export const OF_A_CHANGE: OptionName[] = ['expect', 'reason'];

/** @throws UsageError if there is no reason @param why what to say then */
export function reasonOf({ reason }: Values, why: string): string {
  if (!reason?.trim()) throw new UsageError(`${why} needs --reason TEXT`);
  return reason.trim();
}

/**
 * Who changes a channel at which revision, and why. In dev the revision defaults to the current one and the reason
 * to `what`.
 * @throws UsageError if one is missing in another channel
 */
export function changeOf({ store, channel, values, actor }: Context, what: string) {
  const isFree = channel === 'dev';
  if (values.expect === undefined && !isFree)
    throw new UsageError(
      `a change of ${channel} needs --expect REVISION: release live --channel ${channel} names it`,
    );
  if (values.expect !== undefined && !/^\d+$/.test(values.expect))
    throw new UsageError(`--expect takes a revision, and ${values.expect} is none`);
  const reason = isFree
    ? values.reason?.trim() || what
    : reasonOf(values, `a change of ${channel}`);
  return {
    expected: values.expect === undefined ? (store.pin(channel)?.revision ?? 0) : +values.expect,
    by: { actor, reason, at: new Date().toISOString() },
  };
}

/** Prints which set a channel has now. Returns the record. */
export function sayPinned({ say, took }: Context, pin: PinRecord): PinRecord {
  say(`pinned     set ${pin.set} in ${pin.channel}, revision ${pin.revision}  (${took()})`);
  return pin;
}

/** Prints which records were left out of a list, and why. */
export function sayRefused({ refusals }: ReleaseStore, say: Context['say']): void {
  for (const refusal of refusals) say(`refused    ${refusal}`);
}

/** The channel's current record. @throws ReleaseError 'check' if nothing is pinned */
export function pinOf({ store, channel }: Context): PinRecord {
  const pin = store.pin(channel);
  if (!pin) throw new ReleaseError('check', `nothing is pinned in ${channel}: release pin SET`);
  return pin;
}
