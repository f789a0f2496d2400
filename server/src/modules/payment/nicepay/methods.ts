import type { PayMethod } from '@portal/contract';

/** The provider's names of the ways to pay, their code within a TID, and the code of a success. */
export const providerMethods: Record<
  PayMethod,
  { name: 'CARD' | 'BANK' | 'VBANK' | 'CELLPHONE'; inTid: string; success: string }
> = {
  '1': { name: 'CARD', inTid: '01', success: '3001' },
  '2': { name: 'BANK', inTid: '02', success: '4000' },
  '4': { name: 'VBANK', inTid: '03', success: '4100' },
  '7': { name: 'CELLPHONE', inTid: '05', success: 'A000' },
};

/** The portal's code of a result (specification, 4): a phone payment's success has a name, not a number. */
export const resultCodeOf = (payMethod: PayMethod, code: string): string =>
  payMethod === '7' && code === providerMethods['7'].success ? 'Success' : code;
