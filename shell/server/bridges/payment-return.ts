import type { Company, Config } from '@portal/config';
import { moidSchema, notifyDeposit, returnFromCardWindow } from '@portal/contract';
import { paths } from '@portal/paths';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { text } from '../html.ts';
import { smallDocument } from '../small-document.ts';
import { passOn } from './pass-on.ts';

/** Where the customer's browser brings the provider's result, at PORTAL_ORIGIN. */
export const PAYMENT_RETURN = '/bridge/payment/return';
/** Where the provider's server reports a deposit, at PORTAL_ORIGIN. */
export const PAYMENT_DEPOSIT = '/bridge/payment/deposit';

/** Picks the fields that a call takes; a provider sends others too. */
const fieldsOf = (given: unknown, { entries }: { entries: object }): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given ?? {}).flatMap(([name, value]) =>
      name in entries && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

function run({ moid, to }: { moid: string; to: string }) {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('portal.payment') : null;
  channel?.addEventListener('message', ({ data }) => {
    const { type, moid: of } = (data ?? {}) as { type?: unknown; moid?: unknown };
    if (type === 'payment-seen' && of === moid) window.close();
  });
  channel?.postMessage({ type: 'payment-returned', moid });
  // Show the result in this window if the portal's page does not answer, or if a script may not close this window. On a slow device
  // the answer may take seconds; with the opener closed, nobody answers.
  const opener = window.opener as Window | null;
  setTimeout(() => location.replace(to), channel && opener?.closed === false ? 3000 : 0);
}

/**
 * POST /bridge/payment/return: passes the provider's result on to the API, which alone can tell whether it is genuine, and
 * broadcasts {type: 'payment-returned', moid} on BroadcastChannel 'portal.payment'. The page of the result answers with
 * {type: 'payment-seen', moid}, and a card window closes; any other window goes to the result. It needs no cookie, because
 * a POST from another site brings none.
 */
export async function paymentReturn(
  { API_URL }: Config,
  company: Company,
  given: unknown,
  { look, request }: { look: string; request: Pick<FastifyRequest, 'id' | 'log'> },
) {
  const body = fieldsOf(given, returnFromCardWindow.input);
  const { success: isNumber, output: moid } = v.safeParse(moidSchema, body['Moid']);
  const call = { path: returnFromCardWindow.path, body, what: 'a payment result' };
  if (isNumber) await passOn(API_URL, call, request);
  const phone = text(company.phones.main);
  const to = isNumber ? paths.paymentResult({ moid }) : paths.home();
  return smallDocument({
    title: '결제 결과',
    look,
    style:
      'main { display: grid; gap: 12px; min-height: 0; padding-block: 72px; text-align: center; }',
    body: isNumber
      ? `<main><h1>결제 결과를 확인하고 있습니다</h1>
<p>다시 결제하지 마세요. <a href="${text(to)}">결제 결과 보기</a></p>
<p>고객센터 <a href="tel:${phone}">${phone}</a></p></main>`
      : `<main><h1>결제 결과를 받지 못했습니다</h1>
<p>결제되지 않았습니다. 하시던 화면에서 결제 상태를 확인해 주세요. <a href="${text(to)}">메인화면</a></p>
<p>고객센터 <a href="tel:${phone}">${phone}</a></p></main>`,
    ...(isNumber && { script: { run, input: { moid, to } } }),
  });
}

/** POST /bridge/payment/deposit: passes a deposit on to the API. The provider repeats it until we answer `OK`. */
export async function paymentDeposit(
  { API_URL }: Config,
  given: unknown,
  request: Pick<FastifyRequest, 'id' | 'log'>,
) {
  const body = fieldsOf(given, notifyDeposit.input);
  const isTaken = await passOn(
    API_URL,
    { path: notifyDeposit.path, body, what: 'a deposit' },
    request,
  );
  return { status: isTaken ? 200 : 503, text: isTaken ? 'OK' : 'FAIL' };
}
