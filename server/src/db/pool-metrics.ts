import { Gauge } from '@portal/metrics';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database.ts';

/** Adds metrics of the pool: its connections to the database, and the queries that wait for one. */
export function showPool(
  { metrics }: Pick<FastifyInstance, 'metrics'>,
  pool: NonNullable<Database['pool']>,
): void {
  const registers = [metrics];
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'database_queries_waiting',
    help: 'Queries that wait for a connection of the pool.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
