import type { Channel, ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import type { Figures } from './figures.ts';

const EVERY_MS = 5000;

/**
 * Writes what this server counted into the store every few seconds. It is data and proves nothing: a portal server has no key
 * to sign with. If the store cannot be written, the figures of that time are lost and logged, and pages go on.
 */
export function keepCounting(
  app: FastifyInstance,
  store: ReleaseStore,
  channel: Channel,
  figures: Figures,
): void {
  const write = async () => {
    try {
      const counted = figures.take();
      if (counted) await store.counts(channel).add(counted);
    } catch (error) {
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
