import { definePath } from '@portal/paths';

/** Addresses that no other part links to. */
export const paymentPaths = {
  payDate: definePath('/payment/pay_edit_date?custCode={digits}'),
  payMethod: definePath(
    '/payment/pay_edit_method?custCode={digits}&to={none|card|bank}&step={step}',
  ),
  /** A change of either, and what became of it. */
  change: definePath('/payment/pay_edit_result?change={digits}'),
};
