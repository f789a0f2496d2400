import {
  APART_DAYS,
  isVisit,
  quoteOf,
  serviceKinds,
  services as table,
  type Filed,
  type ServiceKind,
  type ServiceProduct,
} from '@portal/contract';
import * as v from 'valibot';
import { daysBefore } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';
import { visitDayFrom } from '../../calendar/holidays.ts';
import { saveMember } from '../../modules/member/repository.ts';
import { findOwnedProducts, keepProducts } from '../../modules/owned-product/repository.ts';
import { nothingElse, type Entered } from '../../modules/service-order/views/entered.ts';
import {
  addOrder,
  changeOrder,
  findOrders,
  setComing,
} from '../../modules/service-order/repository.ts';
import { ASSIGNED } from '../../modules/service-order/tell.ts';
import { sealEngineer } from '../../modules/service-order/views/coming.ts';
import { filedAs, moveOf, orderStateOf } from '../../modules/service-order/rules.ts';
import { placeVisits, zonesOf } from '../../modules/service-order/windows/place-visits.ts';
import { services, type ServedProduct } from '../../modules/service-order/service.ts';
import { calendarOf } from '../../modules/service-quote/days.ts';
import { readTariff } from '../../modules/service-quote/tariff.ts';
import type { Parts } from '../../parts.ts';
import { command } from '../argument.ts';
import { demoRating, demoWork } from '../after-visit/demo.ts';
import type { Commands } from '../socket.ts';

const demoFor = v.object({
  memberId: v.string(),
  /** Whom a repair is filed for, so that a guest has something to look up. */
  guest: v.object({ custName: v.string(), phoneNum: v.string() }),
});

/** Where a product is whose place the registry does not know. */
const home = { zonecode: '07335', addr: '서울 영등포구 국제로 10', addrDetail: '한결타워' };
/** The status after `status` on the way to `target`. */
function towards(service: ServiceKind, status: string, target: string): string {
  const outcome = moveOf(service, status, target === 'CANCEL' ? 'cancel' : 'advance');
  if (!('to' in outcome)) throw new Error(`${service} cannot get from ${status} to ${target}`);
  return outcome.to;
}

/** How many points a request spends. One request spends some, so that the history of points has such an entry. */
const pointsFor = (service: ServiceKind, target: string) =>
  service === 'seat' && target === '4' ? 5_000 : 0;

/** Who comes to the requests of a demo: whoever repairs has a picture. */
const engineerOf = (service: ServiceKind) =>
  service === 'after' ? { name: '오기사', picture: 'engineer-1.webp' } : { name: '한기사' };

const morningOf = (day: string) => Date.parse(`${day}T10:30:00+09:00`);

