import { describe, expect, test } from '@jest/globals';
import { listVisitTimes, listVisits } from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';
import { demoVisitCommands } from './visits.ts';

/** The demo's visits, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a demo', () => {
    test('has visits to come, of today, over, moved and cancelled, and a time that is full, once', async () => {
      await api().database.db.deleteFrom('visit').execute();
      const fill = demoVisitCommands(api().partsAt(noon))['demo-visits'];
      const memberIds = ['ms-sora', 'ms-haneul'];
      expect(await fill?.({ memberIds })).toEqual({ visits: 8 });
      expect(await fill?.({ memberIds })).toEqual({ visits: 0 });
      for (const loginId of ['sora', 'haneul']) {
        const own = new Browser(await api().at(noon));
        await own.signIn(api().sandbox, loginId);
        const { list } = await own.call(listVisits, {});
        expect(list.map(({ status, visitOn, may }) => [status, visitOn, may.cancel])).toEqual([
          ['BOOKED', '2026-11-21', true],
          ['BOOKED', '2026-11-27', true],
          ['CANCEL', '2026-11-25', false],
          ['BOOKED', '2026-11-13', false],
        ]);
        const next = list[1];
        expect(next?.note).toContain('무릎이 불편한');
        // Calendars replace a date by one with more changes.
        const moved = api()
          .database.db.selectFrom('visit')
          .select('changes')
          .where('visit_idx', '=', Number(next?.visitIdx));
        expect(await moved.execute()).toEqual([{ changes: 2 }]);
        const { times } = await own.call(listVisitTimes, {
          bbsIdx: next?.bbsIdx ?? '',
          visitOn: next?.visitOn ?? '',
        });
        expect(times.find(({ time }) => time === next?.visitTime)?.left).toBe(0);
      }
    });
  });
