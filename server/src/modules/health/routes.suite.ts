import { describe, expect, test } from '@jest/globals';
import { contentFolder, type TestApi } from '../../testing/api.ts';
import { loadContent } from '../content/load.ts';
import { contentRevision } from '../revision/repository.ts';

/** The health calls, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('health', () => {
    const ready = () => api().app.inject('/api/health/ready');

    test('is ready, and names the revision of its content', async () => {
      const answer = await ready();
      const revision = await contentRevision(api().database.db);
      expect(revision).toMatch(/^[0-9a-f]{16}$/);
      expect(answer.json()).toEqual({
        status: { code: '200', message: 'OK' },
        data: { contentRevision: revision },
      });
    });

    test('is alive but not ready without content', async () => {
      const { db } = api().database;
      await db.deleteFrom('content_state').execute();
      const live = await api().app.inject('/api/health/live');
      const answer = await ready();
      await loadContent(db, contentFolder);
      expect(live.statusCode).toBe(200);
      expect([answer.statusCode, answer.json().status.code]).toEqual([503, 'ERR_UNAVAILABLE']);
      expect((await ready()).statusCode).toBe(200);
    });
  });
