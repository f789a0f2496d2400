import { nameInput, phoneInput, type Delivery } from '@portal/contract';
import * as v from 'valibot';
import { daysBefore } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';
import { visitDayFrom } from '../../calendar/holidays.ts';
import {
  addDelivery,
  findShipment,
  nameEngineer,
  setArrival,
  setHours,
  writeStanding,
  type Recipient,
} from '../../modules/delivery/repository.ts';
import { atFirst, changeOf, type Change, type Standing } from '../../modules/delivery/rules.ts';
import { placeInstallation } from '../../modules/delivery/place-installation.ts';
import { tellOfArrival } from '../../modules/delivery/tell.ts';
import { findModel } from '../../modules/product/repository.ts';
import { calendarOf } from '../../modules/service-quote/days.ts';
import { arrivalIn } from '../../modules/stage/arrival.ts';
import type { Parts } from '../../parts.ts';
import { command } from '../argument.ts';
import type { Commands } from '../socket.ts';

const demoFor = v.object({
  /** The member who gets a delivery in every state. */
  memberId: v.string(),
  /** The member who gets a delivery whose day is not confirmed yet, and a finished one. */
  otherId: v.string(),
  /** The guest, who ordered without an account and gets a delivery in every stage. */
  guest: v.object({ custName: nameInput, phoneNum: phoneInput }),
});

/** The changes that bring a shipment to each state; `daysOf` supplies their days. */
const paths = {
  order: [],
  prepare: ['advance'],
  planned: ['advance', 'plan'],
  dispatched: ['advance', 'plan', 'advance'],
  confirmed: ['advance', 'plan', 'confirm', 'advance'],
  moving: ['advance', 'plan', 'advance', 'ask'],
  visit: ['advance', 'plan', 'confirm', 'advance', 'advance'],
  done: ['advance', 'plan', 'confirm', 'advance', 'advance', 'advance'],
} as const satisfies Record<string, readonly Change['is'][]>;
type Path = keyof typeof paths;

/** An order: `number` is the end of its order number; each shipment has one model and a state. */
type DemoOrder = readonly [
  number: number,
  orderKind: Delivery['orderKind'],
  ...shipments: (readonly [goodsCd: string, path: Path])[],
];

const everyState: readonly DemoOrder[] = [
  [1, '0', ['HO-22', 'order']],
  [2, '0', ['HL-300', 'prepare']],
  [3, '1', ['HW-300', 'planned']],
  [4, '1', ['HW-310', 'dispatched']],
  [5, '0', ['HB-520', 'confirmed']],
  [6, '1', ['HL-400', 'moving']],
  [7, '0', ['HB-310', 'visit']],
  [8, '1', ['HB-500', 'done']],
  [9, '0', ['HB-700', 'confirmed'], ['HO-20', 'prepare']],
];
const toConfirm: readonly DemoOrder[] = [
  [21, '1', ['HL-200', 'dispatched']],
  [22, '0', ['HO-22', 'done']],
];
const ofGuest: readonly DemoOrder[] = [
  [41, '0', ['HB-520', 'dispatched']],
  [42, '0', ['HW-100', 'moving']],
  [43, '0', ['HB-700', 'confirmed'], ['HO-20', 'order']],
  [44, '0', ['HO-22', 'done']],
  [45, '0', ['HL-300', 'order']],
  [46, '0', ['HW-300', 'prepare']],
  [47, '0', ['HB-310', 'visit']],
];

const place = { zonecode: '07335', addr: '서울 영등포구 국제로 10', addrDetail: '한결타워' };
const engineer = { name: '정기사', phone: '010-0000-3001', picture: 'engineer-2.webp' };
const hours = '13:00~16:00';
/** How far from the customer the engineer of today is when the demo begins. */
const ON_THE_WAY_MINUTES = 40;
/** The order system uses no numbers in this range. */
const orderNoOf = (number: number) => String(9_000_000_000_000 + number);

