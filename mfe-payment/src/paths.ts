import { definePath } from '@portal/paths';

/** Addresses that no other part links to. */
export const paymentPaths = {
  payDate: definePath('/payment/pay_edit_date'),
  payMethod: definePath('/payment/pay_edit_method'),
};
