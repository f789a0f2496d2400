import {
  quoteOf,
  replacementPrice,
  serviceNames,
  serviceProducts,
  serviceStages,
  symptoms,
  type OwnedProduct,
  type Price,
  type ServiceKind,
  type ServiceProduct,
} from '@portal/contract';
import * as v from 'valibot';
import { daysBefore } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { saveMember } from '../modules/member/repository.ts';
import { findOwnedProducts, keepProducts } from '../modules/owned-product/repository.ts';
import { nothingElse, type Entered } from '../modules/service-order/entered.ts';
import { addOrder, changeOrder, findOrders } from '../modules/service-order/repository.ts';
import { filedAs, moveOf } from '../modules/service-order/rules.ts';
import { calendarOf } from '../modules/service-quote/days.ts';
import { materialsOf } from '../modules/service-quote/materials.ts';
import {
  afterServicePrice,
  assemblePrice,
  membershipPrice,
  transferPrice,
} from '../modules/service-quote/prices.ts';
import { readTariff } from '../modules/service-quote/tariff.ts';
import type { Parts } from '../parts.ts';
import { readArgument } from './argument.ts';
import type { Commands } from './socket.ts';

type Owned = OwnedProduct & { product: ServiceProduct };

const demoFor = v.object({
  memberId: v.string(),
  /** Whom a repair is filed for, so that a guest has something to look up. */
  guest: v.object({ custName: v.string(), phoneNum: v.string() }),
});

/** Where a product is whose place the registry does not know, and where all of them are transferred to. */
const home = { zonecode: '07335', addr: '서울 영등포구 국제로 10', addrDetail: '한결타워' };
const newHome = { zonecode: '63122', addr: '제주특별자치도 제주시 문연로 6', addrDetail: '201호' };

/** What a request of a service costs and asks for. */
async function planOf(
  db: Db,
  service: ServiceKind,
  { product, orderKind, goodsCd, goodsName, place }: Owned,
): Promise<{ price: Price; more: Partial<Entered> }> {
  const tariff = await readTariff(db);
  switch (service) {
    case 'after': {
      const more = { symptom: symptoms[product].power, text: '어제부터 켜지지 않습니다.' };
      return { price: afterServicePrice(tariff, product, orderKind), more };
    }
    case 'seat': {
      const materials = await materialsOf(db, { goodsCd, goodsName });
      const parts = materials.list.slice(0, 3);
      const chosen = parts.map(({ goodsIdx }) => goodsIdx);
      const entered = parts.map(({ goodsIdx, goodsName: name, goodsPrice }) => {
        return { goodsIdx, goodsName: name, goodsPrice };
      });
      return { price: replacementPrice(materials, chosen), more: { parts: entered } };
    }
    case 'transfer': {
      const ladder = { from: true, to: false };
      const ends = { from: (place ?? home).addr, to: newHome.addr };
      const price = transferPrice(tariff, product, ends, ladder);
      return { price, more: { ladder, toPlace: newHome } };
    }
    case 'assemble_disassemble':
      return { price: assemblePrice(tariff, product), more: {} };
    case 'w_filter':
      return { price: membershipPrice(1), more: { terms: 1 } };
  }
}

/** The status after `status` on the way to `target`. */
function towards(service: ServiceKind, status: string, target: string): string {
  const outcome = moveOf(service, status, target === 'CANCEL' ? 'cancel' : 'advance');
  if (!('to' in outcome)) throw new Error(`${service} cannot get from ${status} to ${target}`);
  return outcome.to;
}

/** The stages at which the first and the second day of a service are over, counted from 0. */
const daysOver = {
  after: { first: 3, second: null },
  seat: { first: 3, second: null },
  transfer: { first: 2, second: 3 },
  assemble_disassemble: { first: 2, second: 3 },
} as const;

/** How many points a request spends. One request spends some, so that the history of points has such an entry. */
const pointsFor = (service: ServiceKind, target: string) =>
  service === 'seat' && target === '4' ? 5_000 : 0;

/** So many days lie between what happened to a request, until yesterday; regions are a week apart. */
const daysApart = (service: ServiceKind) => (service === 'transfer' ? 8 : 2);
const morningOf = (day: string) => Date.parse(`${day}T10:30:00+09:00`);

