import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { reserveVisit } from '@portal/contract';
import { randomUUID } from 'node:crypto';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';
import { aVisit } from '../../testing/inputs/visits.ts';
import { saveMember } from '../member/repository.ts';
import type { Member } from '../member/rules.ts';
import { bookVisit } from './book.ts';
import { bookedPlaces, freePlace } from './repository.ts';

const CUSTOMERS = 200;

/** How the places of a time are booked, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the places of a time', () => {
    const db = () => api().database.db;
    const customers: Member[] = [];
    beforeAll(async () => {
      const { membership, cipher } = api().partsAt(noon);
      const haneul = await membership.profile('ms-haneul');
      if (!haneul) throw new Error('there is no ms-haneul');
      for (let i = 0; i < CUSTOMERS; i++) {
        const own = { memberId: `visits-${i}`, ci: `visits-${i}` };
        customers.push(await saveMember({ db: db(), cipher }, { ...haneul, ...own }));
      }
    });
    beforeEach(async () => void (await db().deleteFrom('visit').execute()));
    afterAll(async () => {
      await db().deleteFrom('member').where('member_id', 'like', 'visits-%').execute();
    });

    const input = { ...aVisit(), bbsIdx: '901', goodsCd: '', party: 2 };
    /** Books a visit and returns its number, or the error code. */
    const book = (member: Member, key: string = randomUUID()) =>
      bookVisit(api().partsAt(noon), { key, input, member, siteType: 'CS' }).catch(
        (error: { code?: string }) => error.code ?? 'ERR_INTERNAL',
      );
    const taken = async () => (await bookedPlaces(db(), '901', input.visitOn)).get('10:30') ?? 0;
    const isNumber = (answer: string) => /^\d+$/.test(answer);

    test(`are booked by exactly three of ${CUSTOMERS} customers at once`, async () => {
      const answers = await Promise.all(customers.map((member) => book(member)));
      const numbers = answers.filter(isNumber);
      expect([numbers.length, new Set(numbers).size, await taken()]).toEqual([3, 3, 3]);
      const refusals = answers.filter((answer) => !isNumber(answer));
      expect(new Set(refusals)).toEqual(new Set(['ERR_VISIT_FULL']));
    });

    test('can be booked again once cancelled, by as many as have cancelled', async () => {
      const keys = customers.map(() => randomUUID());
      const all = () => Promise.all(customers.map((member, i) => book(member, keys[i])));
      const first = await all();
      const [one = '', two = ''] = first.filter(isNumber);
      await freePlace(db(), one);
      await freePlace(db(), two);
      expect(await taken()).toBe(1);
      // All customers send the same form again: those who were refused are refused again, and the others get the same number.
      const again = await all();
      expect(again.filter(isNumber)).toHaveLength(5);
      expect([await taken(), first.filter(isNumber).every((each) => again.includes(each))]).toEqual(
        [3, true],
      );
    });

    test('go to one of two members who want the last one; the other is told at once', async () => {
      const [first, second, ...others] = customers as [Member, Member, ...Member[]];
      await book(first);
      await book(second);
      const answers = await Promise.all(others.slice(0, 2).map((member) => book(member)));
      expect(answers.filter(isNumber)).toHaveLength(1);
      expect(answers).toContain('ERR_VISIT_FULL');
    });

    test('are never two of one member, however many requests they send at once', async () => {
      const [member] = customers as [Member];
      const answers = await Promise.all(Array.from({ length: 20 }, () => book(member)));
      expect([answers.filter(isNumber).length, await taken()]).toEqual([1, 1]);
      expect(new Set(answers.filter((answer) => !isNumber(answer)))).toEqual(
        new Set(['ERR_INVALID_INPUT']),
      );
    });

    test('are reported as full', async () => {
      for (const member of customers.slice(0, 3)) await book(member);
      const own = new Browser(await api().at(noon));
      await own.signIn(api().sandbox, 'haneul');
      const answer = await own.send(reserveVisit, aVisit());
      expect([answer.statusCode, answer.json().status]).toEqual([
        409,
        {
          code: 'ERR_VISIT_FULL',
          message: '고르신 시간이 방금 마감되었습니다. 다른 시간을 골라 주세요.',
        },
      ]);
    });
  });
