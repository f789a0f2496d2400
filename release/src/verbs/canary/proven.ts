import { evidenceOf, ReleaseError } from '@portal/release-store';
import type { Context } from '../verb.ts';

/**
 * Outside dev, the figures of the running canary decide whether more customers get its set, unless a manager takes it
 * unproven.
 * @param anyway the command that does so
 * @throws ReleaseError 'check'
 */
export function requireProven({ store, channel, values }: Context, anyway: string): void {
  const evidence = evidenceOf(store, channel);
  if (channel === 'dev' || values.unproven || !evidence || evidence.verdict === 'advance') return;
  throw new ReleaseError('check', `${evidence.reason}: wait, or release ${anyway} --unproven`);
}

/**
 * The same for a verb that gives a set to everybody at once: only the canary's own set has figures.
 * @throws ReleaseError 'check'
 */
export function requireProvenSet(context: Context, set: string, anyway: string): void {
  const { store, channel } = context;
  if (store.pin(channel)?.canary?.set === set) requireProven(context, anyway);
}
