import { readConfig } from '@portal/config';
import {
  getMoid,
  getMyAllProductList,
  getPayHashString,
  orderRelocation,
  payRequest,
  payReturn,
  type InputOf,
  type PayMethod,
} from '@portal/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Db } from '../../../server/src/db/database.ts';
import { deliverOutbox } from '../../../server/src/modules/payment/deliver.ts';
import { mopUp } from '../../../server/src/modules/payment/mop-up.ts';
import { nicepay } from '../../../server/src/modules/payment/nicepay/client.ts';
import { chargeOf, type Payment } from '../../../server/src/modules/payment/repository.ts';
import { readSecrets } from '../../../server/src/secrets.ts';
import type { Ending } from '../../../server/sandbox/card-payment/endings.ts';
import { Customer } from '../customer.ts';
import { killLoop, type DatabaseKind, type Ordeal } from './kill-loop.ts';

const KILLS = 100;
const CLIENTS = 8;
/** Each has a chair that can be transferred. */
const LOGINS = ['haneul', 'sora', 'yuna', 'seoyeon'] as const;
/** The provider answers most, and at times not: the process is killed while it waits. */
const ENDINGS: readonly Ending[] = [
  'approve',
  'approve',
  'approve',
  'decline',
  'timeoutAfter',
  'cut',
];
const METHODS: readonly PayMethod[] = ['1', '2', '7'];
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A payment that a customer began, and the TIDs that the provider gave it. */
interface Begun {
  moid: string;
  tid: string;
}

/** Goes through the provider's pages. @returns what the form that leads back holds */
async function atProvider(url: string, form: Record<string, string>, ending: Ending) {
  const fieldsIn = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
  const post = async (address: string, fields: Record<string, string>) => {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
    return fieldsIn(await answer.text());
  };
  const { id = '' } = await post(url, form);
  return post(new URL('done', url).href, { id, ending, netCancel: 'works' });
}

/** One customer who files requests and pays for them without end. */
async function payUntil({ over, env }: Ordeal, customer: Customer, begun: Begun[]) {
  const consentPrivacy = 'Y' as const;
  const { productList } = (await customer.insist(getMyAllProductList, {})).data;
  const chair = productList.find(({ product, verified }) => verified && product === 'bf');
  const place = { zonecode: '04524', addr: '서울 중구 나리대로 110', addrDetail: '3층' };
  const toPlace = { toZonecode: '04524', toAddr: '서울 중구 나리대로 112', toAddrDetail: '' };
  const day = new Date(Date.now() + 10 * 86_400_000);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
  const visitOn = day.toISOString().slice(0, 10);
  const { PAYMENT_FORM_URL } = readConfig(env);
  for (let i = 0; !over(); i++) {
    const { code, data: order } = await customer.insist(orderRelocation, {
      idempotencyKey: crypto.randomUUID(),
      service: 'transfer',
      ...place,
      ...toPlace,
      productIdx: chair?.productIdx ?? '',
      visitOn,
      secondOn: visitOn,
      consentPrivacy,
    });
    if (code !== '200') throw new Error(`an order: ${code}`);
    const { data: frozen, code: froze } = await customer.insist(getMoid, {
      idempotencyKey: crypto.randomUUID(),
      jobKind: 'order',
      ordNbr: order.ordNbr,
      payMethod: METHODS[i % METHODS.length] ?? '1',
      usePoint: i % 2 ? 100 : 0,
      consentPay: 'Y',
    });
    // All points are spent: then the next payment takes none.
    if (froze === 'ERR_POINT_SHORT') continue;
    if (froze !== '200') throw new Error(`a payment: ${froze}`);
    const { moid, amount } = frozen;
    const { data: start } = await customer.insist(payRequest, { moid, page: 'mobile' });
    const asked = {
      page: 'mobile',
      jobKind: 'order',
      amount: String(amount),
      ordNbr: moid,
    } as const;
    const { data: signature } = await customer.insist(getPayHashString, asked);
    const ending = ENDINGS[i % ENDINGS.length] ?? 'approve';
    const back = await atProvider(PAYMENT_FORM_URL, { ...start.fields, ...signature }, ending);
    begun.push({ moid, tid: back['TxTid'] ?? '' });
    // The customer reloads where no answer came: the same return comes again.
    const given = back as InputOf<typeof payReturn>;
    for (let times = 0; times < 3; times++)
      await Promise.race([customer.call(payReturn, given), sleep(400)]).catch(() => sleep(50));
  }
}