/** Commands that fill a demo; no server in production has them. */
export function demoCommands(
  parts: Pick<Parts, 'db' | 'secrets' | 'clock' | 'membership' | 'company'>,
): Commands {
  const { db, secrets, clock, membership, company } = parts;
  const { cipher } = secrets;
  const { holidays } = company.schedule;

  /**
   * The days of a request: over, or the next that can be chosen.
   * @param reached the day on which it reached a stage, counted from 0; null where it has not
   */
  function visitsOf(
    service: ServiceKind,
    product: ServiceProduct,
    reached: (stage: number) => string | null,
  ) {
    if (service === 'w_filter') return { visitOn: null, secondOn: null };
    const today = clock.today();
    const visit = { service, product, today, holidays, apart: service === 'transfer' };
    const { first, second } = daysOver[service];
    const visitOn = reached(first) ?? calendarOf(visit).firstOpen;
    if (second === null || visitOn === null) return { visitOn, secondOn: null };
    const secondOn = reached(second) ?? calendarOf({ ...visit, firstOn: visitOn }).firstOpen;
    return { visitOn, secondOn };
  }

  async function fileOne(
    transaction: Db,
    asked: { memberId: string; service: ServiceKind; owned: Owned; target: string },
    contact: Pick<Entered, 'custName' | 'phoneNum'>,
  ): Promise<void> {
    const { memberId, service, owned, target } = asked;
    const { product, productIdx, goodsName } = owned;
    const { price, more } = await planOf(transaction, service, owned);
    const quote = quoteOf(price, { consentMarketing: 'Y', usePoint: pointsFor(service, target) });
    const path = [filedAs(service, quote.payable)];
    for (let last = path[0] ?? ''; last !== target; path.push(last))
      last = towards(service, last, target);
    const dayOf = (i: number) =>
      daysBefore(clock.today(), (path.length - 1 - i) * daysApart(service) + 1);
    const reached = (stage: number) => {
      const at = path.indexOf(Object.keys(serviceStages[service])[stage] ?? '');
      return at < 0 ? null : dayOf(at);
    };
    const { visitOn, secondOn } = visitsOf(service, product, reached);
    const entered: Entered = {
      ...nothingElse,
      ...contact,
      place: owned.place ?? home,
      consentMarketing: 'Y',
      secondOn,
      ...more,
    };
    const [status = '', ...later] = path;
    const ordNbr = await addOrder(
      transaction,
      cipher,
      {
        memberId,
        service,
        product,
        productIdx,
        goodsName,
        status,
        receivedOn: dayOf(0),
        visitOn,
        entered,
        quote,
        siteType: 'CS',
      },
      { at: morningOf(dayOf(0)), by: 'customer', note: '' },
    );
    for (const [i, next] of later.entries()) {
      const by = next === 'CANCEL' ? ('customer' as const) : ('centre' as const);
      const note = path[i] === 'WAIT' && by === 'centre' ? '전화로 결제하셨습니다.' : '';
      const event = { at: morningOf(dayOf(i + 1)), status: next, by, note };
      await changeOrder(transaction, cipher, { ord_nbr: Number(ordNbr), version: i + 1 }, event);
    }
  }

  return {
    /** Gives a member a request of each service in each of its states, once. */
    'demo-orders': async (argument) => {
      const { memberId, guest } = readArgument(demoFor, argument);
      const profile = await membership.profile(memberId);
      if (!profile?.userIdx) throw new Error('there is no such customer');
      const { userIdx, name, phone } = profile;
      await saveMember(db, cipher, profile);
      const records = await membership.products(userIdx);
      await keepProducts(db, cipher, userIdx, records, clock.now().getTime());
      return db.transaction().execute(async (transaction) => {
        const { total } = await findOrders(transaction, memberId, 'after', {
          curPage: 1,
          pageSize: 1,
        });
        if (total > 0) return { orders: 0 };
        const all = await findOwnedProducts(transaction, cipher, userIdx);
        let orders = 0;
        for (const service of Object.keys(serviceNames) as ServiceKind[]) {
          const own = all.flatMap((each) => {
            const product = serviceProducts[service].find((group) => group === each.product);
            return product === undefined || !each.verified ? [] : [{ ...each, product }];
          });
          const isPaidFirst = service !== 'after' && service !== 'w_filter';
          const states = [...Object.keys(serviceStages[service]), 'CANCEL'];
          for (const [i, target] of [...(isPaidFirst ? ['WAIT'] : []), ...states].entries()) {
            // A purifier has one membership.
            const owned = own[service === 'w_filter' ? i : i % own.length];
            if (!owned) continue;
            const contact =
              service === 'after' && i === 1 ? guest : { custName: name, phoneNum: phone };
            await fileOne(transaction, { memberId, service, owned, target }, contact);
            orders += 1;
          }
        }
        return { orders };
      });
    },
  };
}
