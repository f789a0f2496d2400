import { beforeEach, describe, expect, test } from '@jest/globals';
import { rateVisit, readRepair, readTransfer, type InputOf } from '@portal/contract';
import { afterVisitCommands } from '../../../operators/after-visit/commands.ts';
import { orderCommands } from '../../../operators/orders.ts';
import { noon, type TestApi } from '../../../testing/api.ts';
import { browserOf, type Browser } from '../../../testing/browser.ts';
import { fileOne } from '../../../testing/inputs/orders.ts';
import { forgetRatings } from './rating.ts';

const CLOSED = [409, 'ERR_RATING_CLOSED'];

/** How members say that a visit was, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('how a visit was', () => {
    beforeEach(async () => void (await api().database.db.deleteFrom('service_order').execute()));
    const at = (day: string) => browserOf(api(), 'haneul', `${day}T12:00:00+09:00`);
    const advance = async (ordNbr: string, stages: number) => {
      const commands = orderCommands(api().partsAt(noon));
      for (let i = 0; i < stages; i += 1) await commands['advance-order']?.({ ordNbr });
    };
    /** A repair that is done on 21 November. */
    const visited = async () => {
      const own = await browserOf(api(), 'haneul');
      const { ordNbr } = await fileOne(own, 'after');
      await advance(ordNbr, 3);
      return { own, ordNbr };
    };
    const rated = async (own: Browser, serviceIdx: string) =>
      (await own.call(readRepair, { serviceIdx })).rating;
    const operate = (name: string, argument: object) =>
      afterVisitCommands(api().partsAt(noon))[name]?.(argument);

    test('is asked for 30 days, said once, and changed for a week', async () => {
      const { own, ordNbr } = await visited();
      expect(await rated(own, ordNbr)).toEqual({ score: null, text: '', until: '2026-12-21' });
      const late = await at('2026-12-21');
      const first = { score: '3', text: '친절했습니다.', until: '2026-12-28' } as const;
      const said = await late.call(rateVisit, { ordNbr, score: '3', text: '친절했습니다.' });
      expect(said).toEqual(first);
      const later = await at('2026-12-28');
      expect(await rated(later, ordNbr)).toEqual(first);
      await later.call(rateVisit, { ordNbr, score: '1' });
      const over = await at('2026-12-29');
      expect(await over.refusal(rateVisit, { ordNbr, score: '2' })).toEqual(CLOSED);
      expect(await rated(over, ordNbr)).toEqual({ score: '1', text: '', until: null });
    });

    test('is not asked before the visit is done, a month after it, and of a service without one', async () => {
      const own = await browserOf(api(), 'haneul');
      const open = await fileOne(own, 'after');
      expect(await rated(own, open.ordNbr)).toBeNull();
      expect(await own.refusal(rateVisit, { ordNbr: open.ordNbr, score: '3' })).toEqual(CLOSED);
      const filters = await fileOne(own, 'w_filter');
      await advance(filters.ordNbr, 2);
      expect(await own.refusal(rateVisit, { ordNbr: filters.ordNbr, score: '3' })).toEqual(CLOSED);
      const { ordNbr } = await visited();
      const over = await at('2026-12-22');
      expect(await rated(over, ordNbr)).toBeNull();
      expect(await over.refusal(rateVisit, { ordNbr, score: '3' })).toEqual(CLOSED);
    });

    test('is asked of every service with visits', async () => {
      const own = await browserOf(api(), 'haneul');
      const { ordNbr } = await fileOne(own, 'transfer');
      await advance(ordNbr, 4);
      expect((await own.call(readTransfer, { ordNbr })).rating?.until).toBe('2026-12-21');
    });

    test('is nobody else’s to say, and takes no score that there is not', async () => {
      const { own, ordNbr } = await visited();
      const yuna = await browserOf(api(), 'yuna');
      expect(await yuna.refusal(rateVisit, { ordNbr, score: '3' })).toEqual([404, 'ERR_NOT_FOUND']);
      const wrong = { ordNbr, score: '4' } as unknown as InputOf<typeof rateVisit>;
      expect((await own.send(rateVisit, wrong)).statusCode).toBe(422);
    });

    test('is one answer, however often it is sent at once', async () => {
      const { own, ordNbr } = await visited();
      const scores = ['1', '2', '3'] as const;
      await Promise.all(scores.map((score) => own.call(rateVisit, { ordNbr, score })));
      const { db } = api().database;
      expect(await db.selectFrom('visit_rating').select('ord_nbr').execute()).toHaveLength(1);
    });

    test('is summed for operators, who see low answers by the number alone, and one text by its number', async () => {
      const [first, second] = [await visited(), await visited()];
      const { own } = first;
      await own.call(rateVisit, { ordNbr: first.ordNbr, score: '1', text: '늦게 오셨습니다.' });
      await own.call(rateVisit, { ordNbr: second.ordNbr, score: '3' });
      const low = [{ ordNbr: first.ordNbr, service: 'after', ratedOn: '2026-11-21' }];
      const all = { ratings: 2, mean: 2, scores: { 1: 1, 3: 1 }, low };
      expect(await operate('ratings', {})).toEqual(all);
      const day = { from: '2026-11-21', until: '2026-11-21' };
      expect(await operate('ratings', day)).toEqual(all);
      const none = { ratings: 0, mean: null, scores: {}, low: [] };
      expect(await operate('ratings', { until: '2026-11-20' })).toEqual(none);
      expect(await operate('ratings', { from: '2026-11-22' })).toEqual(none);
      expect(await operate('rating', { ordNbr: first.ordNbr })).toMatchObject({
        score: 1,
        text: '늦게 오셨습니다.',
      });
      await expect(operate('rating', { ordNbr: '1' })).rejects.toThrow('nobody');
    });

    test('leaves with the member', async () => {
      const { own, ordNbr } = await visited();
      await own.call(rateVisit, { ordNbr, score: '3', text: '고맙습니다.' });
      const { db } = api().database;
      await db.transaction().execute((transaction) => forgetRatings(transaction, 'ms-haneul'));
      expect((await rated(own, ordNbr))?.score).toBeNull();
    });
  });
