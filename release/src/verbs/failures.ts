import { channels, type Channel, type CountRecord, type ReleaseStore } from '@portal/release-store';
import { partNamed } from './names/known.ts';
import type { Verb } from './verb.ts';

const DAY_MS = 86_400_000;

/** Failures of one version with one class in the last day. */
export interface FailureKind {
  channel: Channel;
  part: string;
  version: string;
  class: string;
  count: number;
  /** The newest with a support code; null if none has one. */
  newest: CountRecord['failures'][number] | null;
}

/** A part's failures since an instant, the most frequent first. */
function kindsSince(store: ReleaseStore, part: string, since: string): FailureKind[] {
  const found = new Map<string, FailureKind>();
  for (const channel of channels)
    for (const { rows, failures } of store.counts(channel).since(since)) {
      for (const row of rows.filter((one) => one.part === part))
        for (const [kind, count] of Object.entries(row.failures)) {
          const { version } = row;
          const key = `${channel} ${version} ${kind}`;
          const known = found.get(key);
          if (known) known.count += count;
          else found.set(key, { channel, part, version, class: kind, count, newest: null });
        }
      for (const failure of failures) {
        const known = found.get(`${channel} ${failure.version} ${failure.class}`);
        if (known && failure.part === part && failure.at > (known.newest?.at ?? ''))
          known.newest = failure;
      }
    }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

export const failures: Verb = {
  name: 'failures',
  args: 'NAME',
  count: [1, 1],
  does: 'what failed of a part in the last day: in which version and how, and the newest support code',
  access: 'read',
  examples: ['npm run release -- failures voc'],
  run({ store, args, say }) {
    const part = partNamed(store, args[0] ?? '');
    const found = kindsSince(store, part, new Date(Date.now() - DAY_MS).toISOString());
    for (const { channel, version, class: kind, count, newest } of found)
      say(
        `${channel}  ${part}@${version}  ${kind}  ${count}${newest ? `  ${newest.at} ${newest.code} ${newest.route ?? 'no page'}` : ''}`,
      );
    if (found.length === 0) say(`nothing of ${part} failed in the last day`);
    return found;
  },
};
