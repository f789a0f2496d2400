import type { OrderSummary } from '@portal/contract';
import { paths } from '@portal/paths';

/** The address of a request's page. A filter membership has no detail page, so this is its receipt. */
export const orderHref = ({ service, ordNbr }: OrderSummary): string =>
  service === 'w_filter'
    ? paths.serviceResult({ orderType: 'w_filter', ordNbr })
    : paths.serviceOrder({ service, id: ordNbr });
