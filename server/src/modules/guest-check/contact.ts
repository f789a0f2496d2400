const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** The text by which a guest finds what is theirs: name and phone, however they were typed. */
export const contactOf = (name: string, phone: string): string =>
  `${name.normalize('NFC').replace(/\s/g, '').toLowerCase()}\n${digitsOf(phone)}`;

/** The same, of the number of an order and a phone. */
export const orderContactOf = (orderNo: string, phone: string): string =>
  `${orderNo}\n${digitsOf(phone)}`;

/** A name as a guest may see it. */
export const maskedName = (name: string): string =>
  name.length < 3
    ? `${name.slice(0, 1)}*`
    : `${name[0]}${'*'.repeat(name.length - 2)}${name.at(-1)}`;

/** A phone number as a guest may see it. */
export const maskedPhone = (phone: string): string => {
  const digits = digitsOf(phone);
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
};

/** An order's number as a guest may see it. */
export const maskedOrderNo = (orderNo: string): string =>
  `${'*'.repeat(orderNo.length - 4)}${orderNo.slice(-4)}`;
