import type { CashReceiptKind, PayMethod } from '@portal/contract';
import type { Decline } from './declines.ts';
import type { Problem } from './receipt/problems.ts';

/** What the provider learns about a payment. */
export interface Charge {
  moid: string;
  payMethod: PayMethod;
  amount: number;
}

/** A genuine return's content, which an approval needs. */
export interface Authentication {
  tid: string;
  token: string;
  approvalUrl: string;
  netCancelUrl: string;
}

/** An approval's content. */
export interface Approved {
  /** The portal's code of the result (`payResultOf`). */
  resultCode: string;
  approvalNo: string;
  /** The card or the bank. */
  approvedBy: string;
  /** Milliseconds since 1970. */
  at: number;
  deposit: { bankName: string; accountNo: string; holder: string; until: number } | null;
  /** The cash receipt that the provider issued by itself, because the customer asked for one in its window. */
  receipt?: IssuedReceipt;
}

export interface IssuedReceipt {
  tid: string;
  kind: CashReceiptKind;
  receiptNo: string;
}

/** A cash receipt as the provider is asked for it. */
export interface ReceiptRequest {
  /** Our number of it, from `newTid`; the provider issues one receipt for each. */
  tid: string;
  moid: string;
  amount: number;
  goodsName: string;
  kind: CashReceiptKind;
  /** Digits of a phone or business number. */
  number: string;
}

/** The provider's cash receipts. Its calls never throw. */
export interface CashReceipts {
  newTid(at: Date): string;
  /** `known`: the provider has a receipt of this number or payment already. */
  issue(
    request: ReceiptRequest,
  ): Promise<
    | { is: 'issued'; receiptNo: string }
    | { is: 'refused'; problem: Problem; code: string }
    | { is: 'known' }
    | { is: 'unsure'; why: string }
  >;
  /** `none`: the provider knows of no receipt with this number. */
  inquire(
    request: ReceiptRequest,
  ): Promise<
    | { is: 'issued'; receiptNo: string }
    | { is: 'cancelled' | 'none' }
    | { is: 'unsure'; why: string }
  >;
  /** @returns whether the provider confirmed it */
  cancel(request: ReceiptRequest): Promise<boolean>;
}

export type Approval =
  | { is: 'approved'; approved: Approved }
  | { is: 'declined'; decline: Decline; code: string }
  /**
   * No answer, or one that cannot be trusted or leaves open whether it is charged. `why` names no value; `decline`: what the
   * provider said of it, if it did.
   */
  | { is: 'unsure'; why: string; decline?: Decline };

/** A transaction's state at the provider. `none`: it knows of no approval. */
export type Inquiry =
  | { is: 'approved'; approved: Approved; deposited: boolean }
  | { is: 'cancelled' | 'none' }
  | { is: 'unsure'; why: string };

export type Returned =
  | { is: 'authenticated'; moid: string; auth: Authentication }
  /** The customer did not authenticate; `closed`: by leaving the window. */
  | { is: 'refused'; moid: string; closed: boolean; decline: Decline };

/** The account that a deposit is paid back to. */
export interface RefundTo {
  bankCd: string;
  accountNo: string;
  holder: string;
}

export interface Buyer {
  name: string;
  phone: string;
  email: string;
}

declare module '../../parts.ts' {
  interface Parts {
    cardPayment: CardPayment;
  }
}

/** The card provider. Its calls never throw: a missing answer is a result. */
export interface CardPayment {
  readonly mid: string;
  readonly payMethods: readonly PayMethod[];
  readonly windowScript: string;
  /** A payment's form without its signature. @param reserved returned unchanged with the result */
  form(
    charge: Charge,
    more: {
      page: 'pc' | 'mobile';
      goodsName: string;
      buyer: Buyer;
      escrow: boolean;
      depositUntil: Date;
      reserved: string;
    },
  ): { action: string; fields: Record<string, string> };
  sign(amount: number, at: Date): { EdiDate: string; SignData: string };
  /**
   * Validates a return; null if it is not the provider's about this payment, and then nobody may be called.
   * @param reserved what the payment's form reserved
   */
  readReturn(given: Record<string, string>, charge: Charge, reserved: string): Returned | null;
  approve(charge: Charge, auth: Authentication): Promise<Approval>;
  /** Reverses an approval that may have been made. @returns whether the provider confirmed it */
  netCancel(charge: Charge, auth: Authentication): Promise<boolean>;
  /** Refunds a payment, or closes its deposit account. @returns whether the provider confirmed it */
  cancel(charge: Charge, tid: string): Promise<boolean>;
  /**
   * Refunds a deposit to an account; a repetition refunds nothing twice. `refused`: the provider pays nothing to this account.
   */
  refund(charge: Charge, tid: string, to: RefundTo): Promise<'done' | 'refused' | 'unsure'>;
  inquire(charge: Charge, tid: string): Promise<Inquiry>;
  readonly receipts: CashReceipts;
}
