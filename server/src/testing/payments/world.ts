import { setImmediate as turn } from 'node:timers/promises';
import { readConfig } from '@portal/config';
import type { Answer } from '../../../sandbox/card-payment/answer.ts';
import { Ledger } from '../../../sandbox/card-payment/ledger.ts';
import { daysAfter, makeClock, type Clock } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';
import { saveMember } from '../../modules/member/repository.ts';
import { nicepay } from '../../modules/payment/nicepay/client.ts';
import { nothingElse } from '../../modules/service-order/views/entered.ts';
import { withPoints } from '../../modules/service-order/move-order.ts';
import { addOrder } from '../../modules/service-order/repository.ts';
import type { Secrets } from '../../secrets.ts';
import { aMember } from '../inputs/members.ts';
import { mortal, type Fuse as Mortality } from '../processes/mortal.ts';
import { BillingBooks } from './billing.ts';

export interface Fuse extends Mortality {
  /** Turns of the event loop that a call is on its way, each way: others act meanwhile. */
  slow?: number;
}

/** Lets others act for some turns of the event loop. */
export async function turns(count = 0): Promise<void> {
  for (let left = count; left > 0; left -= 1) await turn();
}

export const API = 'https://api.pg.example/webapi';
const BORN = Date.parse('2026-11-21T12:00:00+09:00');
const TOTAL = 300_000;
/** Points that every member was given. */
const GIVEN = 250_000;

const config = readConfig({ PAYMENT_API_URLS: API, LOG_LEVEL: 'silent' });

/** A provider, a billing system, a clock, and a member with open bills and one request that waits for its payment.
 * @param visitIn days until the visit; null where nobody comes */
export async function makeWorld(
  db: Db,
  secrets: Secrets,
  name: string,
  { point, visitIn }: { point: number; visitIn: number | null } = { point: 0, visitIn: null },
) {
  let now = BORN;
  const clock: Clock = makeClock(undefined, () => now);
  const ledger = new Ledger({ mid: 'sandbox', key: 'sandbox', now: () => now });
  const calls: string[] = [];
  const member = aMember({ memberId: name, userIdx: '7' });
  // Another account of the same customer: it has the same bills.
  const second = aMember({ memberId: `${name}-2`, userIdx: '7' });
  for (const each of [member, second]) await saveMember({ db, ...secrets }, each);
  const quote = withPoints({ lines: [], total: TOTAL, point: 0, payable: TOTAL }, point);
  const ordNbr = await addOrder(
    { db, ...secrets },
    {
      memberId: name,
      service: 'transfer',
      product: 'bf',
      productIdx: '1',
      goodsName: '안마의자',
      status: 'WAIT',
      receivedOn: clock.today(),
      visitOn: visitIn === null ? null : daysAfter(clock.today(), visitIn),
      entered: {
        ...nothingElse,
        custName: member.name,
        phoneNum: member.phone,
        place: { zonecode: '', addr: '', addrDetail: '' },
      },
      quote,
      siteType: 'CS',
    },
    { at: now, by: 'customer', note: '' },
  );

  const billing = new BillingBooks(ordNbr);
  /** Payments that the provider was asked to approve, and in which moment. */
  const approvals: { moid: string; moment: number }[] = [];

  async function ask(url: string, form: Record<string, string>): Promise<Answer> {
    calls.push(url);
    if (url === `${API}/pay_process.jsp`) {
      const moid = ledger.transactions.get(form['TID'] ?? '')?.moid ?? '';
      approvals.push({ moid, moment: billing.moment });
      return ledger.approve(form);
    }
    if (url === `${API}/cancel_process.jsp`) return ledger.cancel(form);
    if (url === `${API}/cash_receipt.jsp`) return ledger.receipts.issue(form);
    if (url === `${API}/inquery/trans_status.jsp`) return ledger.inquire(form);
    throw new Error('no such address');
  }

  /** What a process of the server has; it dies when its fuse has burnt down. */
  function process(fuse: Fuse) {
    const { step, plugin } = mortal(fuse);
    const send = async (url: string, form: Record<string, string>) => {
      step();
      await turns(fuse.slow);
      const answer = await ask(url, form);
      await turns(fuse.slow);
      step();
      if (answer === null || answer === 'cut') throw new Error('no answer');
      return answer;
    };
    return {
      db: db.withPlugin(plugin),
      clock,
      ...secrets,
      cardPayment: nicepay(config, clock, send),
      membership: { points: async () => GIVEN },
      billing: billing.client(step, () => turns(fuse.slow)),
    };
  }

  return {
    ledger,
    billing,
    approvals,
    member,
    second,
    clock,
    calls,
    ordNbr,
    process,
    pass(minutes: number) {
      now += minutes * 60_000;
    },
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;