/** Commands that fill a demo; no server in production has them. */
export function demoCommands(
  parts: Pick<Parts, 'db' | 'cipher' | 'clock' | 'membership' | 'company'>,
): Commands {
  const { db, cipher, clock, membership, company } = parts;
  const { holidays } = company.schedule;

  /**
   * The days of a request: over, or the next that can be chosen.
   * @param reached the day on which it reached a stage, counted from 0; null where it has not
   */
  function visitsOf(
    service: ServiceKind,
    product: ServiceProduct,
    apart: boolean,
    reached: (stage: number) => string | null,
  ) {
    const { days, stages } = table[service];
    if (!isVisit(service) || days === null) return { visitOn: null, secondOn: null };
    const visit = { service, product, today: clock.today(), holidays, apart };
    // The last day of a service is its last stage, and the first of two the stage before.
    const last = Object.keys(stages).length - 1;
    const visitOn = reached(days.second === null ? last : last - 1) ?? calendarOf(visit).firstOpen;
    if (days.second === null || visitOn === null) return { visitOn, secondOn: null };
    const secondOn = reached(last) ?? calendarOf({ ...visit, firstOn: visitOn }).firstOpen;
    return { visitOn, secondOn };
  }

  async function fileOne(
    transaction: Db,
    asked: { memberId: string; service: ServiceKind; owned: ServedProduct; target: string },
    contact: Pick<Entered, 'custName' | 'phoneNum'>,
  ): Promise<void> {
    const { memberId, service, owned, target } = asked;
    const { product, productIdx, goodsName } = owned;
    const { demo, plan, isApart } = services[service];
    const planning = {
      db: transaction,
      memberId,
      today: clock.today(),
      product: owned,
      tariff: await readTariff(transaction),
      contractLast: null,
    };
    const input: Filed = {
      productIdx,
      consentPrivacy: 'Y',
      ...(owned.place ?? home),
      ...(await demo(planning)),
    };
    const { price, more } = await plan(input, planning);
    const apart = isApart?.(input) ?? false;
    const quote = quoteOf(price, { consentMarketing: 'Y', usePoint: pointsFor(service, target) });
    const path = [filedAs(service, quote.payable)];
    for (let last = path[0] ?? ''; last !== target; path.push(last))
      last = towards(service, last, target);
    const dayOf = (i: number) => {
      const step = apart ? APART_DAYS + 1 : 2;
      const day = daysBefore(clock.today(), (path.length - 1 - i) * step + 1);
      return visitDayFrom(day, holidays, -1);
    };
    const reached = (stage: number) => {
      const at = path.indexOf(Object.keys(table[service].stages)[stage] ?? '');
      return at < 0 ? null : dayOf(at);
    };
    const { visitOn, secondOn } = visitsOf(service, product, apart, reached);
    const entered: Entered = {
      ...nothingElse,
      ...contact,
      place: owned.place ?? home,
      consentMarketing: 'Y',
      secondOn,
      ...more,
    };
    const [status = '', ...later] = path;
    const store = { db: transaction, cipher };
    const receivedOn = dayOf(0);
    const ordered = { service, product, productIdx, goodsName, visitOn, entered, quote };
    const order = { memberId, status, receivedOn, siteType: 'CS' as const, ...ordered };
    const filed = { at: morningOf(receivedOn), by: 'customer', note: '' } as const;
    const ordNbr = await addOrder(store, order, filed);
    const days = { ord_nbr: Number(ordNbr), service, visit_on: visitOn, second_on: secondOn };
    await placeVisits(store, days, zonesOf(entered), {});
    for (const [i, next] of later.entries()) {
      const by = next === 'CANCEL' ? ('customer' as const) : ('centre' as const);
      const note = path[i] === 'WAIT' && by === 'centre' ? '전화로 결제하셨습니다.' : '';
      const day = dayOf(i + 1);
      const event = { at: morningOf(day), status: next, by, note };
      const done = orderStateOf(service, next) === 'DONE' ? demoWork(service, day) : null;
      const changes = done && {
        work: cipher.sealJson('service_order.work', done.report),
        warranty_until: done.warrantyUntil,
      };
      await changeOrder(store, { ord_nbr: Number(ordNbr), version: i + 1 }, event, changes ?? {});
      if (next === ASSIGNED[service] && visitOn !== null) {
        const engineer = sealEngineer(cipher, { ...engineerOf(service), on: visitOn });
        await setComing(transaction, { ord_nbr: Number(ordNbr), version: i + 2 }, { engineer });
      }
      if (done) await demoRating(store, { ordNbr, memberId, service, at: event.at });
    }
  }

  return {
    /** Gives a member a request of each service in each of its states, once. */
    'demo-orders': command(demoFor, async ({ memberId, guest }) => {
      const profile = await membership.profile(memberId);
      if (!profile?.userIdx) throw new Error('there is no such customer');
      const { userIdx, name, phone } = profile;
      await saveMember(parts, profile);
      const records = await membership.products(userIdx);
      await keepProducts(parts, userIdx, records, clock.now().getTime());
      return db.transaction().execute(async (transaction) => {
        const { total } = await findOrders(transaction, memberId, 'after', {
          curPage: 1,
          pageSize: 1,
        });
        if (total > 0) return { orders: 0 };
        const all = await findOwnedProducts({ db: transaction, cipher }, userIdx);
        let orders = 0;
        for (const service of serviceKinds) {
          const { products, stages, paid, days } = table[service];
          const own = all.flatMap((each) => {
            const product = products.find((group) => group === each.product);
            return product === undefined || !each.verified ? [] : [{ ...each, product }];
          });
          const states = [...Object.keys(stages), 'CANCEL'];
          for (const [i, target] of [...(paid === 'before' ? ['WAIT'] : []), ...states].entries()) {
            // A product has one membership.
            const owned = own[days === null ? i : i % own.length];
            if (!owned) continue;
            const contact =
              service === 'after' && i === 1 ? guest : { custName: name, phoneNum: phone };
            await fileOne(transaction, { memberId, service, owned, target }, contact);
            orders += 1;
          }
        }
        return { orders };
      });
    }),
  };
}
