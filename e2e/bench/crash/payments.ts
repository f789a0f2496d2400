import { readConfig } from '@portal/config';
import {
  freezePayment,
  listOwnedProducts,
  signPayment,
  fileRelocation,
  requestPayment,
  returnFromCardWindow,
  type InputOf,
  type PayMethod,
} from '@portal/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeClock } from '../../../server/src/calendar/clock.ts';
import { openDatabase, type Db } from '../../../server/src/db/database.ts';
import { deliverOutbox } from '../../../server/src/modules/payment/jobs/deliver.ts';
import { mopUp } from '../../../server/src/modules/payment/jobs/mop-up.ts';
import { nicepay } from '../../../server/src/modules/payment/nicepay/client.ts';
import type { Payment } from '../../../server/src/modules/payment/repository.ts';
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
const METHODS: readonly PayMethod[] = ['1', '2', '7', '4'];
/** Of so many requests one is paid in two tabs at once. */
const TWO_TABS_EVERY = 3;
const say = (line: string) => process.stdout.write(`${line}\n`);

const postForm = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Goes through the provider's pages. @returns what the form that leads back holds */
async function atProvider(url: string, form: Record<string, string>, ending: Ending) {
  const fieldsIn = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
  const post = async (address: string, fields: Record<string, string>) =>
    fieldsIn(await (await postForm(address, fields)).text());
  const { id = '' } = await post(url, form);
  return post(new URL('done', url).href, { id, ending, netCancel: 'works' });
}

interface Way {
  payMethod: PayMethod;
  usePoint: number;
  ending: Ending;
}

/** Codes with which a payment is refused because another of the same request was faster, or because points are spent. */
const REFUSED = ['ERR_PAY_DONE', 'ERR_PAY_UNDER_WAY', 'ERR_POINT_SHORT'];

/**
 * Goes with a payment from the freezing of its amount to the provider's last page.
 * @returns what the customer's browser brings back from there; null where the payment is refused
 */
export async function payAtProvider(
  formUrl: string,
  customer: Customer,
  ordNbr: string,
  { payMethod, usePoint, ending }: Way,
): Promise<Record<string, string> | null> {
  const isRefused = (code: string) => {
    if (code !== '200' && !REFUSED.includes(code)) throw new Error(`a payment: ${code}`);
    return code !== '200';
  };
  const frozen = await customer.insist(freezePayment, {
    idempotencyKey: crypto.randomUUID(),
    jobKind: 'order',
    ordNbr,
    payMethod,
    usePoint,
    consentPay: 'Y',
  });
  if (isRefused(frozen.code)) return null;
  const { moid, amount } = frozen.data;
  const start = await customer.insist(requestPayment, { moid, page: 'mobile' });
  if (isRefused(start.code)) return null;
  const signature = await customer.insist(signPayment, {
    page: 'mobile',
    jobKind: 'order',
    amount: String(amount),
    ordNbr: moid,
  });
  if (isRefused(signature.code)) return null;
  const form = { ...start.data.fields, ...signature.data };
  return atProvider(formUrl, form, ending);
}

/**
 * Pays for a request in one tab. The customer reloads where no answer came: the same return comes again. A deposit is made at
 * once.
 */
async function pay(formUrl: string, customer: Customer, ordNbr: string, way: Way): Promise<void> {
  const back = await payAtProvider(formUrl, customer, ordNbr, way);
  if (!back) return;
  const given = back as InputOf<typeof returnFromCardWindow>;
  for (let times = 0; times < 3; times++)
    await Promise.race([customer.call(returnFromCardWindow, given), sleep(400)]).catch(() =>
      sleep(50),
    );
  const tid = back['TxTid'] ?? '';
  if (way.payMethod === '4')
    await postForm(new URL('panel/deposit', formUrl).href, { tid, told: 'N' });
}

/** @returns a function that files a transfer of the customer's chair, and returns its number */
export async function transfersOf(customer: Customer): Promise<() => Promise<string>> {
  const { productList } = (await customer.insist(listOwnedProducts, {})).data;
  const chair = productList.find(({ product, verified }) => verified && product === 'bf');
  const day = new Date(Date.now() + 10 * 86_400_000);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
  const visitOn = day.toISOString().slice(0, 10);
  return async () => {
    const { code, data } = await customer.insist(fileRelocation, {
      idempotencyKey: crypto.randomUUID(),
      service: 'transfer',
      zonecode: '04524',
      addr: '서울 중구 나리대로 110',
      addrDetail: '3층',
      toZonecode: '04524',
      toAddr: '서울 중구 나리대로 112',
      toAddrDetail: '',
      productIdx: chair?.productIdx ?? '',
      visitOn,
      secondOn: visitOn,
      consentPrivacy: 'Y',
    });
    if (code !== '200') throw new Error(`an order: ${code}`);
    return data.ordNbr;
  };
}

