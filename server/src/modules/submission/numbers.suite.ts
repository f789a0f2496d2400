import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApi } from '../../testing/api.ts';

/** The numbers that customers quote by phone, by table and column, with where each begins. */
const QUOTED = {
  inquiry_bbs_idx_seq: 10_001,
  service_order_ord_nbr_seq: 200_001,
  voice_bbs_idx_seq: 500_001,
  registration_bbs_idx_seq: 600_001,
  payment_change_change_idx_seq: 700_001,
  visit_visit_idx_seq: 800_001,
};

/** The numbers of submissions, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a receipt number', () => {
    test('belongs to one kind of submission: each has a range of its own', async () => {
      const { rows } = await sql<{ name: keyof typeof QUOTED; start: number }>`
        select sequencename as name, start_value as start from pg_sequences`.execute(
        api().database.db,
      );
      const starts = new Map(rows.map(({ name, start }) => [name, Number(start)]));
      for (const [name, start] of Object.entries(QUOTED))
        expect([name, starts.get(name as keyof typeof QUOTED)]).toEqual([name, start]);
      const sorted = Object.values(QUOTED).sort((one, other) => one - other);
      for (const [i, start] of sorted.slice(1).entries())
        expect(start - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(100_000);
    });
  });
