import type { PaymentResult } from '@portal/contract';
import { paths } from '@portal/paths';

/** Where the same is paid anew. */
export const payAgainHref = ({ ordNbr }: Pick<PaymentResult, 'ordNbr'>): string =>
  paths.payment({ ordNbr });
