import type { Parts } from '../parts.ts';
import { contractUntil } from './contract-payment/contracts.ts';
import { deliveryLink } from './delivery/link.ts';
import { tellOfNewDevice } from './message/new-device.ts';
import { orderLink } from './order-check/link.ts';
import { paymentLink } from './payment/told/link.ts';
import { paymentsOfOrders } from './payment/order-payments.ts';

/**
 * What modules need from a higher floor. The module that calls it declares it in `Parts`; app.ts passes it in at
 * start.
 */
export const hooks = {
  contractUntil,
  messageLinks: { service: orderLink, payment: paymentLink, delivery: deliveryLink },
  paymentsOfOrders,
  tellOfNewDevice,
} satisfies Partial<Parts>;
