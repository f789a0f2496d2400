import { addGauge, Counter } from '@portal/metrics';
import { channels, decideCanary, type Channel, type ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { repeat } from './repeat.ts';

/** The actor in records of what the desk does by itself. */
export const JUDGE = 'desk';

/** How often portal servers write what they counted. */
const EVERY_MS = 5000;

/**
 * Judges each channel's canary by its figures every few seconds, whether or not a console is open: aborts it, or
 * advances it. Of several desks that do so at once, one wins.
 */
export function judgeCanaries(app: FastifyInstance, store: ReleaseStore, everyMs = EVERY_MS): void {
  /** Why a channel was not judged; logged when it changes. */
  const troubles = new Map<Channel, string>();
  const decisions = new Counter({
    name: 'canary_decisions_total',
    help: 'What the desk did with canaries by itself.',
    labelNames: ['channel', 'verb'],
    registers: [app.metrics],
  });
  addGauge(
    app.metrics,
    'canaries_not_judged',
    'Channels whose canary the desk cannot judge, so that nobody aborts it.',
    () => troubles.size,
  );
  async function judge(channel: Channel): Promise<void> {
    try {
      const decided = await decideCanary(store, channel, JUDGE);
      troubles.delete(channel);
      if (!decided) return;
      const { verb, reason } = decided;
      decisions.inc({ channel, verb });
      app.log.warn({ canary: { channel, verb, reason } }, 'canary decided');
    } catch (error) {
      const { message } = error as Error;
      if (troubles.get(channel) !== message)
        app.log.error({ channel, err: error }, 'the canary was not judged');
      troubles.set(channel, message);
    }
  }
  repeat(app, everyMs, () => Promise.all(channels.map(judge)));
}
