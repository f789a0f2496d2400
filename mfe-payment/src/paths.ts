import { definePath } from '@portal/paths';

/** Addresses that no other part links to. A payment's number is what the provider knows as Moid. */
export const paymentPaths = {
  result: definePath('/payment/pay_result?moid={text}'),
  payDate: definePath('/payment/pay_edit_date'),
  payMethod: definePath('/payment/pay_edit_method'),
};
