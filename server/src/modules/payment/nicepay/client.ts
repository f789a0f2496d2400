import type { Config } from '@portal/config';
import { payMethods, type PayMethod } from '@portal/contract';
import * as v from 'valibot';
import type { Clock } from '../../../calendar/clock.ts';
import { isSame } from '../../../pseudonym.ts';
import type { Approval, Approved, CardPayment, Charge, Inquiry } from '../provider.ts';
import { declineOf, mayBeCharged } from './declined.ts';
import { answerSchema, type Answer } from './answer.ts';
import { cashReceipts, receiptOf } from './cash-receipt.ts';
import { formFields } from './form.ts';
import { providerMethods, resultCodeOf } from './methods.ts';
import { readReturn } from './returned.ts';
import { ediDate, hashOf, readEdiDate } from './signature.ts';
import { fitBytes, formBody } from './text.ts';

/** Longest that the provider may take to answer. */
const PATIENCE_MS = 25_000;
/** Where the provider's return arrives, at PORTAL_ORIGIN. */
const RETURN_PATH = '/bridge/payment/return';
const CANCELLED = ['2001', '2211'];
/** Bytes that the holder of a refund's account may have in euc-kr. */
const HOLDER_BYTES = 10;

type Send = (url: string, fields: Record<string, string>) => Promise<unknown>;

/** Posts a form to the provider and parses its JSON. @throws if no answer came */
const post: Send = async (url, fields) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=euc-kr' },
    body: formBody(fields),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
};

