import { beforeEach, describe, expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { measured } from '@portal/metrics';
import { fastify } from 'fastify';
import fp from 'fastify-plugin';
import { noon, type TestApi } from '../../testing/api.ts';
import { countTry, deleteOldTries, guestTally, MOST } from './tally.ts';

/** How look-ups without an account are counted, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('tries of look-ups', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      await db().deleteFrom('guest_tally').execute();
    });
    const at = (minutes: number) => Date.parse(noon) + minutes * 60_000;
    const tried = (minutes: number) => countTry(db(), 'order check', { phone: 'p' }, at(minutes));

    test('count together from the beginning of an hour to its end', async () => {
      const spread = [0, 14, 30, 45, 59];
      expect(spread).toHaveLength(MOST.phone);
      for (const minutes of spread) expect(await tried(minutes)).toBe(true);
      expect([await tried(59), await tried(60)]).toEqual([false, true]);
    });

    test('are kept for the hour before this one, and deleted after that', async () => {
      for (const minutes of [0, 60, 120, 180]) await tried(minutes);
      await deleteOldTries(db(), at(185));
      const left = await db().selectFrom('guest_tally').select('since').orderBy('since').execute();
      expect(left.map(({ since }) => since)).toEqual([at(120), at(180)]);
    });

    test('are deleted each minute, and an operator hears of more than all visitors make', async () => {
      const logged: unknown[] = [];
      const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
      const app = fastify({ logger: { level: 'error', stream } });
      measured(app, readConfig({}), 'API_METRICS_PORT');
      const jobs: (() => Promise<void>)[] = [];
      const minutes = fp(
        async (own) => {
          own.decorate(
            'everyMinute',
            (_: string, work: () => Promise<void>) => void jobs.push(work),
          );
        },
        { name: 'every-minute' },
      );
      await app.register(minutes);
      await app.register(guestTally, api().partsAt(noon));
      await app.ready();
      const setTotal = async (since: number, number: number) => {
        const row = { subject: 'delivery total all', since, tried: number };
        await db().insertInto('guest_tally').values(row).execute();
      };
      await setTotal(at(-180), MOST.total + 1);
      await setTotal(at(0), MOST.total);
      const minute = async () => {
        for (const job of jobs) await job();
        const rows = await db().selectFrom('guest_tally').select('since').execute();
        const alarm = app.metrics.getSingleMetricAsString('guest_look_ups_in_alarm');
        expect((await alarm).split(' ').at(-1)).toBe(String(logged.length));
        return [rows.map(({ since }) => since), logged.length];
      };
      expect(await minute()).toEqual([[at(0)], 0]);
      await db()
        .updateTable('guest_tally')
        .set({ tried: MOST.total + 1 })
        .execute();
      expect(await minute()).toEqual([[at(0)], 1]);
      expect(logged).toEqual([expect.objectContaining({ lookUp: 'delivery', most: MOST.total })]);
      await app.close();
    });
  });
