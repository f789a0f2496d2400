import { definePath, paths } from '@portal/paths';

export const paymentPaths = {
  payDate: paths.payDate,
  payMethod: paths.payMethod,
  /** The result of a change of day or method. */
  change: definePath('/payment/pay_edit_result?change={digits}'),
};
