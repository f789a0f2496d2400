import type { ContractPayment } from '@portal/contract';

export const wayOf = ({ payMethod, companyName, number }: ContractPayment): string =>
  `${payMethod} ${companyName} ${number}`;
