import type { PayMethod } from '@portal/contract';

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
}

export type Approval =
  | { is: 'approved'; approved: Approved }
  | { is: 'declined' }
  /** No answer, or one that cannot be trusted. `why` names no value. */
  | { is: 'unsure'; why: string };

/** A transaction's state at the provider. `none`: it knows of no approval. */
export type Inquiry =
  | { is: 'approved'; approved: Approved; deposited: boolean }
  | { is: 'cancelled' | 'none' }
  | { is: 'unsure'; why: string };

export type Returned =
  | { is: 'authenticated'; moid: string; auth: Authentication }
  /** The customer did not authenticate; `closed`: by leaving the window. */
  | { is: 'refused'; moid: string; closed: boolean };

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
  inquire(charge: Charge, tid: string): Promise<Inquiry>;
}
