import {
  cancelTransfer,
  notifyDeposit,
  type enterRefundAccount,
  type InputOf,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import type { TestApi } from '../api.ts';
import type { Browser } from '../browser.ts';
import { fileOne } from '../inputs/orders.ts';
import { aPayment, pay } from './browser.ts';

/** A valid account of 김하늘 for a refund, with some fields changed. */
export const aRefundAccount = (
  moid: string,
  change: Partial<InputOf<typeof enterRefundAccount>> = {},
): InputOf<typeof enterRefundAccount> => ({
  moid,
  bankCd: '088',
  accountNo: '110-0000-7654321',
  holder: people.haneul.name,
  consentRefund: 'Y',
  ...change,
});

/** Pays a request by a deposit, and cancels it. @returns the payment's number */
export async function depositToRefund(api: TestApi, own: Browser): Promise<string> {
  const { ordNbr } = await fileOne(own, 'transfer');
  const { moid } = await pay(api, own, aPayment(ordNbr, { payMethod: '4' }));
  const { ledger } = api.sandbox;
  const found = [...ledger.transactions.values()].find((one) => one.moid === moid);
  await own.call(notifyDeposit, ledger.deposit(found?.tid ?? '') ?? {});
  await own.call(cancelTransfer, { ordNbr });
  return moid;
}
