import type { OrderPayment, ServiceOrder } from '@portal/contract';
import type { MembershipOffer } from '../../service-quote/filters.ts';
import { maskedName, maskedPhone } from '../../guest-check/contact.ts';

/** The customer's entries apart from the product and the day of the visit. */
export type Entered = Pick<
  ServiceOrder,
  | 'custName'
  | 'phoneNum'
  | 'place'
  | 'toPlace'
  | 'secondOn'
  | 'symptom'
  | 'text'
  | 'entrance'
  | 'parts'
  | 'ladder'
  | 'terms'
  | 'consentMarketing'
> & {
  /** What a membership was filed with. */
  offer?: MembershipOffer;
};

/** A service's own entries; those of other services are empty. */
export const nothingElse = {
  toPlace: null,
  secondOn: null,
  symptom: '',
  text: '',
  parts: [],
  ladder: null,
  terms: null,
  consentMarketing: 'N',
} as const satisfies Partial<Entered>;

/** How a payment stands as a guest may see it: what is still to be paid and until when, and no account. */
export function maskedPayment(payment: OrderPayment): OrderPayment {
  const { is, deposit } = payment;
  const isToPay = is === 'unpaid' || is === 'checking' || is === 'deposit';
  return {
    is: isToPay ? is : 'none',
    amount: isToPay ? payment.amount : 0,
    point: 0,
    payMethod: null,
    moid: null,
    deposit: deposit && { bankName: '', accountNo: '', holder: '', until: deposit.until },
    refundTo: null,
  };
}

/**
 * A request as a guest may see it: product, stages, days and the amount due, and no other entry.
 * @param changes what this guest may change: nothing who came by a link, because links are forwarded
 */
export const masked = (
  order: ServiceOrder,
  changes: ServiceOrder['changes'] = null,
): ServiceOrder => ({
  ...order,
  ...nothingElse,
  masked: true,
  payment: maskedPayment(order.payment),
  productIdx: null,
  membership: null,
  again: null,
  rating: null,
  entrance: '',
  custName: maskedName(order.custName),
  phoneNum: maskedPhone(order.phoneNum),
  place: { zonecode: '', addr: '', addrDetail: '' },
  secondOn: order.secondOn,
  consentMarketing: null,
  photos: [],
  quote: { lines: [], total: 0, point: 0, payable: order.payable },
  history: order.history.map((event) => ({ ...event, note: '' })),
  may: { ...order.may, cancel: false, changeAddress: 'no' },
  changes,
});
