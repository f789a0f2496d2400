import type { Parts } from '../parts.ts';
import { findPaymentOfOrder } from './payment/repository.ts';

/**
 * What modules need from a higher floor. The module that calls it declares it in `Parts`; app.ts passes it in at
 * start.
 */
export const hooks = {
  paymentOfOrder: findPaymentOfOrder,
} satisfies Partial<Parts>;