const nothing = { warn: () => undefined };

/** Settles what the kills left, as the server would in its next half hour. */
async function mopUpLater(db: Db, env: NodeJS.ProcessEnv): Promise<ReturnType<typeof nicepay>> {
  const config = readConfig(env);
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const clock = { now, today: () => now().toISOString().slice(0, 10) };
  const cardPayment = nicepay(config, clock);
  const billing = { bills: async () => [], billsPaid: async () => undefined };
  const parts = { db, clock, secrets: readSecrets(config), cardPayment, billing };
  for (let round = 0; round < 8; round++) {
    ahead += 10 * 60_000;
    await mopUp(parts, nothing);
    await deliverOutbox(parts, nothing);
  }
  return cardPayment;
}

/** What portal and provider do not agree about; the API has stopped, the sandbox has not. */
async function count({ env }: Ordeal, begun: readonly Begun[]) {
  const { db, close } = await openDatabase(readConfig(env));
  const before = await db.selectFrom('payment').select('state').execute();
  const provider = await mopUpLater(db, env);
  const payments = await db.selectFrom('payment').selectAll().execute();
  const orders = await db.selectFrom('service_order').selectAll().execute();
  await close();
  const charges = new Map<string, number>();
  const chargesOf = async (payment: Payment) => {
    const tids = begun.filter(({ moid, tid }) => moid === payment.moid && tid !== '');
    const found = await Promise.all(
      tids.map(({ tid }) => provider.inquire(chargeOf(payment), tid)),
    );
    charges.set(payment.moid, found.filter(({ is }) => is === 'approved').length);
  };
  for (const payment of payments) await chargesOf(payment);
  const charged = ({ moid }: Payment) => charges.get(moid) ?? 0;
  const paid = payments.filter(({ state }) => state === 'paid');
  const orderOf = ({ ord_nbr }: Payment) => orders.find((order) => order.ord_nbr === ord_nbr);
  return {
    payments: payments.length,
    paid: paid.length,
    left: before.filter(({ state }) => state === 'approving' || state === 'unknown').length,
    doubleCharges: payments.filter((payment) => charged(payment) > 1).length,
    paidWithoutApproval: paid.filter((payment) => charged(payment) === 0).length,
    approvedWithoutBooking: payments.filter(
      (payment) => charged(payment) > 0 && payment.state !== 'paid',
    ).length,
    // Of a paid order the points that the payment took; of any other those it was filed with, none.
    pointsLost: orders.filter(
      ({ ord_nbr, point, held }) =>
        held !== 0 || point !== (paid.find((each) => each.ord_nbr === ord_nbr)?.point ?? 0),
    ).length,
    halfBooked: payments.filter(
      (payment) => (orderOf(payment)?.status === '1') !== (payment.state === 'paid'),
    ).length,
    open: payments.filter(({ state }) => ['authorised', 'approving', 'unknown'].includes(state))
      .length,
  };
}

/** Kills the API under customers who pay. @returns whether portal and provider agree */
export async function crashPayments(kind: DatabaseKind): Promise<boolean> {
  const begun: Begun[] = [];
  const { counted } = await killLoop(
    kind,
    KILLS,
    async (ordeal) => {
      const clients = await Promise.all(
        Array.from({ length: CLIENTS }, async (_, i) => {
          const customer = new Customer(ordeal.api);
          await customer.logIn(ordeal.membership, LOGINS[i % LOGINS.length] ?? LOGINS[0]);
          return customer;
        }),
      );
      return { done: Promise.all(clients.map((each) => payUntil(ordeal, each, begun))) };
    },
    (ordeal) => count(ordeal, begun),
  );
  const { payments, paid, left, ...faults } = counted;
  say(
    `${kind}: ${KILLS} kills under ${CLIENTS} customers who pay: ${payments} payments, ${paid} paid, ${left} left in the middle by a kill`,
  );
  say(
    `  double charges ${faults.doubleCharges}, paid without approval ${faults.paidWithoutApproval}, approved without booking ${faults.approvedWithoutBooking}, points lost ${faults.pointsLost}, half-booked ${faults.halfBooked}, still open ${faults.open} (floor 0 each)`,
  );
  return paid > 0 && Object.values(faults).every((each) => each === 0);
}
