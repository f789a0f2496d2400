import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelVisit,
  listVisitTimes,
  listVisitDays,
  readVisit,
  listVisits,
  reserveVisit,
  type AnswerOf,
  type Endpoint,
  type InputOf,
} from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser, browserOf } from '../../testing/browser.ts';
import { aVisit } from '../../testing/inputs/visits.ts';
import { deleteExpiredVisits } from './repository.ts';

/** Members book and cancel visits to showrooms, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a visit', () => {
    const db = () => api().database.db;
    beforeEach(async () => void (await db().deleteFrom('visit').execute()));
    const signedIn = (loginId: string, at = noon) => browserOf(api(), loginId, at);
    const book = (own: Browser, change: Parameters<typeof aVisit>[0] = {}) =>
      own.call(reserveVisit, aVisit(change));
    const refusedAt = async (own: Browser, change: Parameters<typeof aVisit>[0]) => {
      const answer = await own.send(reserveVisit, aVisit(change));
      return [answer.statusCode, answer.json().error.fields];
    };
    const asVisitor = async <E extends Endpoint>(
      entry: E,
      input: InputOf<E>,
      at = noon,
    ): Promise<AnswerOf<E>> => new Browser(await api().at(at)).call(entry, input);
    const leftAt = async (visitTime: string, bbsIdx = '901') => {
      const { times } = await asVisitor(listVisitTimes, { bbsIdx, visitOn: '2026-11-24' });
      return times.find(({ time }) => time === visitTime)?.left;
    };

    test('can be booked from tomorrow to thirty days ahead, on days on which the showroom is open', async () => {
      const days = await asVisitor(listVisitDays, { bbsIdx: '902' });
      expect(days).toMatchObject({ from: '2026-11-21', to: '2026-12-21', firstOpen: '2026-11-24' });
      // From noon on, tomorrow's visits stand.
      expect(days.movableFrom).toBe('2026-11-23');
      expect(days.closed.slice(0, 4)).toEqual([
        { day: '2026-11-21', reason: '당일 불가' },
        { day: '2026-11-22', reason: '일요일 휴무' },
        { day: '2026-11-23', reason: '월요일 휴무' },
        { day: '2026-11-29', reason: '일요일 휴무' },
      ]);
      expect(days.closed).toContainEqual({ day: '2026-12-02', reason: '매장 공사' });
    });

    test('cannot be booked on a holiday, where the showroom closes then', async () => {
      const december = '2026-12-10T12:00:00+09:00';
      const closed = async (bbsIdx: string) =>
        (await asVisitor(listVisitDays, { bbsIdx }, december)).closed;
      const christmas = { day: '2026-12-25', reason: '공휴일 휴무' };
      expect(await closed('902')).toContainEqual(christmas);
      expect((await closed('901')).map(({ day }) => day)).toEqual(['2026-12-10']);
      const own = await signedIn('haneul', december);
      const there = { bbsIdx: '902', visitOn: '2026-12-25', visitTime: '10:00' };
      expect(await refusedAt(own, there)).toEqual([
        422,
        { visitOn: '고르신 날은 예약할 수 없습니다 (공휴일 휴무). 다른 날을 골라 주세요.' },
      ]);
      expect(await book(own, { ...there, bbsIdx: '901', visitTime: '10:30' })).toMatchObject({
        status: 'BOOKED',
      });
    });

    test('begins at a time of the day that has a place left', async () => {
      const times = async (visitOn: string) =>
        (await asVisitor(listVisitTimes, { bbsIdx: '902', visitOn })).times;
      expect((await times('2026-11-28')).map(({ time }) => time)).toEqual(
        ['11', '12', '13', '14', '15'].flatMap((hour) => [`${hour}:00`, `${hour}:30`]),
      );
      for (const closed of ['2026-11-20', '2026-11-21', '2026-11-23', '2026-12-02', '2027-01-05'])
        expect(await times(closed)).toEqual([]);
      expect(await leftAt('10:30')).toBe(3);
      await book(await signedIn('haneul'));
      expect([await leftAt('10:30'), await leftAt('11:30')]).toEqual([2, 3]);
    });

    test('to an unknown showroom is not found', async () => {
      const own = await signedIn('haneul');
      const nowhere = { bbsIdx: '999' };
      expect(await own.refusal(listVisitDays, nowhere)).toEqual([404, 'ERR_NOT_FOUND']);
      const times = { ...nowhere, visitOn: '2026-11-24' };
      expect(await own.refusal(listVisitTimes, times)).toEqual([404, 'ERR_NOT_FOUND']);
      const refusal = await own.refusal(reserveVisit, aVisit(nowhere));
      expect(refusal).toEqual([404, 'ERR_NOT_FOUND']);
    });

    test('is booked for the member, or for the person that the member names', async () => {
      const own = await signedIn('haneul');
      const booked = await book(own, { goodsCd: 'HG-200' });
      expect(booked).toEqual({
        visitIdx: expect.stringMatching(/^\d{6,}$/),
        status: 'BOOKED',
        bbsIdx: '901',
        name: '한결 송파 매장',
        addr: '서울 송파구 나리대로 12 1층',
        phone: '02-0000-1101',
        visitOn: '2026-11-24',
        visitTime: '10:30',
        minutes: 60,
        goodsName: '한결 안마의자 HG-200',
        party: 2,
        custName: '김하늘',
        phoneNum: '01000001001',
        receivedOn: '2026-11-21',
        note: null,
        may: { cancel: true, move: true },
      });
      expect(await own.call(readVisit, booked)).toEqual(booked);
      const whom = { custName: '김보리', phoneNum: '010-0000-1234' };
      const other = await book(own, { visitTime: '11:30', ...whom });
      expect(other).toMatchObject({ custName: '김보리', goodsName: null });
      expect(other.phoneNum.replace(/\D/g, '')).toBe('01000001234');
    });

    test('takes as long as visits of its showroom, and an hour in bookings of earlier releases', async () => {
      const own = await signedIn('haneul');
      const { visitIdx, minutes } = await book(own, { bbsIdx: '902', visitTime: '10:00' });
      expect(minutes).toBe(30);
      await api()
        .database.db.updateTable('visit')
        .set({ showroom: JSON.stringify({ name: '', addr: '', phone: '' }) })
        .where('visit_idx', '=', Number(visitIdx))
        .execute();
      expect(await own.call(readVisit, { visitIdx })).toMatchObject({ minutes: 60 });
    });

    test('is booked once however often its form is sent, and its key is for nothing else', async () => {
      const own = await signedIn('haneul');
      const key = 'the-key-of-one-visit';
      const all = await Promise.all(
        Array.from({ length: 20 }, () => own.call(reserveVisit, aVisit(), { key })),
      );
      expect(all).toEqual(all.map(() => all[0]));
      expect(await leftAt('10:30')).toBe(2);
      const changed = aVisit({ visitTime: '11:30' });
      expect(await own.refusal(reserveVisit, changed, { key })).toEqual([409, 'ERR_KEY_REUSED']);
    });

    test('cannot be booked twice by a member for one time, at whichever showroom', async () => {
      const own = await signedIn('haneul');
      const { visitIdx } = await book(own);
      const message =
        '같은 시간에 예약하신 방문이 있습니다. 다른 시간을 고르거나 그 예약을 먼저 취소해 주세요.';
      for (const bbsIdx of ['901', '904'])
        expect(await refusedAt(own, { bbsIdx })).toEqual([422, { visitTime: message }]);
      await own.call(cancelVisit, { visitIdx });
      expect(await book(own, { bbsIdx: '904' })).toMatchObject({ status: 'BOOKED' });
    });

    test.each<[string, Parameters<typeof aVisit>[0], string]>([
      ['visitOn', { visitOn: '2026-11-21' }, '고르신 날은 예약할 수 없습니다 (당일 불가).'],
      ['visitOn', { visitOn: '2027-01-05' }, '고르신 날은 예약할 수 없습니다 (예약 기간이 아님).'],
      ['visitTime', { visitTime: '10:31' }, '예약을 받지 않는 시간입니다.'],
      ['visitTime', { visitTime: '19:30' }, '예약을 받지 않는 시간입니다.'],
      ['goodsCd', { goodsCd: 'HG-100' }, '이 매장에 없는 제품입니다.'],
      ['party', { party: 7 }, ''],
      ['phoneNum', { phoneNum: '02-123-4567' }, ''],
      ['consentPrivacy', { consentPrivacy: 'N' as 'Y' }, '내용을 확인하고 동의해 주세요.'],
    ])('is refused at %s for %j', async (field, change, message) => {
      const [status, fields] = await refusedAt(await signedIn('haneul'), change);
      expect([status, Object.keys(fields)]).toEqual([422, [field]]);
      expect(fields[field]).toContain(message);
    });

    test('can be cancelled until its time, once', async () => {
      const early = await signedIn('haneul');
      const first = await book(early);
      const cancelled = await early.call(cancelVisit, first);
      expect(cancelled).toMatchObject({ status: 'CANCEL', may: { cancel: false, move: false } });
      expect(await early.call(readVisit, first)).toEqual(cancelled);
      const again = await early.send(cancelVisit, first);
      expect([again.statusCode, again.json()]).toEqual([
        409,
        { status: { code: '510', message: expect.any(String) }, data: cancelled },
      ]);

      const second = await book(early, { visitTime: '11:30' });
      const late = await signedIn('haneul', '2026-11-24T11:30:00+09:00');
      expect((await late.call(readVisit, second)).may).toEqual({ cancel: false, move: false });
      expect(await late.refusal(cancelVisit, second)).toEqual([409, 'ERR_VISIT_OVER']);
      const inTime = await signedIn('haneul', '2026-11-24T11:29:59+09:00');
      expect((await inTime.call(cancelVisit, second)).status).toBe('CANCEL');
    });

    test('is listed with upcoming ones first, the soonest on top', async () => {
      const own = await signedIn('haneul');
      const days = ['2026-11-26', '2026-11-22', '2026-11-24', '2026-11-25'];
      const all = [];
      for (const visitOn of days) all.push(await book(own, { visitOn }));
      await own.call(cancelVisit, { visitIdx: all[3]?.visitIdx ?? '' });
      const later = await signedIn('haneul', '2026-11-23T12:00:00+09:00');
      const { list, total } = await later.call(listVisits, {});
      expect([list.map(({ visitOn }) => visitOn), total]).toEqual([
        ['2026-11-24', '2026-11-26', '2026-11-25', '2026-11-22'],
        4,
      ]);
      const second = await later.call(listVisits, { curPage: 2, pageSize: 3 });
      expect(second.list.map(({ visitOn }) => visitOn)).toEqual(['2026-11-22']);
    });

    test('is no other member’s to see or to cancel, exactly as one that does not exist', async () => {
      const [own, other] = [await signedIn('haneul'), await signedIn('junho')];
      const { visitIdx } = await book(own);
      for (const entry of [readVisit, cancelVisit]) {
        const bytes = async (idx: string) => {
          const answer = await other.send(entry, { visitIdx: idx });
          expect(answer.statusCode).toBe(404);
          return answer.body.replace(answer.json().error.requestId, '');
        };
        expect(await bytes(visitIdx)).toBe(await bytes('999999999999999999'));
      }
      expect((await other.call(listVisits, {})).list).toEqual([]);
      expect((await own.call(readVisit, { visitIdx })).status).toBe('BOOKED');
    });

    test('is deleted six months later', async () => {
      const own = await signedIn('haneul');
      await book(own);
      const left = async (today: string) => {
        await deleteExpiredVisits(db(), today);
        return (await db().selectFrom('visit').select('visit_idx').execute()).length;
      };
      expect([await left('2027-05-23'), await left('2027-05-24')]).toEqual([1, 0]);
    });
  });
