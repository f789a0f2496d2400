import { definePath, paths } from '@portal/paths';

/** Addresses of this remote's pages about contracts. */
export const paymentPaths = {
  payDate: paths.payDate,
  payMethod: paths.payMethod,
  /** A change of either, and what became of it. */
  change: definePath('/payment/pay_edit_result?change={digits}'),
};
