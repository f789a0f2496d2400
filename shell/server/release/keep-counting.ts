import type { Channel, ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import type { Figures } from './figures.ts';

const EVERY_MS = 5000;

/**
 * Writes this server's counts into the store every few seconds, unsigned, because a portal server has no key. If the
 * store cannot be written, those counts are lost and logged, failures wait for the next record, and pages go on.
 */
export function keepCounting(
  app: FastifyInstance,
  store: ReleaseStore,
  channel: Channel,
  figures: Figures,
): void {
  const write = async () => {
    const counted = figures.take();
    try {
      if (counted) await store.counts(channel).add(counted);
    } catch (error) {
      if (counted) figures.keepFailures(counted);
      app.log.error({ err: error }, 'the figures of customers were not written');
    }
  };
  let writing = Promise.resolve();
  const timer = setInterval(() => (writing = writing.then(write)), EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await (writing = writing.then(write));
  });
}
