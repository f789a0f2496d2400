import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { keyedCalls } from '../keyed-calls.ts';
import type { Requests } from '../requests.ts';

const text = v.pipe(v.string(), v.maxLength(100));
const account = { bankCd: text, accountNo: text, payerName: text, idNo: text };
const known = v.object({ requestNo: text });
export type AccountRequest = v.InferOutput<v.ObjectSchema<typeof account, undefined>>;

/** What an account with these last digits answers, and after how many seconds; every other one matches at once. */
export const accountEndings: Readonly<
  Record<string, { result: 'match' | 'name' | 'account' | 'closed'; seconds: number; what: string }>
> = {
  '9001': { result: 'name', seconds: 0, what: '예금주가 다름' },
  '9002': { result: 'account', seconds: 0, what: '없는 계좌' },
  '9003': { result: 'closed', seconds: 0, what: '거래가 멈춘 계좌' },
  '9010': { result: 'match', seconds: 1, what: '1초 뒤 맞음' },
  '9030': { result: 'match', seconds: 30, what: '30초 뒤 맞음' },
  '9180': { result: 'match', seconds: 180, what: '3분 뒤 맞음' },
  '9181': { result: 'name', seconds: 180, what: '3분 뒤 예금주가 다름' },
  '9999': { result: 'match', seconds: Number.POSITIVE_INFINITY, what: '답하지 않음' },
};
const AT_ONCE = { result: 'match', seconds: 0 } as const;

/** Sandbox of KIBNET: an account's last digits decide what it answers. Registered under /kibnet. */
export async function kibnet(
  app: FastifyInstance,
  { key, requests }: { key: string; requests: Requests<AccountRequest> },
): Promise<void> {
  const call = keyedCalls(app, key);
  const resultOf = (requestNo: string) => {
    const asked = requests.get(requestNo);
    if (!asked) return null;
    const { result, seconds } = accountEndings[asked.input.accountNo.slice(-4)] ?? AT_ONCE;
    return { result: requests.isOver(asked, seconds) ? result : 'pending' };
  };
  call('check', v.object({ requestNo: text, ...account }), ({ requestNo, ...input }) => {
    requests.begin(requestNo, input);
    return resultOf(requestNo);
  });
  // For the crash test: how often each number came.
  call('requests', v.object({}), () => ({
    requests: [...requests.all].map(([requestNo, { times }]) => ({ requestNo, times })),
  }));
  call('check-result', known, ({ requestNo }) => resultOf(requestNo));
}
