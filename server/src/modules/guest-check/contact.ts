const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** The normalised text for a look-up by name and phone. Spaces, hyphens and case do not matter. */
export const contactOf = (name: string, phone: string): string =>
  `${name.normalize('NFC').replace(/\s/g, '').toLowerCase()}\n${digitsOf(phone)}`;

/** The normalised text for a look-up by order number and phone. */
export const orderContactOf = (orderNo: string, phone: string) => `${orderNo}\n${digitsOf(phone)}`;

/** A name with all but its first and last characters replaced by `*`, for guests. */
export const maskedName = (name: string): string =>
  name.length < 3
    ? `${name.slice(0, 1)}*`
    : `${name[0]}${'*'.repeat(name.length - 2)}${name.at(-1)}`;

/** A phone number with its middle digits replaced by `*`, for guests. */
export const maskedPhone = (phone: string): string => {
  const digits = digitsOf(phone);
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
};

/** An order number of which only the last four digits are shown, for guests. */
export const maskedOrderNo = (orderNo: string): string =>
  `${'*'.repeat(orderNo.length - 4)}${orderNo.slice(-4)}`;
