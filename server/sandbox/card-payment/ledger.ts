import { randomBytes, randomInt } from 'node:crypto';
import { ediDate, hashOf } from '../../src/modules/payment/nicepay/signature.ts';
import { isSame } from '../../src/pseudonym.ts';
import type { Answer, Fields } from './answer.ts';
import { Receipts } from './receipts.ts';
import { declineCodes, type Ending, type NetCancel } from './endings.ts';

/** A payment as the provider has it. */
export interface Transaction {
  tid: string;
  token: string;
  moid: string;
  amount: number;
  method: string;
  /** Milliseconds since 1970. */
  at: number;
  state: 'authenticated' | 'approved' | 'waiting' | 'deposited' | 'cancelled';
  ending: Ending;
  netCancel: NetCancel;
  account: string;
  /** `YYYYMMDDHHmm` */
  until: string;
  /** Bank, account and holder that a deposit was paid back to. */
  refundedTo?: [bankCd: string, accountNo: string, holder: string];
}

const inTid: Fields = { CARD: '01', BANK: '02', VBANK: '03', CELLPHONE: '05' };
const success: Fields = { CARD: '3001', BANK: '4000', VBANK: '4100', CELLPHONE: 'A000' };
/** The last digits of an account that no deposit is paid back to. */
export const REFUSED_ACCOUNT = '9500';
/** How long an authentication can be approved. */
const TOKEN_MS = 10 * 60_000;

/** The card provider's books, and its decisions: no network, no pages. */
export class Ledger {
  readonly transactions = new Map<string, Transaction>();
  readonly receipts: Receipts;
  /** Approvals that come when everybody has given up. */
  readonly #late: (() => void)[] = [];
  readonly #mid: string;
  readonly #key: string;
  readonly #now: () => number;

  constructor(own: { mid: string; key: string; now: () => number }) {
    this.receipts = new Receipts(own);
    this.#mid = own.mid;
    this.#key = own.key;
    this.#now = own.now;
  }

