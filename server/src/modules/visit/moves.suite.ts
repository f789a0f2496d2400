import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelVisit,
  changeVisitContact,
  listVisitTimes,
  moveVisit,
  readVisit,
  reserveVisit,
} from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import { aVisit } from '../../testing/inputs/visits.ts';

/** Members move visits to showrooms and change their contact, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a booked visit', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      await db().deleteFrom('visit').execute();
      await db().deleteFrom('message').execute();
    });
    const signedIn = (loginId: string, at = noon) => browserOf(api(), loginId, at);
    const book = (own: Browser, change: Parameters<typeof aVisit>[0] = {}) =>
      own.call(reserveVisit, aVisit(change));
    const later = { visitOn: '2026-11-26', visitTime: '11:30' };
    const leftAt = async (own: Browser, { visitOn, visitTime }: typeof later) => {
      const { times } = await own.call(listVisitTimes, { bbsIdx: '901', visitOn });
      return times.find(({ time }) => time === visitTime)?.left;
    };
    const events = async () => {
      const rows = await db().selectFrom('message').select(['event', 'state']).execute();
      return rows.map(({ event, state }) => `${event} ${state}`).sort();
    };

    test('moves with its number, all it says and one message; its old place is free', async () => {
      const own = await signedIn('haneul');
      const booked = await book(own, { goodsCd: 'HG-200' });
      expect(booked.may).toEqual({ cancel: true, move: true });
      const { visitIdx } = booked;
      const moved = await own.call(moveVisit, { visitIdx, ...later });
      expect(moved).toEqual({ ...booked, ...later });
      expect(await own.call(readVisit, { visitIdx })).toEqual(moved);
      expect([await leftAt(own, booked), await leftAt(own, later)]).toEqual([3, 2]);
      // A repeated call changes nothing, and tells nobody again.
      expect(await own.call(moveVisit, { visitIdx, ...later })).toEqual(moved);
      expect(await events()).toEqual(['booked due', 'rebooked due']);
    });

    test('moves to another time of its day, also back to where it was', async () => {
      const own = await signedIn('haneul');
      const { visitIdx, visitOn } = await book(own);
      for (const visitTime of ['11:30', '10:30'])
        expect(await own.call(moveVisit, { visitIdx, visitOn, visitTime })).toMatchObject({
          visitOn,
          visitTime,
        });
    });

    test('moves until noon of the day before, and later only by phone', async () => {
      const { visitIdx } = await book(await signedIn('haneul'));
      const late = await signedIn('haneul', '2026-11-23T12:00:00+09:00');
      expect((await late.call(readVisit, { visitIdx })).may).toEqual({ cancel: true, move: false });
      const refused = await late.refusal(moveVisit, { visitIdx, ...later });
      expect(refused).toEqual([409, 'ERR_VISIT_LATE']);
      const inTime = await signedIn('haneul', '2026-11-23T11:59:59+09:00');
      expect(await inTime.call(moveVisit, { visitIdx, ...later })).toMatchObject(later);
    });

    test.each([
      [{ visitOn: '2026-11-21' }, 'visitOn', '당일 불가'],
      [{ visitOn: '2027-01-05' }, 'visitOn', '예약 기간이 아님'],
      [{ visitTime: '10:31' }, 'visitTime', '예약을 받지 않는 시간입니다.'],
      [{ visitTime: '15:30' }, 'visitTime', '같은 시간에 예약하신 방문이 있습니다.'],
    ])('stays where it is if it should move to %j', async (to, field, message) => {
      const own = await signedIn('haneul');
      await book(own, { visitOn: '2026-11-26', visitTime: '15:30' });
      const booked = await book(own);
      const answer = await own.send(moveVisit, { visitIdx: booked.visitIdx, ...later, ...to });
      const { fields } = answer.json().error;
      expect([answer.statusCode, Object.keys(fields)]).toEqual([422, [field]]);
      expect(fields[field]).toContain(message);
      expect(await own.call(readVisit, booked)).toEqual(booked);
    });

    test('keeps its place if the other time is full', async () => {
      for (const loginId of ['junho', 'sora', 'yuna']) await book(await signedIn(loginId), later);
      const own = await signedIn('haneul');
      const booked = await book(own);
      const { visitIdx } = booked;
      const refused = await own.refusal(moveVisit, { visitIdx, ...later });
      expect(refused).toEqual([409, 'ERR_VISIT_FULL']);
      expect(await own.call(readVisit, { visitIdx })).toEqual(booked);
      expect(await leftAt(own, booked)).toBe(2);
    });

    test('gets the last place if two move there at once; the other keeps its own', async () => {
      for (const loginId of ['junho', 'sora']) await book(await signedIn(loginId), later);
      const both = [await signedIn('haneul'), await signedIn('yuna')];
      const booked = await Promise.all(both.map((own) => book(own)));
      const answers = await Promise.all(
        both.map((own, i) =>
          own.send(moveVisit, { visitIdx: booked[i]?.visitIdx ?? '', ...later }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const loser = answers.findIndex(({ statusCode }) => statusCode === 409);
      expect(answers[loser]?.json().status.code).toBe('ERR_VISIT_FULL');
      const [own] = both as [Browser];
      expect([await leftAt(own, later), await leftAt(own, aVisit())]).toEqual([0, 2]);
      expect((await events()).filter((one) => one.startsWith('rebooked'))).toHaveLength(1);
    });

    test('moves once if it is sent to two times at once: the last answer is where it is', async () => {
      const own = await signedIn('haneul');
      const { visitIdx } = await book(own);
      const times = ['11:30', '12:30', '13:30'];
      const visitOn = '2026-11-26';
      await Promise.all(
        times.map((visitTime) => own.call(moveVisit, { visitIdx, visitOn, visitTime })),
      );
      const left = await Promise.all(times.map((visitTime) => leftAt(own, { visitOn, visitTime })));
      expect(left.toSorted()).toEqual([2, 3, 3]);
      expect(await leftAt(own, aVisit())).toBe(3);
    });

    test('loses its reminder of the old day, and a cancelled one cannot be moved', async () => {
      const own = await signedIn('haneul');
      const { visitIdx } = await book(own);
      await db()
        .updateTable('message')
        .set({ event: 'visitTomorrow' })
        .where('subject', '=', visitIdx)
        .execute();
      await own.call(moveVisit, { visitIdx, ...later });
      expect(await events()).toEqual(['rebooked due', 'visitTomorrow withdrawn']);
      await own.call(cancelVisit, { visitIdx });
      expect(await own.refusal(moveVisit, { visitIdx, ...later })).toEqual([409, '510']);
    });

    const contact = { custName: '김보리', phoneNum: '01000001234', note: '휠체어로 갑니다.' };

    test('changes who comes, the number and the note until it begins; they are sealed', async () => {
      const own = await signedIn('haneul');
      const booked = await book(own);
      const { visitIdx } = booked;
      const changed = await own.call(changeVisitContact, { visitIdx, ...contact });
      expect(changed).toEqual({ ...booked, ...contact });
      const stored = JSON.stringify(await db().selectFrom('visit').selectAll().execute());
      for (const said of ['김보리', '01000001234', '휠체어']) expect(stored).not.toContain(said);
      const without = await own.call(changeVisitContact, { visitIdx, ...contact, note: ' ' });
      expect(without.note).toBeNull();
      const late = await signedIn('haneul', '2026-11-24T10:29:59+09:00');
      await late.call(changeVisitContact, { visitIdx, ...contact });
      const over = await signedIn('haneul', '2026-11-24T10:30:00+09:00');
      const refused = await over.refusal(changeVisitContact, { visitIdx, ...contact });
      expect(refused).toEqual([409, 'ERR_VISIT_LATE']);
    });

    test('is not another member’s to move or to change', async () => {
      const { visitIdx } = await book(await signedIn('haneul'));
      const other = await signedIn('junho');
      const missing = [404, 'ERR_NOT_FOUND'];
      expect(await other.refusal(moveVisit, { visitIdx, ...later })).toEqual(missing);
      expect(await other.refusal(changeVisitContact, { visitIdx, ...contact })).toEqual(missing);
    });
  });
