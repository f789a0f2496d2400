import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fileRepair, quoteOwnRepair, readRepair } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import { freshContracts } from '../../testing/inputs/contracts.ts';
import { anAfterService, productIdxOf } from '../../testing/inputs/orders.ts';

/** What a repair costs by what covers the product on the day of the visit, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the cost of a repair', () => {
    beforeEach(async () => {
      await freshContracts(api());
      await api().database.db.deleteFrom('service_order').execute();
    });
    const quoted = async (own: Browser, goodsCd: string, visitOn: string) =>
      own.call(quoteOwnRepair, { productIdx: await productIdxOf(own, goodsCd), visitOn });

    // The fixture content does not have these models, so the legal warranty of 12 months applies.
    test.each([
      // Rented: its contract covers it although the warranty is over.
      ['haneul', 'HB-700', noon, '2026-11-24', 'contract', 0],
      // Rented by a relative: the contract is not known, and covers it.
      ['yuna', 'HW-310', noon, '2026-11-24', 'contract', 0],
      ['yuna', 'HB-520', noon, '2026-11-24', null, 30_000],
      // Bought on 19 January 2026: the last day of the warranty, and the day after it.
      ['seoyeon', 'HB-700', '2026-12-20T03:00:00Z', '2027-01-18', 'warranty', 0],
      ['seoyeon', 'HB-700', '2026-12-20T03:00:00Z', '2027-01-19', null, 30_000],
    ] as const)('of %s’s %s asked for at %s is on %s by %s', async (...row) => {
      const [loginId, goodsCd, now, visitOn, by, amount] = row;
      const own = await browserOf(api(), loginId, now);
      const { coverage, ...price } = await quoted(own, goodsCd, visitOn);
      expect([coverage.by, price.lines[0]?.amount]).toEqual([by, amount]);
      const productIdx = await productIdxOf(own, goodsCd);
      const filed = await own.call(fileRepair, {
        ...anAfterService(productIdx),
        visitOn,
        consentMarketing: 'N',
      });
      const { quote } = await own.call(readRepair, { serviceIdx: filed.ordNbr });
      expect(quote).toMatchObject({ lines: price.lines, total: amount });
    });

    test('counts a rental as covered while the billing system does not answer', async () => {
      const own = await browserOf(api(), 'haneul');
      const contracts = jest.spyOn(api().sandbox.changes.contracts, 'get');
      contracts.mockImplementation(() => {
        throw new AppError('ERR_UNAVAILABLE');
      });
      const { coverage } = await quoted(own, 'HB-700', '2026-11-24');
      contracts.mockRestore();
      expect(coverage).toEqual({ by: 'contract', until: null });
    });

    test('is told of nobody else’s product, and of none without a service', async () => {
      const own = await browserOf(api(), 'haneul');
      const yuna = await browserOf(api(), 'yuna');
      const productIdx = await productIdxOf(own, 'HB-700');
      expect(await yuna.refusal(quoteOwnRepair, { productIdx })).toEqual([404, 'ERR_NOT_FOUND']);
      const massager = await productIdxOf(yuna, 'HO-22');
      expect(await yuna.refusal(quoteOwnRepair, { productIdx: massager })).toEqual([
        404,
        'ERR_NOT_FOUND',
      ]);
    });
  });