  /** Why a form cannot be paid; null where it can. */
  refusal(form: Fields): string | null {
    const { EdiDate = '', MID = '', Amt = '', SignData = '', Moid = '', PayMethod = '' } = form;
    if (MID !== this.#mid) return '등록되지 않은 상점입니다.';
    if (!/^[1-9]\d{0,11}$/.test(Amt) || Moid === '') return '결제 정보가 올바르지 않습니다.';
    if (!Object.hasOwn(success, PayMethod)) return '없는 결제 수단입니다.';
    if (!isSame(SignData, hashOf(EdiDate, MID, Amt, this.#key))) return '위변조된 요청입니다.';
    return null;
  }

  /** The customer has authenticated, or not. @returns what the browser brings back; null where it brings nothing */
  authenticate(form: Fields, ending: Ending, netCancel: NetCancel, api: string): Fields | null {
    if (ending === 'never') return null;
    const { PayMethod = '', Amt = '', Moid = '', ReqReserved = '' } = form;
    const common = { PayMethod, MID: this.#mid, Moid, Amt, ReqReserved };
    if (ending === 'cancel')
      return { AuthResultCode: 'I002', AuthResultMsg: '사용자 취소', ...common };
    if (ending === 'authFail')
      return { AuthResultCode: '9999', AuthResultMsg: '인증 실패', ...common };
    const at = this.#now();
    const time = ediDate(new Date(at)).slice(2);
    const tid = `${this.#mid}${inTid[PayMethod]}01${time}${randomInt(10_000).toString().padStart(4, '0')}`;
    if (this.transactions.has(tid)) return this.authenticate(form, ending, netCancel, api);
    const token = `NICETOKN${randomBytes(16).toString('hex').toUpperCase()}`;
    this.transactions.set(tid, {
      tid,
      token,
      moid: Moid,
      amount: Number(Amt),
      method: PayMethod,
      at,
      state: 'authenticated',
      ending,
      netCancel,
      account: `562${randomInt(1e11).toString().padStart(11, '0')}`,
      until: form['VbankExpDate'] ?? '',
    });
    const signature = hashOf(token, this.#mid, Amt, this.#key);
    return {
      AuthResultCode: '0000',
      AuthResultMsg: '인증 성공',
      AuthToken: token,
      ...common,
      Amt: ending === 'amount' ? String(Number(Amt) - 1) : Amt,
      TxTid: tid,
      NextAppURL:
        ending === 'forgedUrl' ? 'https://pay.example/pay_process.jsp' : `${api}/pay_process.jsp`,
      NetCancelURL: `${api}/cancel_process.jsp`,
      Signature: ending === 'signature' ? hashOf(signature) : signature,
    };
  }

  #of(found: Transaction, more: Fields = {}): Fields {
    const { tid, moid, amount, method, account, until } = found;
    return {
      TID: tid,
      MID: this.#mid,
      Moid: moid,
      Amt: String(amount).padStart(12, '0'),
      Signature: hashOf(tid, this.#mid, String(amount).padStart(12, '0'), this.#key),
      AuthCode: tid.slice(-8),
      AuthDate: ediDate(new Date(found.at)).slice(2),
      ...(method === 'CARD' && { CardName: '한결카드' }),
      ...(method === 'BANK' && { BankName: '한결은행' }),
      ...(method === 'VBANK' && {
        VbankBankName: '한결은행',
        VbankNum: account,
        VbankAccountName: '한결',
        VbankExpDate: until.slice(0, 8),
        VbankExpTime: `${until.slice(8, 12)}00`,
      }),
      ...more,
    };
  }

  /** An approval at NextAppURL. */
  approve(form: Fields): Answer {
    const { TID = '', AuthToken = '', MID = '', Amt = '', EdiDate = '', SignData = '' } = form;
    const found = this.transactions.get(TID);
    const isRight =
      found?.token === AuthToken &&
      MID === this.#mid &&
      Number(Amt) === found.amount &&
      isSame(SignData, hashOf(AuthToken, MID, Amt, EdiDate, this.#key));
    if (!found || !isRight)
      return { ResultCode: '9001', ResultMsg: '승인 요청이 올바르지 않습니다.' };
    const { ending } = found;
    if (ending === 'timeoutBefore') return null;
    if (Object.hasOwn(declineCodes, ending))
      return { ResultCode: declineCodes[ending as keyof typeof declineCodes], ResultMsg: '거절' };
    const book = () => {
      if (found.state !== 'authenticated' || this.#now() > found.at + TOKEN_MS) return false;
      found.state = found.method === 'VBANK' ? 'waiting' : 'approved';
      return true;
    };
    if (ending === 'late') {
      this.#late.push(book);
      return null;
    }
    if (!book()) return { ResultCode: '9002', ResultMsg: '이미 처리된 거래입니다.' };
    if (ending === 'timeoutAfter') return null;
    if (ending === 'cut') return 'cut';
    const answer = this.#of(found, { ResultCode: success[found.method] ?? '', ResultMsg: '승인' });
    return ending === 'approvalAmount'
      ? { ...answer, Amt: String(found.amount - 1).padStart(12, '0') }
      : answer;
  }

  /** Makes the approvals that are late. */
  catchUp(): void {
    for (const book of this.#late.splice(0)) book();
  }

  /** A cancellation at NetCancelURL, or later. */
  cancel(form: Fields): Answer {
    const { TID = '', MID = '', EdiDate = '', SignData = '', AuthToken = '' } = form;
    const receipt = this.receipts.all.get(TID);
    if (receipt) return this.receipts.cancel(receipt, form);
    const found = this.transactions.get(TID);
    const isNet = form['NetCancel'] === '1';
    const amount = (isNet ? form['Amt'] : form['CancelAmt']) ?? '';
    const signed = isNet ? [AuthToken, MID, amount, EdiDate] : [MID, amount, EdiDate];
    const isRight =
      found !== undefined &&
      MID === this.#mid &&
      Number(amount) === found.amount &&
      (!isNet || AuthToken === found.token) &&
      isSame(SignData, hashOf(...signed, this.#key));
    if (!found || !isRight)
      return { ResultCode: '2011', ResultMsg: '취소 요청이 올바르지 않습니다.' };
    if (isNet && found.netCancel !== 'works') {
      if (found.netCancel === 'failsOnce') found.netCancel = 'works';
      return null;
    }
    if (found.state === 'cancelled') return { ResultCode: '2013', ResultMsg: '취소된 거래입니다.' };
    if (found.state === 'authenticated')
      return { ResultCode: '2015', ResultMsg: '승인된 거래가 없습니다.' };
    if (!isNet && found.state === 'deposited') {
      const { RefundAcctNo = '', RefundBankCd = '', RefundAcctNm = '' } = form;
      if (!/^\d{1,16}$/.test(RefundAcctNo) || !/^\d{3}$/.test(RefundBankCd) || RefundAcctNm === '')
        return {
          ResultCode: '2011',
          ResultMsg: '입금된 가상계좌는 환불 계좌가 있어야 취소됩니다.',
        };
      if (RefundAcctNo.endsWith(REFUSED_ACCOUNT))
        return { ResultCode: '2033', ResultMsg: '환불 계좌로 이체할 수 없습니다.' };
      found.state = 'cancelled';
      found.refundedTo = [RefundBankCd, RefundAcctNo, RefundAcctNm];
      return { ResultCode: '2211', ResultMsg: '환불 성공', TID };
    }
    found.state = 'cancelled';
    return { ResultCode: '2001', ResultMsg: '취소 성공', TID };
  }

  /** Where a transaction is. */
  inquire(form: Fields): Answer {
    const { TID = '', MID = '', EdiDate = '', SignData = '' } = form;
    if (MID !== this.#mid || !isSame(SignData, hashOf(TID, MID, EdiDate, this.#key)))
      return { ResultCode: '9001', ResultMsg: '조회 요청이 올바르지 않습니다.' };
    const receipt = this.receipts.all.get(TID);
    if (receipt) return this.receipts.inquire(receipt);
    const found = this.transactions.get(TID);
    if (!found || found.state === 'authenticated') return { ResultCode: '0000', Status: '9' };
    const Status = { approved: '0', deposited: '0', waiting: '4', cancelled: '1' }[found.state];
    return this.#of(found, { ResultCode: '0000', Status });
  }

  /** A deposit is made. @returns what the provider notifies the merchant of; null where the account is not open */
  deposit(tid: string): Fields | null {
    const found = this.transactions.get(tid);
    if (found?.state !== 'waiting') return null;
    found.state = 'deposited';
    const { moid: MOID, amount } = found;
    const common = { MID: this.#mid, MOID, TID: tid, Amt: String(amount) };
    return { ...common, PayMethod: 'VBANK', ResultCode: '4110' };
  }

  /** How often each payment is charged and not given back, by its number. */
  charges(): Record<string, number> {
    const moids = [...this.transactions.values()].map(({ moid }) => moid);
    return Object.fromEntries(moids.map((moid) => [moid, this.charged(moid).length]));
  }

  /** Won that a payment has charged and not given back, and how often. */
  charged(moid: string): number[] {
    return [...this.transactions.values()]
      .filter((one) => one.moid === moid && ['approved', 'deposited'].includes(one.state))
      .map(({ amount }) => amount);
  }
}
