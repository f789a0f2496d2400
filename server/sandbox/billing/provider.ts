import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { keyedCalls } from '../keyed-calls.ts';
import type { Requests } from '../requests.ts';
import { banks, cards, openBills, type BilledContract } from './contracts.ts';

const text = v.pipe(v.string(), v.maxLength(100));
const changeSchema = v.object({
  requestNo: text,
  custCode: text,
  payDay: v.optional(v.number()),
  bankCd: v.optional(text),
  accountNo: v.optional(text),
  cardCd: v.optional(text),
  cardNo: v.optional(text),
  expiry: v.optional(text),
  payerName: v.optional(text),
});
export type BillingRequest = Omit<v.InferOutput<typeof changeSchema>, 'requestNo'>;

interface Answer {
  reason?: 'CARD' | 'CARD_NAME';
  seconds: number;
  what: string;
}
/** What a card whose ninth to twelfth digits are these answers; every other one is taken at once. */
export const cardMiddles: Readonly<Record<string, Answer>> = {
  '9001': { reason: 'CARD_NAME', seconds: 0, what: '명의자가 다름' },
  '9002': { reason: 'CARD', seconds: 0, what: '쓸 수 없는 카드' },
  '9010': { seconds: 1, what: '1초 뒤 등록됨' },
  '9180': { seconds: 180, what: '3분 뒤 등록됨' },
};
/** What the system does with an account that ends so, once KIBNET has found it right. */
export const billedEndings: Readonly<Record<string, Answer>> = {
  '8180': { seconds: 180, what: '맞음, 결제 시스템이 3분 뒤 등록' },
};
const AT_ONCE: Answer = { seconds: 0, what: '' };

const answerTo = ({ cardNo, accountNo }: BillingRequest): Answer =>
  cardMiddles[cardNo?.slice(8, 12) ?? ''] ?? billedEndings[accountNo?.slice(-4) ?? ''] ?? AT_ONCE;

/** A contract as a change leaves it. */
function changed(contract: BilledContract, asked: BillingRequest): void {
  const { payDay, bankCd, accountNo, cardCd, cardNo, payerName } = asked;
  if (payDay !== undefined) contract.payDay = payDay;
  const companyCd = bankCd ?? cardCd;
  const digits = accountNo ?? cardNo;
  const found = [...banks, ...cards].find((one) => one.companyCd === companyCd);
  if (!found || digits === undefined) return;
  const way = bankCd === undefined ? 'card' : 'bank';
  const lastDigits = digits.slice(-4);
  contract.payment = { way, ...found, lastDigits, payerName: payerName ?? contract.custName };
}

/**
 * Sandbox of the billing system: contracts, the companies that it withdraws from, and their changes. Each is done once.
 * Registered under /billing.
 */
export async function billing(
  app: FastifyInstance,
  options: {
    key: string;
    contracts: Map<string, BilledContract[]>;
    requests: Requests<BillingRequest>;
    /** Numbers of the changes that were done, in their order. */
    done: string[];
  },
): Promise<void> {
  const { key, contracts, requests, done } = options;
  const call = keyedCalls(app, key);
  const contractOf = (custCode: string) =>
    [...contracts.values()].flat().find((one) => one.custCode === custCode);

  function resultOf(requestNo: string) {
    const asked = requests.get(requestNo);
    if (!asked) return null;
    const { reason, seconds } = answerTo(asked.input);
    if (!requests.isOver(asked, seconds)) return { result: 'pending' };
    if (reason) return { result: 'refused', reason };
    const contract = contractOf(asked.input.custCode);
    if (contract && !done.includes(requestNo)) {
      changed(contract, asked.input);
      done.push(requestNo);
    }
    return { result: 'done' };
  }

  call('contracts', v.object({ userIdx: text }), ({ userIdx }) => ({
    contracts: contracts.get(userIdx) ?? [],
  }));
  let bills = openBills();
  /** Numbers of the payments that were told: each counts once. */
  const payments = new Set<string>();
  call('bills', v.object({ userIdx: text }), ({ userIdx }) => {
    const own = contracts.get(userIdx) ?? [];
    return {
      bills: bills.flatMap((bill) =>
        own
          .filter(({ custCode }) => custCode === bill.custCode)
          .map(({ goodsName }) => ({ ...bill, goodsName })),
      ),
    };
  });
  call('bills-paid', v.object({ moid: text, bills: v.array(text) }), ({ moid, bills: paid }) => {
    if (!payments.has(moid))
      for (const bill of bills.filter(({ billIdx }) => paid.includes(billIdx))) {
        const contract = contractOf(bill.custCode);
        if (contract) contract.unpaid -= bill.amount;
      }
    payments.add(moid);
    bills = bills.filter(({ billIdx }) => !paid.includes(billIdx));
    return {};
  });
  call('companies', v.object({}), () => ({ cards, banks }));
  call('change', changeSchema, ({ requestNo, ...input }) => {
    if (!contractOf(input.custCode)) return null;
    requests.begin(requestNo, input);
    return resultOf(requestNo);
  });
  // For the crash test: how often each number came, and how often it was done.
  call('requests', v.object({}), () => ({
    requests: [...requests.all].map(([requestNo, { times }]) => ({
      requestNo,
      times,
      done: done.filter((each) => each === requestNo).length,
    })),
  }));
  call('change-result', v.object({ requestNo: text }), ({ requestNo }) => resultOf(requestNo));
}
