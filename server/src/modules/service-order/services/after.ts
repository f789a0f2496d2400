import {
  quoteOwnRepair,
  quoteRepair,
  symptoms,
  type fileRepair,
  type ParsedInputOf,
} from '@portal/contract';
import { AppError, fieldError } from '../../../errors.ts';
import { route } from '../../../route.ts';
import { productsOf } from '../../owned-product/registry.ts';
import { afterServicePrice } from '../../service-quote/prices.ts';
import { readTariff } from '../../service-quote/tariff.ts';
import { coveredBy, findFirst, repairCoverage } from '../after-visit/again.ts';
import { servedGroup } from '../rules.ts';
import type { Service } from '../service.ts';

declare module '../service.ts' {
  interface Services {
    after: typeof service;
  }
}

export const service: Service<ParsedInputOf<typeof fileRepair>> = {
  asksForContract: true,
  async plan({ symptom: code, text, visitOn, again }, { db, product, tariff, ...known }) {
    const names: Record<string, string> = symptoms[product.product];
    const symptom = Object.hasOwn(names, code) ? names[code] : undefined;
    if (!symptom) throw fieldError('symptom', '증상을 골라 주세요.');
    const { memberId, today, contractLast } = known;
    const first = await findFirst(db, memberId, product.productIdx, again);
    const covered = await repairCoverage(db, product, contractLast, { visitOn, today, first });
    const price = afterServicePrice(tariff, product.product, coveredBy(covered));
    return { price, more: { symptom, text }, againOf: first && String(first.ord_nbr) };
  },
  async movedPrice({ db, product, tariff, contractLast, memberId, today, again }, from, to) {
    const first = await findFirst(db, memberId, product.productIdx, again);
    const coveredOn = async (visitOn: string) =>
      coveredBy(await repairCoverage(db, product, contractLast, { visitOn, today, first }));
    const before = await coveredOn(from);
    const by = await coveredOn(to);
    // The quote stays as it was filed unless the visit is charged otherwise.
    if ((before === 'nothing') === (by === 'nothing')) return null;
    return afterServicePrice(tariff, product.product, by);
  },
  prices: (tariff, product) =>
    (['contract', 'unknown'] as const).map((by) => afterServicePrice(tariff, product, by)),
  routes(app, parts) {
    const { db, clock } = parts;
    route(app, quoteRepair, async ({ product, orderKind }) =>
      afterServicePrice(await readTariff(db), product, orderKind === '1' ? 'contract' : 'unknown'),
    );
    route(app, quoteOwnRepair, async ({ productIdx, visitOn, again }, { request, member }) => {
      const { userIdx } = member;
      const all = userIdx === null ? [] : await productsOf(parts, request.log, userIdx);
      const product = all.find((one) => one.productIdx === productIdx);
      const group = product && servedGroup('after', product);
      if (!product || group === undefined) throw new AppError('ERR_NOT_FOUND');
      const contractLast = await parts.contractUntil(parts, member, product);
      const today = clock.today();
      const first = await findFirst(db, member.memberId, productIdx, again);
      const on = { visitOn: visitOn ?? today, today, first };
      const coverage = await repairCoverage(db, product, contractLast, on);
      const price = afterServicePrice(await readTariff(db), group, coveredBy(coverage));
      return { ...price, coverage };
    });
  },
  demo: () => ({ symptom: 'power', text: '어제부터 켜지지 않습니다.' }),
};