/** The card provider at the configured addresses. @param send performs the requests */
export function nicepay(
  config: Pick<
    Config,
    | 'PAYMENT_MERCHANT_ID'
    | 'PAYMENT_MERCHANT_KEY'
    | 'PAYMENT_METHODS'
    | 'PAYMENT_SCRIPT_URL'
    | 'PAYMENT_FORM_URL'
    | 'PAYMENT_API_URLS'
    | 'PORTAL_ORIGIN'
  >,
  clock: Clock,
  send: Send = post,
): CardPayment {
  const { PAYMENT_MERCHANT_ID: mid, PAYMENT_MERCHANT_KEY: key, PORTAL_ORIGIN: origin } = config;
  const apis = config.PAYMENT_API_URLS.split(',');
  const [api = ''] = apis;
  const returnUrl = origin + RETURN_PATH;
  const known = Object.keys(payMethods) as PayMethod[];
  const has = config.PAYMENT_METHODS.split(',');
  const now = () => ediDate(clock.now());

  /** An answer, or the reason why there is none; neither quotes a value. */
  async function ask(url: string, fields: Record<string, string>): Promise<Answer | string> {
    try {
      const answer = v.safeParse(answerSchema, await send(url, fields));
      return answer.success ? answer.output : 'answered in another shape';
    } catch (error) {
      return (error as Error).name;
    }
  }

  /** Whether an answer is about this charge and was signed with our key. */
  const isGenuine = (
    answer: Answer,
    { moid, amount }: Pick<Charge, 'moid' | 'amount'>,
    tid: string,
  ) =>
    answer.TID === tid &&
    answer.MID === mid &&
    answer.Moid === moid &&
    Number(answer.Amt) === amount &&
    isSame(answer.Signature, hashOf(tid, mid, answer.Amt, key));

  /** The details of a success, from an approval or an inquiry. */
  function approvedOf(answer: Answer, payMethod: PayMethod): Approved {
    const until = readEdiDate(answer.VbankExpDate + answer.VbankExpTime);
    return {
      resultCode: resultCodeOf(payMethod, providerMethods[payMethod].success),
      approvalNo: answer.AuthCode,
      approvedBy: answer.CardName || answer.BankName || answer.VbankBankName,
      at: readEdiDate(`20${answer.AuthDate}`) ?? clock.now().getTime(),
      deposit:
        payMethod === '4' && answer.VbankNum !== '' && until !== null
          ? {
              bankName: answer.VbankBankName,
              accountNo: answer.VbankNum,
              holder: answer.VbankAccountName,
              until,
            }
          : null,
      ...receiptOf(answer),
    };
  }

  async function approve(
    charge: Charge,
    auth: Parameters<CardPayment['approve']>[1],
  ): Promise<Approval> {
    const [Amt, EdiDate] = [String(charge.amount), now()];
    const answer = await ask(auth.approvalUrl, {
      TID: auth.tid,
      AuthToken: auth.token,
      MID: mid,
      Amt,
      EdiDate,
      SignData: hashOf(auth.token, mid, Amt, EdiDate, key),
      CharSet: 'utf-8',
      EdiType: 'JSON',
    });
    const unsure = (why: string): Approval => ({ is: 'unsure', why });
    if (typeof answer === 'string') return unsure(answer);
    const { ResultCode: code } = answer;
    if (code !== providerMethods[charge.payMethod].success) {
      if (!/^[0-9A-Z]{4}$/.test(code)) return unsure('answered in another shape');
      const decline = declineOf(charge.payMethod, code);
      return mayBeCharged(code)
        ? { is: 'unsure', why: `answered ${code}`, decline }
        : { is: 'declined', decline, code };
    }
    if (!isGenuine(answer, charge, auth.tid)) return unsure('answered about something else');
    return { is: 'approved', approved: approvedOf(answer, charge.payMethod) };
  }

  async function inquire(charge: Charge, tid: string): Promise<Inquiry> {
    const EdiDate = now();
    const answer = await ask(`${api}/inquery/trans_status.jsp`, {
      TID: tid,
      MID: mid,
      EdiDate,
      SignData: hashOf(tid, mid, EdiDate, key),
      CharSet: 'utf-8',
      EdiType: 'JSON',
    });
    if (typeof answer === 'string') return { is: 'unsure', why: answer };
    if (answer.Status === '9') return { is: 'none' };
    if (answer.Status === '1') return { is: 'cancelled' };
    if (!['0', '4'].includes(answer.Status) || !isGenuine(answer, charge, tid))
      return { is: 'unsure', why: 'answered about something else' };
    const approved = approvedOf(answer, charge.payMethod);
    return { is: 'approved', approved, deposited: answer.Status === '0' };
  }

  /**
   * Cancels. If that is not confirmed, asks whether it was cancelled before.
   * @returns `refused`: the provider answered, and has not cancelled it
   */
  async function tryToCancel(
    url: string,
    [charge, tid]: [Charge, string],
    fields: Record<string, string>,
  ): Promise<'done' | 'refused' | 'unsure'> {
    const own = { TID: tid, MID: mid, CharSet: 'utf-8', EdiType: 'JSON' };
    const answer = await ask(url, { ...fields, ...own });
    const isAnswered = typeof answer !== 'string' && /^[0-9A-Z]{4}$/.test(answer.ResultCode);
    if (isAnswered && CANCELLED.includes(answer.ResultCode)) return 'done';
    const found = await inquire(charge, tid);
    if (found.is === 'cancelled') return 'done';
    return isAnswered && found.is === 'approved' ? 'refused' : 'unsure';
  }
  const isCancelled = async (...asked: Parameters<typeof tryToCancel>) =>
    (await tryToCancel(...asked)) === 'done';

  /** The fields that cancel all of a charge. */
  function cancellation({ moid, amount }: Charge): Record<string, string> {
    const [CancelAmt, EdiDate] = [String(amount), now()];
    return {
      Moid: moid,
      CancelAmt,
      CancelMsg: '고객 요청',
      PartialCancelCode: '0',
      EdiDate,
      SignData: hashOf(mid, CancelAmt, EdiDate, key),
    };
  }

  return {
    mid,
    payMethods: known.filter((each) => has.includes(providerMethods[each].name)),
    windowScript: config.PAYMENT_SCRIPT_URL,
    form: (charge, more) => ({
      action: more.page === 'pc' ? returnUrl : config.PAYMENT_FORM_URL,
      fields: formFields({ mid, returnUrl }, [charge, more]),
    }),
    sign(amount, at) {
      const EdiDate = ediDate(at);
      return { EdiDate, SignData: hashOf(EdiDate, mid, String(amount), key) };
    },
    readReturn: (given, charge, reserved) =>
      readReturn({ mid, key, apis, now: clock.now().getTime() }, given, charge, reserved),
    approve,
    netCancel(charge, auth) {
      const [Amt, EdiDate] = [String(charge.amount), now()];
      return isCancelled(auth.netCancelUrl, [charge, auth.tid], {
        AuthToken: auth.token,
        Amt,
        EdiDate,
        NetCancel: '1',
        SignData: hashOf(auth.token, mid, Amt, EdiDate, key),
      });
    },
    cancel: (charge, tid) =>
      isCancelled(`${api}/cancel_process.jsp`, [charge, tid], cancellation(charge)),
    refund: (charge, tid, { bankCd, accountNo, holder }) =>
      tryToCancel(`${api}/cancel_process.jsp`, [charge, tid], {
        ...cancellation(charge),
        RefundAcctNo: accountNo,
        RefundBankCd: bankCd,
        RefundAcctNm: fitBytes(holder, HOLDER_BYTES),
      }),
    inquire,
    receipts: cashReceipts({ mid, key, api, now, ask, isGenuine }),
  };
}
