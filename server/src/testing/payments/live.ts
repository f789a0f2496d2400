import { moidSchema, payReturn } from '@portal/contract';
import * as v from 'valibot';
import type { Db } from '../../db/database.ts';
import { close } from '../../modules/payment/open.ts';
import { deliverOutbox } from '../../modules/payment/deliver.ts';
import { takeDeposit } from '../../modules/payment/deposit.ts';
import { mopUp } from '../../modules/payment/mop-up.ts';
import { takeReturn } from '../../modules/payment/returned.ts';
import { moveOrder } from '../../modules/service-order/move-order.ts';
import { payByPoints } from '../../modules/service-order/points.ts';
import { pointsSpent } from '../../modules/service-order/repository.ts';
import type { Secrets } from '../../secrets.ts';
import type { Happening, History } from './history.ts';
import { goInWorld } from './go.ts';
import { makeWorld, turns, type Fuse, type World } from './world.ts';

const log = { warn: () => undefined };
const NEVER = 1_000_000;
/** Hours after which everything has come to an end, a deposit's days included. */
const HOURS = 24 * 6;

type Fields = Record<string, string>;
const fieldsOf = (fields: Fields) => v.parse(payReturn.input, fields);

/** What went wrong; nothing in a good history. */
type Wrongs = string[];

/** How a history went: what went wrong in it, how its payments ended, and whether a process was killed. */
export interface Lived {
  wrongs: Wrongs;
  ends: string[];
  kills: number;
  calls: number;
}

/** Runs a history to its end, and compares portal and provider. */
export async function live(
  { db, secrets }: { db: Db; secrets: Secrets },
  name: string,
  { point, moments }: History,
): Promise<Lived> {
  const world = await makeWorld(db, secrets, name, point);
  const returns: { moid: string; fields: Fields }[] = [];
  const moids: string[] = [];
  const wrongs: Wrongs = [];

  const bringBack = async (own: ReturnType<World['process']>, fields: Fields, times: number) => {
    const given = fieldsOf(fields);
    const all = Array.from({ length: times }, () => takeReturn(own, given, log));
    await Promise.allSettled(all);
  };

  /** @param isAlone nobody else calls the provider meanwhile */
  async function happen(happening: Happening, fuse: Fuse, isAlone: boolean): Promise<void> {
    const own = world.process(fuse);
    const { member, ordNbr, ledger } = world;
    const back = 'who' in happening ? returns[happening.who % returns.length] : undefined;
    switch (happening.is) {
      case 'go': {
        const { moid, fields } = await goInWorld(world, happening, own);
        moids.push(moid);
        if (fields['Moid'] === undefined) return;
        returns.push({ moid, fields });
        return bringBack(own, fields, happening.returns);
      }
      case 'return': {
        return back && bringBack(own, back.fields, happening.times);
      }
      case 'tamper': {
        if (!back) return;
        const names = Object.keys(payReturn.input.entries);
        const name = names[happening.field % names.length] ?? '';
        const before = world.calls.length;
        const isGenuine = back.fields['AuthResultCode'] === '0000';
        const altered = { ...back.fields, [name]: `${back.fields[name] ?? ''}1` };
        await takeReturn(own, fieldsOf(altered), log).then(
          // Whoever did not authenticate is not approved, whatever else the return says.
          ({ outcome }) => isGenuine && wrongs.push(`took another ${name}: ${outcome}`),
          () => undefined,
        );
        if (isAlone && world.calls.length !== before)
          wrongs.push(`called because of another ${name}`);
        return;
      }
      case 'close':
        return back && void (await close(own, member, { moid: back.moid, mayBeDeposit: true }));
      case 'deposit': {
        const found = [...ledger.transactions.values()].find(({ moid }) => moid === back?.moid);
        await turns(happening.after);
        const told = found && ledger.deposit(found.tid);
        if (!told || !happening.told) return;
        const { MID = '', MOID = '', TID = '', Amt = '', ResultCode = '', PayMethod = '' } = told;
        const given = { MID, MOID, TID, Amt, ResultCode, PayMethod };
        return void (await takeDeposit(own, given));
      }
      case 'payByPoints':
        return void (await payByPoints(own, member, { service: 'transfer', ordNbr }));
      case 'cancelOrder': {
        const { by } = happening;
        const move = by === 'customer' ? 'cancel' : 'cancelByCentre';
        const event = { at: world.clock.now().getTime(), by, note: '' };
        const { cipher } = secrets;
        return void (await moveOrder({ db: own.db, cipher }, { ordNbr, move }, event));
      }
      case 'mopUp':
        return mopUp(own, log);
      case 'deliver':
        return deliverOutbox(own, log);
      case 'late':
        return ledger.catchUp();
      case 'wait':
        return world.pass(happening.minutes);
    }
  }

  let kills = 0;
  for (const { happening, fuse, slow, beside } of moments) {
    const burning = { steps: fuse, slow };
    // A refusal, or a kill.
    await Promise.allSettled([
      happen(happening, burning, beside === null),
      ...(beside ? [happen(beside.happening, { steps: NEVER, slow: beside.slow }, false)] : []),
    ]);
    if (burning.steps < 0) kills += 1;
    const charges = moids.flatMap((moid) => world.ledger.charged(moid));
    if (charges.length > 1) wrongs.push(`charged ${charges.length} times after ${happening.is}`);
    wrongs.push(...(await paidWithoutApproval(db, world, moids)));
  }
  await comeToAnEnd(world);
  const payments = await paymentsOf(db, world);
  return {
    wrongs: [...wrongs, ...(await compare(db, world, point))],
    ends: payments.map(({ state, reason }) => `${state} ${reason}`.trim()),
    kills,
    calls: world.calls.length,
  };
}

