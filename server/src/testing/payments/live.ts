import { returnFromCardWindow } from '@portal/contract';
import * as v from 'valibot';
import type { Db } from '../../db/database.ts';
import type { Member } from '../../modules/member/rules.ts';
import { close } from '../../modules/payment/open.ts';
import { deliverOutbox } from '../../modules/payment/jobs/deliver.ts';
import { takeDeposit } from '../../modules/payment/deposit.ts';
import { mopUp } from '../../modules/payment/jobs/mop-up.ts';
import { workReceipts } from '../../modules/payment/receipt/work.ts';
import { takeReturn } from '../../modules/payment/returned.ts';
import { moveOrder } from '../../modules/service-order/move-order.ts';
import { cancelOverdue } from '../../modules/service-order/pay-order.ts';
import { payByPoints } from '../../modules/service-order/points.ts';
import type { Secrets } from '../../secrets.ts';
import type { Happening, History } from './history.ts';
import {
  chargedTwice,
  compare,
  issuedTwice,
  paidWithoutApproval,
  paymentsOf,
  type Wrongs,
} from './compare.ts';
import { goInWorld } from './go.ts';
import { makeWorld, turns, type Fuse, type World } from './world.ts';

const log = { warn: () => undefined };
const NEVER = 1_000_000;
/** Two hours and six days: everything has come to an end after them, a deposit's days included. */
const MINUTES = 146 * 60;

type Fields = Record<string, string>;
const fieldsOf = (fields: Fields) => v.parse(returnFromCardWindow.input, fields);

/** How a history went: what went wrong in it, how its payments ended, and whether a process was killed. */

/** Runs a history to its end, and compares portal and provider. */
export async function live(
  { db, secrets }: { db: Db; secrets: Secrets },
  name: string,
  { point, visitIn, moments }: History,
) {
  const world = await makeWorld(db, secrets, name, { point, visitIn });
  const returns: { moid: string; fields: Fields; payer: Member }[] = [];
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
        if (fields['Moid'] === undefined) return;
        returns.push({ moid, fields, payer: happening.isSecond ? world.second : member });
        return bringBack(own, fields, happening.returns);
      }
      case 'return': {
        return back && bringBack(own, back.fields, happening.times);
      }
      case 'tamper': {
        if (!back) return;
        const names = Object.keys(returnFromCardWindow.input.entries);
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
        return back && void (await close(own, back.payer, { moid: back.moid, mayBeDeposit: true }));
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
        return void (await moveOrder(own, { ordNbr, move }, event));
      }
      case 'mopUp':
        return mopUp(own, log);
      case 'cancelOverdue':
        return cancelOverdue(own);
      case 'deliver':
        return deliverOutbox(own, log);
      case 'workReceipts':
        return workReceipts(own, log);
      case 'receipts':
        ledger.receipts.mood = happening.mood;
        return;
      case 'collect':
        return world.billing.collect(happening.bill);
      case 'billing':
        world.billing.mood = happening.mood;
        return;
      case 'late':
        return ledger.catchUp();
      case 'wait':
        return world.pass(happening.minutes);
    }
  }

  let kills = 0;
  for (const { happening, fuse, slow, beside } of moments) {
    world.billing.moment += 1;
    const burning = { steps: fuse, slow };
    // A refusal, or a kill.
    await Promise.allSettled([
      happen(happening, burning, beside === null),
      ...(beside ? [happen(beside.happening, { steps: NEVER, slow: beside.slow }, false)] : []),
    ]);
    if (burning.steps < 0) kills += 1;
    const payments = await paymentsOf(db, world);
    for (const double of chargedTwice(world, payments))
      wrongs.push(`${double} after ${happening.is}`);
    wrongs.push(...paidWithoutApproval(world, payments), ...issuedTwice(world, payments));
  }
  await comeToAnEnd(db, world, point);
  const payments = await paymentsOf(db, world);
  return {
    wrongs: [...wrongs, ...(await compare(db, world, point))],
    ends: payments.map(({ job_kind, state, reason }) => [job_kind, state, reason].join(' ').trim()),
    kills,
    calls: world.calls.length,
  };
}

/**
 * Days pass, and the provider works again. Once everybody agrees, the rest of the days passes at once, and must not change
 * that.
 */
async function comeToAnEnd(db: Db, world: World, point: number): Promise<void> {
  let left = MINUTES;
  let agree = false;
  for (let round = 1; left > 0; round += 1) {
    const minutes = agree ? left : round <= 8 ? 15 : 12 * 60;
    left -= minutes;
    world.pass(minutes);
    world.ledger.catchUp();
    world.billing.mood = 'works';
    world.ledger.receipts.mood = 'works';
    for (const found of world.ledger.transactions.values()) found.netCancel = 'works';
    const own = world.process({ steps: NEVER });
    await mopUp(own, log);
    await cancelOverdue(own);
    await deliverOutbox(own, log);
    await workReceipts(own, log);
    agree = (await compare(db, world, point)).length === 0;
  }
}
