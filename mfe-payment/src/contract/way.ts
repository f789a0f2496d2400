import type { ContractPayment } from '@portal/contract';

/** A way of payment in one line. */
export const wayOf = ({ payMethod, companyName, number }: ContractPayment): string =>
  `${payMethod} ${companyName} ${number}`;
