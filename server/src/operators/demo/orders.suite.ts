import { describe, expect, test } from '@jest/globals';
import {
  besideStages,
  lookUpOrders,
  listOrders,
  listRepairs,
  readMembership,
  readMembershipOffers,
  readRepair,
  readTransfer,
  listTransfers,
  serviceKinds,
  services,
  serviceStages,
} from '@portal/contract';
import { readCompany, readConfig } from '@portal/config';
import { people } from '@portal/testing/people';
import { isSunday, makeClock } from '../../calendar/clock.ts';
import { membershipClient } from '../../modules/member/membership.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';
import { demoCommands } from './orders.ts';
import { demoRepairCommands } from './repairs.ts';

/** Every state that a request of each service can be in: only one that is paid before its visit waits for its payment. */
const statesOf = serviceKinds.map((service) => {
  const beside = Object.keys(besideStages).filter(
    (status) => status === 'CANCEL' || services[service].paid === 'before',
  );
  return [service, [...Object.keys(serviceStages[service]), ...beside]] as const;
});

/** The requests of a demo, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a demo', () => {
    test('has a request of each service in each state, for a member and for a guest, once', async () => {
      const { database, sandbox, secrets } = api();
      const { db } = database;
      await db.deleteFrom('service_order').execute();
      await db.deleteFrom('guest_tally').execute();
      const config = readConfig({ MEMBERSHIP_URL: `${sandbox.url}/membership` });
      const company = readCompany(config.COMPANY_FILE);
      const clock = makeClock(noon);
      const membership = membershipClient(config);
      const fill = demoCommands({ db, ...secrets, clock, company, membership })['demo-orders'];
      const { minji } = people;
      const guest = { custName: minji.name, phoneNum: minji.phone };
      expect(await fill?.({ memberId: 'ms-sora', guest })).toEqual({
        orders: statesOf.flatMap(([, states]) => states).length,
      });
      expect(await fill?.({ memberId: 'ms-sora', guest })).toEqual({ orders: 0 });

      const own = new Browser(await api().at(noon));
      await own.signIn(sandbox, 'sora');
      const all = { pageSize: 50 };
      for (const [service, states] of statesOf) {
        const { list } = await own.call(listOrders[service], all);
        expect(list.map(({ status }) => status).sort()).toEqual([...states].sort());
      }
      const { list: transfers } = await own.call(listTransfers, all);
      expect(new Set(transfers.map(({ orderType }) => orderType))).toEqual(
        new Set(['3', '4', '5']),
      );
      const done = transfers.find(({ status }) => status === '4');
      const { stages, visitOn, secondOn } = await own.call(readTransfer, {
        ordNbr: done?.ordNbr ?? '',
      });
      expect(stages.map(({ on }) => on)).toEqual([
        '2026-10-27',
        '2026-11-04',
        '2026-11-12',
        '2026-11-20',
      ]);
      expect([visitOn, secondOn]).toEqual(['2026-11-12', '2026-11-20']);

      const { memberships } = await own.call(readMembershipOffers, {});
      const inUse = memberships.find(({ status }) => status === '3');
      const { membership: standing } = await own.call(readMembership, {
        ordNbr: inUse?.ordNbr ?? '',
      });
      expect(standing).toMatchObject({ startedOn: '2026-11-20', next: { on: '2027-03-20' } });

      const asked = { userName: minji.name, userPhone: minji.phone };
      const found = await own.call(lookUpOrders, { service: 'after', ...asked });
      expect(found.list.map(({ status }) => status)).toEqual(['CONFIRM']);
    });

    test('has a repair whose fault came back, filed again and moved, and one whose work is not covered any more, once', async () => {
      await api().database.db.deleteFrom('service_order').execute();
      const parts = api().partsAt(noon);
      const guest = { custName: people.minji.name, phoneNum: people.minji.phone };
      const fill = demoRepairCommands(parts)['demo-repairs'];
      expect(await fill?.({ memberId: 'ms-sora' })).toEqual({ repairs: 0 });
      await demoCommands(parts)['demo-orders']?.({ memberId: 'ms-sora', guest });
      expect(await fill?.({ memberId: 'ms-sora' })).toEqual({ repairs: 3 });
      expect(await fill?.({ memberId: 'ms-sora' })).toEqual({ repairs: 0 });

      const own = new Browser(await api().at(noon));
      await own.signIn(api().sandbox, 'sora');
      const { list } = await own.call(listRepairs, { pageSize: 50 });
      const details = await Promise.all(
        list.map(({ ordNbr: serviceIdx }) => own.call(readRepair, { serviceIdx })),
      );
      const finished = details.filter(({ status }) => status === 'COMPLETE');
      const filedAgain = details.filter(({ again }) => (again?.of ?? null) !== null);
      expect(finished.map(({ again, warrantyUntil }) => [again?.may, warrantyUntil])).toEqual([
        ['free', '2027-02-18'],
        [null, '2027-01-10'],
        ['charged', '2026-10-02'],
      ]);
      expect(filedAgain).toMatchObject([
        {
          again: { of: finished[1]?.ordNbr, by: null, may: null },
          visitOn: '2026-11-27',
          changes: { first: expect.any(String) },
        },
      ]);
      expect(finished[1]?.again?.by).toBe(filedAgain[0]?.ordNbr);
      expect(JSON.stringify(filedAgain[0]?.history)).toContain('방문 날짜를 옮겼습니다.');
    });

    test('had nobody out on a Sunday', async () => {
      const { database, sandbox, secrets } = api();
      const { db } = database;
      await db.deleteFrom('service_order').execute();
      const config = readConfig({ MEMBERSHIP_URL: `${sandbox.url}/membership` });
      const company = readCompany(config.COMPANY_FILE);
      const clock = makeClock('2026-11-23T03:00:00Z');
      const membership = membershipClient(config);
      const guest = { custName: people.minji.name, phoneNum: people.minji.phone };
      const fill = demoCommands({ db, ...secrets, clock, company, membership })['demo-orders'];
      await fill?.({ memberId: 'ms-sora', guest });
      const rows = await db.selectFrom('service_order').select(['visit_on', 'second_on']).execute();
      const days = rows.flatMap(({ visit_on: first, second_on: second }) => [first, second]);
      const past = days.filter((day): day is string => day !== null && day <= clock.today());
      expect(past).toContain('2026-11-21');
      expect(past.filter(isSunday)).toEqual([]);
    });
  });
