import type { Parts } from '../parts.ts';
import { paymentsOfOrders } from './payment/order-payments.ts';

/**
 * What modules need from a higher floor. The module that calls it declares it in `Parts`; app.ts passes it in at
 * start.
 */
export const hooks = {
  paymentsOfOrders,
} satisfies Partial<Parts>;
