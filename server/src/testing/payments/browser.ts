import {
  freezePayment,
  signPayment,
  requestPayment,
  returnFromCardWindow,
  type AnswerOf,
  type InputOf,
  type PayMethod,
} from '@portal/contract';
import type { Ending, NetCancel } from '../../../sandbox/card-payment/endings.ts';
import type { TestApi } from '../api.ts';
import type { Browser } from '../browser.ts';

type Returned = InputOf<typeof returnFromCardWindow>;

/** A payment of a request, with some fields changed. */
export const aPayment = (
  ordNbr: string,
  change: { payMethod?: PayMethod; usePoint?: number } = {},
): InputOf<typeof freezePayment> => ({
  jobKind: 'order',
  ordNbr,
  payMethod: '1',
  consentPay: 'Y',
  ...change,
});

/** Begins a payment and goes to the provider. @returns its number, and the form that the browser posts */
export async function goToProvider(own: Browser, input: InputOf<typeof freezePayment>) {
  const { moid, amount } = await own.call(freezePayment, input);
  const page = 'mobile';
  const { fields } = await own.call(requestPayment, { moid, page });
  const asked = { page, jobKind: input.jobKind, amount: String(amount), ordNbr: moid } as const;
  const signature = await own.call(signPayment, asked);
  return { moid, amount, form: { ...fields, ...signature } };
}

/** Goes to the provider, where something happens. @returns what the browser brings back */
export async function authenticate(
  { sandbox }: TestApi,
  own: Browser,
  input: InputOf<typeof freezePayment>,
  { ending = 'approve', netCancel = 'works' }: { ending?: Ending; netCancel?: NetCancel } = {},
): Promise<Awaited<ReturnType<typeof goToProvider>> & { returned: Returned }> {
  const { moid, amount, form } = await goToProvider(own, input);
  const { ledger, url } = sandbox;
  const refusal = ledger.refusal(form);
  if (refusal !== null) throw new Error(refusal);
  const returned = ledger.authenticate(form, ending, netCancel, `${url}/card-payment/webapi`);
  return { moid, amount, form, returned: returned ?? {} };
}

/** Pays to the end. */
export async function pay(
  api: TestApi,
  own: Browser,
  input: InputOf<typeof freezePayment>,
  happens: { ending?: Ending; netCancel?: NetCancel } = {},
): Promise<AnswerOf<typeof returnFromCardWindow> & { amount: number }> {
  const { amount, returned } = await authenticate(api, own, input, happens);
  return { amount, ...(await own.call(returnFromCardWindow, returned)) };
}
