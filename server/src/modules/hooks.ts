import type { Parts } from '../parts.ts';
import { contractUntil } from './contract-payment/contracts.ts';
import { orderLink } from './order-check/link.ts';
import { paymentsOfOrders } from './payment/order-payments.ts';

/**
 * What modules need from a higher floor. The module that calls it declares it in `Parts`; app.ts passes it in at
 * start.
 */
export const hooks = {
  contractUntil,
  messageLinks: { service: orderLink },
  paymentsOfOrders,
} satisfies Partial<Parts>;