/** One customer who files requests and pays for them without end, at times in two tabs. */
export async function payUntil(
  { over, env }: Pick<Ordeal, 'over' | 'env'>,
  customer: Customer,
): Promise<void> {
  const fileTransfer = await transfersOf(customer);
  const { PAYMENT_FORM_URL } = readConfig(env);
  for (let i = 0; !over(); i++) {
    const ordNbr = await fileTransfer();
    const tab = (n: number) =>
      pay(PAYMENT_FORM_URL, customer, ordNbr, {
        payMethod: METHODS[(i + n) % METHODS.length] ?? '1',
        usePoint: i % 2 ? 100 : 0,
        ending: ENDINGS[(i + n) % ENDINGS.length] ?? 'approve',
      });
    const tabs = [tab(0)];
    if (i % TWO_TABS_EVERY === 0) {
      // The second tab begins while the first is anywhere between its start and its approval.
      await sleep(Math.random() * 100);
      tabs.push(tab(1));
    }
    await Promise.all(tabs);
  }
}

const nothing = { warn: () => undefined };

/** Settles what the kills left, as the server would in its next half hour. */
async function mopUpLater(db: Db, env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  let ahead = 0;
  const clock = makeClock(undefined, () => Date.now() + ahead);
  const cardPayment = nicepay(config, clock);
  const billing = { bills: async () => [], billsPaid: async () => undefined };
  const parts = { db, clock, ...readSecrets(config), cardPayment, billing };
  for (let round = 0; round < 8; round++) {
    ahead += 10 * 60_000;
    await mopUp(parts, nothing);
    await deliverOutbox(parts, nothing);
  }
}

/** How often the provider has charged each payment and not given it back, by its own books. */
async function chargesAt(formUrl: string): Promise<Map<string, number>> {
  const answer = await fetch(new URL('panel/charges', formUrl));
  return new Map(Object.entries((await answer.json()) as Record<string, number>));
}

/** What portal and provider do not agree about; the API has stopped, the sandbox has not. */
export async function countPayments({ env }: Pick<Ordeal, 'env'>) {
  const config = readConfig(env);
  const { db, close } = await openDatabase(config);
  const before = await db.selectFrom('payment').select('state').execute();
  await mopUpLater(db, env);
  const payments = await db.selectFrom('payment').selectAll().execute();
  const orders = await db.selectFrom('service_order').selectAll().execute();
  await close();
  const charges = await chargesAt(config.PAYMENT_FORM_URL);
  const charged = ({ moid }: Payment) => charges.get(moid) ?? 0;
  const ordersWith = orders.map((order) => ({
    order,
    own: payments.filter(({ ord_nbr }) => ord_nbr === order.ord_nbr),
  }));
  const isPaid = ({ state }: Payment) => state === 'paid';
  const paid = payments.filter(isPaid);
  return {
    payments: payments.length,
    paid: paid.length,
    begunTwice: ordersWith.filter(({ own }) => own.length > 1).length,
    left: before.filter(({ state }) => state === 'approving' || state === 'unknown').length,
    faults: {
      doubleCharges: ordersWith.filter(
        ({ own }) => own.reduce((sum, payment) => sum + charged(payment), 0) > 1,
      ).length,
      paidWithoutApproval: paid.filter((payment) => charged(payment) === 0).length,
      approvedWithoutBooking: payments.filter(
        (payment) => charged(payment) > 0 && payment.state !== 'paid',
      ).length,
      // A paid order has the points that its payment took; a payment that waits for its deposit holds its own.
      pointsLost: ordersWith.filter(
        ({ order: { point, held }, own }) =>
          held !== (own.find(({ state }) => state === 'waiting')?.point ?? 0) ||
          point !== (own.find(isPaid)?.point ?? 0),
      ).length,
      // Other requests may cost nothing, and are booked as they are filed.
      halfBooked: ordersWith.filter(
        ({ order, own }) =>
          order.service === 'transfer' && (order.status === '1') !== own.some(isPaid),
      ).length,
      open: payments.filter(({ state }) => ['authorised', 'approving', 'unknown'].includes(state))
        .length,
    },
  };
}

/** Kills the API under customers who pay. @returns whether portal and provider agree */
export async function crashPayments(kind: DatabaseKind): Promise<boolean> {
  const { counted, isReadySoon } = await killLoop(
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
      return { done: Promise.all(clients.map((each) => payUntil(ordeal, each))) };
    },
    countPayments,
  );
  const { payments, paid, begunTwice, left, faults } = counted;
  say(
    `${kind}: ${KILLS} kills under ${CLIENTS} customers who pay: ${payments} payments, ${paid} paid, ${begunTwice} requests with more than one payment, ${left} left in the middle by a kill`,
  );
  say(
    `  double charges ${faults.doubleCharges}, paid without approval ${faults.paidWithoutApproval}, approved without booking ${faults.approvedWithoutBooking}, points lost ${faults.pointsLost}, half-booked ${faults.halfBooked}, still open ${faults.open} (floor 0 each)`,
  );
  return (
    isReadySoon && paid > 0 && begunTwice > 0 && Object.values(faults).every((each) => each === 0)
  );
}