/** Commands that create demo deliveries. They do not exist in production. */
export function demoDeliveryCommands({
  db,
  cipher,
  clock,
  membership,
  company,
}: Pick<Parts, 'db' | 'cipher' | 'clock' | 'membership' | 'company'>): Commands {
  /** The days on which the delivery calendar is open. */
  function openDays(): string[] {
    const today = clock.today();
    const { holidays } = company.schedule;
    const { from, to, closed } = calendarOf({ service: 'delivery', today, holidays, apart: false });
    const days: string[] = [];
    for (let day = to; day >= from; day = daysBefore(day, 1))
      if (closed.every((one) => one.day !== day)) days.unshift(day);
    return days;
  }

  /** The day of installation, the day of the last change, and the day that the customer asks for. */
  function daysOf(path: Path) {
    const today = clock.today();
    const [, , , , fifth = today, , , eighth = today] = openDays();
    const moveOn = eighth;
    const { holidays } = company.schedule;
    if (path === 'visit') return { installOn: visitDayFrom(today, holidays), last: today, moveOn };
    const over = visitDayFrom(daysBefore(today, 2), holidays, -1);
    return path === 'done'
      ? { installOn: over, last: over, moveOn }
      : { installOn: fifth, last: daysBefore(today, 1), moveOn };
  }

  async function follow(transaction: Db, shippingSeq: string, path: Path): Promise<void> {
    const { installOn, last, moveOn } = daysOf(path);
    let standing: Standing = atFirst;
    for (const [i, is] of paths[path].entries()) {
      const day = daysBefore(last, Math.max(0, paths[path].length - 2 - i));
      const change: Change =
        is === 'advance' ? { is } : is === 'ask' ? { is, moveOn } : { is, installOn };
      const outcome = changeOf(standing, change, day);
      if (!('to' in outcome)) throw new Error(`no shipment gets to ${path}`);
      standing = outcome.to;
      const at = Math.min(clock.now().getTime(), Date.parse(`${day}T10:${10 + i}:00+09:00`));
      const by = is === 'confirm' ? ('customer' as const) : ('centre' as const);
      const store = { db: transaction, cipher };
      const row = await findShipment(store, shippingSeq);
      if (!row || !(await writeStanding(transaction, row, standing, { at, by })))
        throw new Error('there is no such shipment');
      if ((await placeInstallation(store, row, change, hours)) === hours)
        await setHours(transaction, row, hours);
    }
    if (path === 'visit' && installOn === clock.today()) {
      const store = { db: transaction, cipher };
      const row = await findShipment(store, shippingSeq);
      const now = clock.now().getTime();
      const arrival = arrivalIn(ON_THE_WAY_MINUTES, now);
      if (!row || !(await setArrival(transaction, row, arrival.at)))
        throw new Error('there is no such shipment');
      await tellOfArrival(store, row, arrival, now);
    }
    if (standing.status !== 'ORDER' && standing.status !== 'PREPARE')
      await nameEngineer({ db: transaction, cipher }, shippingSeq, engineer);
  }

  /** Creates one demo order. @returns false if it already exists */
  async function deliverOne(
    transaction: Db,
    [number, orderKind, ...shipments]: DemoOrder,
    userIdx: string | null,
    recipient: Recipient,
  ): Promise<boolean> {
    const models = [];
    for (const [goodsCd] of shipments) {
      const model = await findModel(transaction, { goodsCd });
      if (!model) throw new Error(`there is no model ${goodsCd}`);
      models.push(model);
    }
    const [main] = models;
    if (!main) throw new Error('an order has a shipment');
    const orderedOn = daysBefore(clock.today(), 10);
    const order = { orderNo: orderNoOf(number), userIdx, orderKind, orderedOn, ...main };
    const parts = models.map(({ goodsName }) => [{ goodsName, qty: 1 }]);
    const at = Date.parse(`${orderedOn}T10:00:00+09:00`);
    const delivery = { ...order, ...recipient, shipments: parts };
    const numbers = await addDelivery({ db: transaction, cipher }, delivery, at);
    for (const [i, [, path]] of shipments.entries())
      if (numbers?.[i] !== undefined) await follow(transaction, numbers[i], path);
    return numbers !== null;
  }

  return {
    /** Creates the demo deliveries of two members and a guest, unless they exist. */
    'demo-deliveries': command(demoFor, async ({ memberId, otherId, guest }) => {
      const recipients: [readonly DemoOrder[], string | null, Recipient][] = [
        [ofGuest, null, { ...guest, place }],
      ];
      for (const [orders, id] of [[everyState, memberId] as const, [toConfirm, otherId] as const]) {
        const profile = await membership.profile(id);
        if (!profile?.userIdx) throw new Error('there is no such customer');
        const { name: custName, phone: phoneNum, userIdx } = profile;
        recipients.push([orders, userIdx, { custName, phoneNum, place }]);
      }
      return db.transaction().execute(async (transaction) => {
        let deliveries = 0;
        for (const [orders, userIdx, recipient] of recipients)
          for (const order of orders)
            if (await deliverOne(transaction, order, userIdx, recipient)) deliveries += 1;
        return { deliveries };
      });
    }),
  };
}
