import type { ServiceOrder } from '@portal/contract';

/** What the customer entered beside the product and the day of the visit. */
export type Entered = Pick<
  ServiceOrder,
  | 'custName'
  | 'phoneNum'
  | 'place'
  | 'toPlace'
  | 'secondOn'
  | 'symptom'
  | 'text'
  | 'parts'
  | 'ladder'
  | 'terms'
  | 'consentMarketing'
>;

/** What a service asks for beyond what all of them do; the rest is empty. */
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

/** The text by which a guest finds a request: name and phone, however they were typed. */
export const contactOf = (name: string, phone: string): string =>
  `${name.normalize('NFC').replace(/\s/g, '').toLowerCase()}\n${phone.replace(/\D/g, '')}`;

const maskedName = (name: string) =>
  name.length < 3
    ? `${name.slice(0, 1)}*`
    : `${name[0]}${'*'.repeat(name.length - 2)}${name.at(-1)}`;
const maskedPhone = (phone: string) => {
  const digits = phone.replace(/\D/g, '');
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
};

/** A request as a guest may see it: product, stages and days, and what is still to be paid; nothing else that was entered. */
export const masked = (order: ServiceOrder): ServiceOrder => ({
  ...order,
  ...nothingElse,
  masked: true,
  productIdx: null,
  custName: maskedName(order.custName),
  phoneNum: maskedPhone(order.phoneNum),
  place: { zonecode: '', addr: '', addrDetail: '' },
  secondOn: order.secondOn,
  consentMarketing: null,
  photos: [],
  quote: { lines: [], total: 0, point: 0, payable: order.payable },
  history: order.history.map((event) => ({ ...event, note: '' })),
  may: { ...order.may, cancel: false, changeAddress: 'no' },
});
