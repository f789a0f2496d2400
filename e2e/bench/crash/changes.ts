import { readConfig } from '@portal/config';
import {
  listContracts,
  readPaymentChange,
  paymentUpdateOf,
  payDays,
  changeCard,
  changeToBank,
  changeToCard,
  changePayDay,
  type PaymentChangeReceipt,
  type Contract,
} from '@portal/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../../server/src/db/database.ts';
import { cardNumber } from '../../../server/src/testing/inputs/contracts.ts';
import { Customer } from '../customer.ts';
import { killLoop, type DatabaseKind, type Ordeal } from './kill-loop.ts';

const KILLS = 100;
/** Who pays for which contracts; each is changed by one customer at a time. */
const payers = [
  { loginId: 'haneul', custCodes: ['3100101', '3100102'] },
  { loginId: 'sora', custCodes: ['3100801', '3100802', '3100803', '3100804'] },
  { loginId: 'boram', custCodes: ['3100901'] },
];
const say = (line: string) => process.stdout.write(`${line}\n`);

const agreed = { consentWithdrawal: 'Y', consentPrivacy: 'Y', consentShare: 'Y' } as const;
let sent = 0;

/** Asks for another day, account or card of a contract. */
function ask(
  customer: Customer,
  { custCode, custName: payerName, payDay, payment }: Contract,
): Promise<{ code: string; data: PaymentChangeReceipt }> {
  const idempotencyKey = crypto.randomUUID();
  const common = { idempotencyKey, custCode, payerName, ...agreed };
  // Some take a second at the bank or in the billing system: most kills fall into it.
  const digits = sent++ % 2 ? '9010' : String(1000 + (sent % 8000));
  const accountNo = `1100000${digits}`;
  const card = { ...common, cardCd: '06', cardNo: cardNumber(digits), expiry: '12/29' };
  if (sent % 3 === 0) {
    const other = payDays[(payDays.findIndex((day) => day === payDay) + 1) % payDays.length] ?? 5;
    return customer.insist(changePayDay, { idempotencyKey, custCode, payDay: other });
  }
  if (sent % 3 === 1) return customer.insist(changeToBank, { ...common, bankCd: '088', accountNo });
  return paymentUpdateOf('card', payment) === 'updateCardInfo'
    ? customer.insist(changeCard, card)
    : customer.insist(changeToCard, card);
}

/** Changes a contract again and again, each time until it is known what became of it. */
async function changeUntil(
  { over }: Ordeal,
  customer: Customer,
  custCode: string,
  acknowledged: PaymentChangeReceipt[],
) {
  while (!over()) {
    const { data: list } = await customer.insist(listContracts, {});
    const contract = list.contractList.find((one) => one.custCode === custCode);
    if (!contract) throw new Error(`there is no contract ${custCode}`);
    const { code, data } = await ask(customer, contract);
    if (code !== '200') throw new Error(`a change of ${custCode}: ${code}`);
    acknowledged.push(data);
    for (;;) {
      const { data: change } = await customer.insist(readPaymentChange, data);
      if (change.status === 'done' || change.status === 'refused') break;
      await sleep(100);
    }
  }
}

/** Requests as KIBNET and the billing system count them. */
async function requestsAt(url: string, key: string) {
  const answer = await fetch(`${url}/api/requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { requests } = (await answer.json()) as {
    requests: { requestNo: string; times: number; done?: number }[];
  };
  return new Map(requests.map((one) => [one.requestNo, one]));
}

/** Counts what was lost, doubled or left half-done; the API has stopped, its providers have not. */
async function count({ env }: Ordeal, acknowledged: readonly PaymentChangeReceipt[]) {
  const config = readConfig(env);
  const { db, close } = await openDatabase(config);
  const rows = await db.selectFrom('payment_change').selectAll().orderBy('change_idx').execute();
  const keys = await db.selectFrom('submission_key').select('answer').execute();
  await close();
  const checks = await requestsAt(config.KIBNET_URL, config.KIBNET_KEY);
  const billed = await requestsAt(config.BILLING_URL, config.BILLING_KEY);
  const known = new Set(rows.map(({ change_idx }) => String(change_idx)));
  const sentTwice = [...checks.values(), ...billed.values()].filter(({ times }) => times > 1);
  const doneTwice = [...billed.values()].filter(({ done = 0 }) => done > 1);
  // What the portal says is done, its provider did; what it did not, the portal does not say.
  const unequal = rows.filter(
    ({ status, request_no }) => (status === 'done') !== (billed.get(request_no)?.done === 1),
  );
  return {
    changes: rows.length,
    lost: acknowledged.filter(({ changeIdx }) => !known.has(changeIdx)).length,
    doubled: Math.abs(rows.length - keys.length) + doneTwice.length,
    sentTwice: sentTwice.length,
    halfDone: unequal.length + rows.filter(({ status }) => status !== 'done').length,
  };
}

/** Kills the API under customers who change days and methods of payment. @returns whether nothing was lost */
export async function crashChanges(kind: DatabaseKind): Promise<boolean> {
  const acknowledged: PaymentChangeReceipt[] = [];
  const { counted, isReadySoon } = await killLoop(
    kind,
    KILLS,
    async (ordeal) => {
      const work: Promise<void>[] = [];
      for (const { loginId, custCodes } of payers) {
        const customer = new Customer(ordeal.api);
        await customer.logIn(ordeal.membership, loginId);
        for (const custCode of custCodes)
          work.push(changeUntil(ordeal, customer, custCode, acknowledged));
      }
      return { done: Promise.all(work) };
    },
    (ordeal) => count(ordeal, acknowledged),
  );
  const { changes, ...faults } = counted;
  say(
    `${kind}: ${KILLS} kills, ${changes} changes of payment, ${acknowledged.length} acknowledged`,
  );
  say(
    `  lost ${faults.lost}, doubled ${faults.doubled}, sent twice ${faults.sentTwice}, portal and provider apart ${faults.halfDone} (floor 0 each)`,
  );
  return isReadySoon && changes > KILLS / 2 && Object.values(faults).every((found) => found === 0);
}
