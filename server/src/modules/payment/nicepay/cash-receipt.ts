import { randomInt } from 'node:crypto';
import { withoutVat } from '@portal/format';
import type { CashReceiptKind } from '@portal/contract';
import type { CashReceipts, Charge, IssuedReceipt, ReceiptRequest } from '../provider.ts';
import type { Answer } from './answer.ts';
import { isKnownBefore, mayBeCharged } from './declined.ts';
import { ediDate, hashOf } from './signature.ts';
import { fitBytes } from './text.ts';

/** The code of cash receipts within a TID, and of a success. */
const IN_TID = '0401';
const ISSUED = '7001';
/** Another receipt of the same payment was issued. */
const TWICE = '7003';
/** The number is none that the tax office knows. */
const NUMBER = ['7012', '2037'];
const types = { income: '1', business: '2' } as const;

/** The receipt that an approval brings, if the customer asked for one in the provider's window. */
export function receiptOf(answer: Answer): { receipt?: IssuedReceipt } {
  const { RcptType, RcptTID: tid, RcptAuthCode: receiptNo } = answer;
  const kind = (Object.keys(types) as CashReceiptKind[]).find((each) => types[each] === RcptType);
  return kind && tid !== '' ? { receipt: { tid, kind, receiptNo } } : {};
}

/** The client's own parts. */
interface Asking {
  mid: string;
  key: string;
  api: string;
  now(): string;
  ask(url: string, fields: Record<string, string>): Promise<Answer | string>;
  isGenuine(answer: Answer, charge: Pick<Charge, 'moid' | 'amount'>, tid: string): boolean;
}

/** The provider's cash receipts (docs/domain.md). */
export function cashReceipts({ mid, key, api, now, ask, isGenuine }: Asking): CashReceipts {
  const common = { MID: mid, CharSet: 'utf-8', EdiType: 'JSON' };

  async function inquire(request: ReceiptRequest): ReturnType<CashReceipts['inquire']> {
    const EdiDate = now();
    const answer = await ask(`${api}/inquery/trans_status.jsp`, {
      ...common,
      TID: request.tid,
      EdiDate,
      SignData: hashOf(request.tid, mid, EdiDate, key),
    });
    if (typeof answer === 'string') return { is: 'unsure', why: answer };
    if (answer.Status === '9') return { is: 'none' };
    if (!['0', '1'].includes(answer.Status) || !isGenuine(answer, request, request.tid))
      return { is: 'unsure', why: 'answered about something else' };
    return answer.Status === '1'
      ? { is: 'cancelled' }
      : { is: 'issued', receiptNo: answer.AuthCode };
  }

  return {
    newTid: (at) =>
      `${mid}${IN_TID}${ediDate(at).slice(2)}${String(randomInt(10_000)).padStart(4, '0')}`,
    async issue({ tid, moid, amount, goodsName, kind, number }) {
      const [ReceiptAmt, EdiDate] = [String(amount), now()];
      const { supply, vat } = withoutVat(amount);
      const answer = await ask(`${api}/cash_receipt.jsp`, {
        ...common,
        TID: tid,
        Moid: moid,
        EdiDate,
        SignData: hashOf(mid, ReceiptAmt, EdiDate, moid, key),
        GoodsName: fitBytes(goodsName, 40),
        ReceiptAmt,
        ReceiptType: types[kind],
        ReceiptTypeNo: number,
        ReceiptSupplyAmt: String(supply),
        ReceiptVAT: String(vat),
        ReceiptServiceAmt: '0',
        ReceiptTaxFreeAmt: '0',
      });
      if (typeof answer === 'string') return { is: 'unsure', why: answer };
      const { ResultCode: code } = answer;
      if (code === ISSUED)
        return answer.TID === tid
          ? { is: 'issued', receiptNo: answer.AuthCode }
          : { is: 'unsure', why: 'answered about something else' };
      if (code === TWICE || isKnownBefore(code)) return { is: 'known' };
      if (!/^[0-9A-Z]{4}$/.test(code) || mayBeCharged(code))
        return { is: 'unsure', why: 'answered that it does not know' };
      return { is: 'refused', problem: NUMBER.includes(code) ? 'number' : 'refused', code };
    },
    inquire,
    async cancel(request) {
      const [CancelAmt, EdiDate] = [String(request.amount), now()];
      const answer = await ask(`${api}/cancel_process.jsp`, {
        ...common,
        TID: request.tid,
        Moid: request.moid,
        CancelAmt,
        CancelMsg: '환불',
        PartialCancelCode: '0',
        EdiDate,
        SignData: hashOf(mid, CancelAmt, EdiDate, key),
      });
      if (typeof answer !== 'string' && answer.ResultCode === '2001') return true;
      return (await inquire(request)).is === 'cancelled';
    },
  };
}
