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
  `${name.normalize('NFC').replace(/\s/g, '')}\n${phone.replace(/\D/g, '')}`;

const maskedName = (name: string) =>
  name.length < 3
    ? `${name.slice(0, 1)}*`
    : `${name[0]}${'*'.repeat(name.length - 2)}${name.at(-1)}`;
const maskedPhone = (phone: string) => {
  const digits = phone.replace(/\D/g, '');
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
};
/** Province and city stay. */
const maskedPlace = ({ addr }: ServiceOrder['place']) => ({
  zonecode: '',
  addr: `${addr.split(/\s+/).slice(0, 2).join(' ')} ****`,
  addrDetail: '',
});

/** A request as a guest may see it. */
export const masked = (order: ServiceOrder): ServiceOrder => ({
  ...order,
  masked: true,
  productIdx: null,
  custName: maskedName(order.custName),
  phoneNum: maskedPhone(order.phoneNum),
  place: maskedPlace(order.place),
  toPlace: order.toPlace && maskedPlace(order.toPlace),
  text: '',
  photos: [],
  history: order.history.map((event) => ({ ...event, note: '' })),
  may: { ...order.may, cancel: false, changeAddress: 'no' },
});
