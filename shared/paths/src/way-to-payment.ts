import type { OrderPayment } from '@portal/contract';
import { payment as toPay, paymentResult } from './paths.ts';

const labels = {
  none: null,
  unpaid: '결제하기',
  checking: '결제 확인하기',
  deposit: '입금할 계좌 보기',
  paid: '결제 내역 보기',
  refundDue: '결제와 환불 보기',
  refundByPhone: '결제와 환불 보기',
  refunded: '결제와 환불 보기',
} as const;

/** Where a request is paid or its payment is shown; null if there is nothing to show. */
export function wayToPayment(order: {
  ordNbr: string;
  payment: Pick<OrderPayment, 'is' | 'moid'>;
}): { label: string; href: string } | null {
  const { is, moid } = order.payment;
  const label = labels[is];
  if (label === null) return null;
  if (moid !== null) return { label, href: paymentResult({ moid }) };
  return is === 'unpaid' ? { label, href: toPay({ ordNbr: order.ordNbr }) } : null;
}
