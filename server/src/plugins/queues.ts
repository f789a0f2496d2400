import { Gauge } from '@portal/metrics';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Parts } from '../parts.ts';

/** How many entries of a queue wait, and since when the oldest one, in milliseconds since 1970; null if none waits. */
export interface Queue {
  waiting: number;
  oldest: number | null;
}

/** Selects a queue's figures. @param column when an entry began to wait */
export const waitingSince = (column: string) =>
  [
    sql<number>`count(*)::int`.as('waiting'),
    sql<number | null>`min(${sql.ref(column)})`.as('oldest'),
  ] as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a queue of the database to the metrics. `read` must be one query that looks only at what still waits. */
    showQueue(name: string, read: (signal: AbortSignal) => Promise<Queue | undefined>): void;
  }
}

const PATIENCE_MS = 2_000;

/** The queues of the database, read when Prometheus asks. While the database does not answer they have no value. */
export const queues = fp<Parts>(
  async (app, { clock }) => {
    const reads = new Map<string, (signal: AbortSignal) => Promise<Queue | undefined>>();
    app.decorate('showQueue', (name: string, read) => void reads.set(name, read));
    let reading: Promise<void> | null = null;
    // The three metrics are collected at once, and share one reading of the queues.
    const collect = () => (reading ??= readAll().finally(() => (reading = null)));
    const registers = [app.metrics];
    const up = new Gauge({
      name: 'database_up',
      help: 'Whether the database answered just now.',
      registers,
      collect,
    });
    const waiting = new Gauge({
      name: 'queue_waiting',
      help: 'What waits in the database to be sent or settled.',
      labelNames: ['queue'],
      registers,
      collect,
    });
    const oldest = new Gauge({
      name: 'queue_oldest_seconds',
      help: 'How long the oldest of it has waited.',
      labelNames: ['queue'],
      registers,
      collect,
    });
    async function readAll(): Promise<void> {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const now = clock.now().getTime();
      waiting.reset();
      oldest.reset();
      try {
        for (const [queue, read] of reads) {
          const found = await read(signal);
          waiting.set({ queue }, found?.waiting ?? 0);
          oldest.set({ queue }, Math.max(0, now - (found?.oldest ?? now)) / 1000);
        }
        up.set(1);
      } catch {
        waiting.reset();
        oldest.reset();
        up.set(0);
      }
    }
  },
  { name: 'queues' },
);
