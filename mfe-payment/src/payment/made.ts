import { serviceNames, type PaymentSums, type ServiceKind } from '@portal/contract';
import { formatWon } from '@portal/format';
import type { Fact } from '@portal/ui';

/** What a payment was for. */
export const subjectOf = (payment: { service: ServiceKind | null; goodsName: string }): string =>
  [payment.service ? serviceNames[payment.service] : '요금 납부', payment.goodsName].join(' · ');

/** What came back of payments and what still comes back, alike on receipts, lists and statements; nothing where nothing does. */
export const refundFacts = ({
  refunded,
  refunding,
}: Pick<PaymentSums, 'refunded' | 'refunding'>): Fact[] => [
  ['돌려 드린 금액', refunded > 0 ? formatWon(refunded) : null],
  ['돌려 드릴 금액', refunding > 0 ? formatWon(refunding) : null],
];
