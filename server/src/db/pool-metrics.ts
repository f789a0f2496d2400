import { addGauge, Gauge } from '@portal/metrics';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database.ts';

/** Adds metrics of the pool: its connections to the database, and the queries that wait for one. */
export function showPool(
  { metrics }: Pick<FastifyInstance, 'metrics'>,
  pool: NonNullable<Database['pool']>,
): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool to the database.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
  addGauge(
    metrics,
    'database_queries_waiting',
    'Queries that wait for a connection of the pool.',
    () => pool.waitingCount,
  );
}
