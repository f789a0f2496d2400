import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readCompany, readConfig } from '@portal/config';
import { people } from '@portal/testing/people';
import { isSunday, makeClock } from '../../calendar/clock.ts';
import { membershipClient } from '../../modules/member/membership.ts';
import type { TestApi } from '../../testing/api.ts';
import { arrivedOn, forgetArrived } from '../../testing/messages/arrived.ts';
import { demoDeliveryCommands } from './deliveries.ts';

/** The deliveries of a demo, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the deliveries of a demo', () => {
    const empty = async () => {
      await api().database.db.deleteFrom('shipment').execute();
      await api().database.db.deleteFrom('delivery').execute();
    };
    beforeAll(() => api().loadContent('server/content'));
    afterAll(async () => {
      await empty();
      await api().loadContent();
    });

    test.each([
      ['a Sunday', '2026-11-22T12:00:00+09:00'],
      ['the Monday after', '2026-11-23T12:00:00+09:00'],
      ['a holiday', '2026-12-25T12:00:00+09:00'],
    ])('begun on %s are installed on no Sunday and no holiday', async (_, at) => {
      const { database, sandbox, secrets } = api();
      const { db } = database;
      const config = readConfig({ MEMBERSHIP_URL: `${sandbox.url}/membership` });
      const company = readCompany(config.COMPANY_FILE);
      const membership = membershipClient(config);
      const parts = { db, ...secrets, clock: makeClock(at), company, membership };
      await empty();
      await forgetArrived(api());
      const guest = { custName: people.minji.name, phoneNum: people.minji.phone };
      const ids = { memberId: 'ms-sora', otherId: 'ms-haneul' };
      const filled = await demoDeliveryCommands(parts)['demo-deliveries']?.({ ...ids, guest });
      expect(filled).toEqual({ deliveries: 18 });
      const underWay = db
        .selectFrom('shipment')
        .select('arrives_at')
        .where('arrives_at', 'is not', null);
      // Of the member and of the guest, where today is a day for visits.
      expect(await underWay.execute()).toHaveLength(at.startsWith('2026-11-23') ? 2 : 0);
      const arrived = await arrivedOn(api(), people.minji.phone, at);
      expect(arrived.map(({ title }) => title)).toEqual(
        at.startsWith('2026-11-23') ? ['설치 기사 출발'] : [],
      );
      const rows = await db.selectFrom('shipment').select(['install_on', 'asked_on']).execute();
      const days = rows
        .flatMap(({ install_on: day, asked_on: asked }) => [day, asked])
        .filter((day) => day !== null);
      expect(days.length).toBeGreaterThan(10);
      const { holidays } = company.schedule;
      expect(days.filter((day) => isSunday(day) || holidays.includes(day))).toEqual([]);
    });
  });
