import { ediDate, hashOf } from '../../src/modules/payment/nicepay/signature.ts';
import { isSame } from '../../src/pseudonym.ts';
import type { Answer, Fields } from './answer.ts';

/** What a tester can let happen to cash receipts, from then on. */
export const receiptMoods = {
  works: '정상 발급',
  refused: '번호를 확인할 수 없다고 거절',
  cut: '발급하거나 취소한 뒤 답이 사라짐',
  silent: '아무것도 하지 않고 답이 없음',
} as const;
export type ReceiptMood = keyof typeof receiptMoods;
export const isReceiptMood = (text: unknown): text is ReceiptMood =>
  typeof text === 'string' && Object.hasOwn(receiptMoods, text);

/** A cash receipt as the provider has it. */
export interface IssuedReceipt {
  tid: string;
  moid: string;
  amount: number;
  type: string;
  number: string;
  receiptNo: string;
  at: number;
  state: 'issued' | 'cancelled';
}

/** The provider's cash receipts: no network, no pages. */
export class Receipts {
  readonly all = new Map<string, IssuedReceipt>();
  mood: ReceiptMood = 'works';
  readonly #mid: string;
  readonly #key: string;
  readonly #now: () => number;

  constructor({ mid, key, now }: { mid: string; key: string; now: () => number }) {
    this.#mid = mid;
    this.#key = key;
    this.#now = now;
  }

  /** Receipts of a payment that are issued and not cancelled. */
  issued(moid: string): IssuedReceipt[] {
    return [...this.all.values()].filter((one) => one.moid === moid && one.state === 'issued');
  }

  issue(form: Fields): Answer {
    const { TID = '', MID = '', Moid = '', EdiDate = '', SignData = '' } = form;
    const { ReceiptAmt = '', ReceiptType = '', ReceiptTypeNo = '' } = form;
    const signature = hashOf(MID, ReceiptAmt, EdiDate, Moid, this.#key);
    if (MID !== this.#mid || !isSame(SignData, signature))
      return { ResultCode: 'A211', ResultMsg: '해쉬값 검증에 실패하였습니다' };
    if (!['1', '2'].includes(ReceiptType))
      return { ResultCode: '7013', ResultMsg: '현금영수증 요청구분 값 오류' };
    const sum = Number(form['ReceiptSupplyAmt']) + Number(form['ReceiptVAT']);
    if (sum !== Number(ReceiptAmt)) return { ResultCode: '1615', ResultMsg: '거래금액 합계오류' };
    if (this.mood === 'silent') return null;
    if (this.mood === 'refused' || !/^\d{10,11}$/.test(ReceiptTypeNo))
      return { ResultCode: '7012', ResultMsg: '현금영수증 Identity 번호 오류' };
    if (this.all.has(TID)) return { ResultCode: 'A225', ResultMsg: 'TID 중복 오류' };
    if (this.issued(Moid).length > 0)
      return { ResultCode: '7003', ResultMsg: '현금영수증 중복발급' };
    const receipt: IssuedReceipt = {
      tid: TID,
      moid: Moid,
      amount: Number(ReceiptAmt),
      type: ReceiptType,
      number: ReceiptTypeNo,
      receiptNo: `G${TID.slice(-8)}`,
      at: this.#now(),
      state: 'issued',
    };
    this.all.set(TID, receipt);
    return this.#answer(receipt, { ResultCode: '7001', ResultMsg: '현금영수증 처리 성공' });
  }

  cancel(receipt: IssuedReceipt, form: Fields): Answer {
    const { CancelAmt = '', EdiDate = '', SignData = '' } = form;
    const isRight =
      Number(CancelAmt) === receipt.amount &&
      isSame(SignData, hashOf(this.#mid, CancelAmt, EdiDate, this.#key));
    if (!isRight) return { ResultCode: '7004', ResultMsg: '현금영수증 취소오류' };
    if (this.mood === 'silent') return null;
    if (receipt.state === 'cancelled') return { ResultCode: '2013', ResultMsg: '취소 완료 거래' };
    receipt.state = 'cancelled';
    return this.#answer(receipt, { ResultCode: '2001', ResultMsg: '취소 성공' });
  }

  inquire(receipt: IssuedReceipt): Answer {
    if (this.mood === 'silent') return null;
    const Status = receipt.state === 'issued' ? '0' : '1';
    return this.#of(receipt, { ResultCode: '0000', Status });
  }

  #answer(receipt: IssuedReceipt, more: Fields): Answer {
    return this.mood === 'cut' ? 'cut' : this.#of(receipt, more);
  }

  #of({ tid, moid, amount, receiptNo, at }: IssuedReceipt, more: Fields): Fields {
    const Amt = String(amount).padStart(12, '0');
    return {
      TID: tid,
      MID: this.#mid,
      Moid: moid,
      Amt,
      Signature: hashOf(tid, this.#mid, Amt, this.#key),
      AuthCode: receiptNo,
      AuthDate: ediDate(new Date(at)).slice(2),
      ...more,
    };
  }
}
