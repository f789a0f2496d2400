import { describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { TestApi } from '../testing/api.ts';
import { canaries, leaveTraces, readableIn } from '../testing/canaries.ts';

/** No table and no metric has readable personal data, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the tables and the metrics', () => {
    test('have no readable personal data', async () => {
      const apps = new Set<FastifyInstance>();
      const at: TestApi['at'] = async (instant) => {
        const app = await api().at(instant);
        apps.add(app);
        return app;
      };
      const secrets = await leaveTraces({ ...api(), at });
      expect(secrets).not.toHaveLength(0);
      const { db } = api().database;
      const tables = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
      let dump = '';
      for (const { name } of tables.rows) {
        const { rows } = await sql<{ line: string }>`
          select ${sql.ref(name)}::text as line from ${sql.table(name)}`.execute(db);
        dump += rows.map(({ line }) => line).join('\n');
      }
      // Make sure that the dump has everything: what is not secret is in it.
      for (const open of ['리모컨이 켜지지 않습니다', 'ms-haneul', '1001'])
        expect(dump).toContain(open);
      const certifications = await db.selectFrom('certification').select('is_answered').execute();
      expect(certifications.filter(({ is_answered }) => is_answered)).not.toHaveLength(0);
      const [submitted] = await db.selectFrom('voice').select('staff_name').execute();
      expect(submitted?.staff_name).toMatch(/^v1:/);
      const metrics = (await Promise.all([...apps].map((app) => app.metrics.metrics()))).join('');
      for (const counted of ['route="/api/customer/saveAfterService"', 'provider="membership"'])
        expect(metrics).toContain(counted);
      const looked = [...canaries, ...secrets, 'ms-haneul'];
      expect(readableIn(dump + metrics, looked)).toEqual(['ms-haneul']);
    });
  });