/** Days pass; the provider works again. */
async function comeToAnEnd(world: World): Promise<void> {
  for (let hour = 0; hour < HOURS; hour += hour < 2 ? 0.25 : 12) {
    world.pass(hour < 2 ? 15 : 12 * 60);
    world.ledger.catchUp();
    for (const found of world.ledger.transactions.values()) found.netCancel = 'works';
    const own = world.process({ steps: NEVER });
    await mopUp(own, log);
    await deliverOutbox(own, log);
  }
}

const paymentsOf = (db: Db, { member }: World) =>
  db.selectFrom('payment').selectAll().where('member_id', '=', member.memberId).execute();

async function paidWithoutApproval(db: Db, world: World, moids: string[]): Promise<Wrongs> {
  if (moids.length === 0) return [];
  return (
    (await paymentsOf(db, world))
      // One that is being refunded was approved, and may be given back already.
      .filter(({ state, refund }) => state === 'paid' && refund === null)
      .filter(({ moid }) => world.ledger.charged(moid).length === 0)
      .map(() => 'paid without an approval')
  );
}

/** What portal and provider do not agree about, when everything is over. */
async function compare(db: Db, world: World, point: number): Promise<Wrongs> {
  const wrongs: Wrongs = [];
  const order = await db
    .selectFrom('service_order')
    .selectAll()
    .where('ord_nbr', '=', Number(world.ordNbr))
    .executeTakeFirstOrThrow();
  const payments = await paymentsOf(db, world);
  for (const { moid, state, amount, version } of payments) {
    const charged = world.ledger.charged(moid).reduce((sum, each) => sum + each, 0);
    if (charged !== (state === 'paid' ? amount : 0))
      wrongs.push(`${state} of ${amount} and charged ${charged}`);
    if (!['paid', 'failed', 'cancelled'].includes(state)) wrongs.push(`never ended: ${state}`);
    v.parse(moidSchema, moid);
    if (version > 1_000) wrongs.push('moved without end');
  }
  const paid = payments.filter(({ state }) => state === 'paid');
  const isPaid = order.status === '1';
  const byPoints = isPaid && order.quote.payable === 0;
  if (isPaid !== (paid.length === 1 || byPoints))
    wrongs.push(`${order.status}, paid ${paid.length}`);
  if (isPaid && !byPoints && order.quote.payable !== paid[0]?.amount)
    wrongs.push('booked with another amount');
  if (order.held !== 0 && order.status !== 'CANCEL') wrongs.push(`holds ${order.held} points`);
  const spent = await pointsSpent(db, world.member.memberId);
  const expected = order.status === 'CANCEL' ? 0 : isPaid ? order.quote.point : point;
  if (spent !== expected) wrongs.push(`${spent} points spent, not ${expected}`);
  if (!isPaid && order.status === 'WAIT' && order.pay_moid !== null) wrongs.push('still reserved');
  return wrongs;
}
