import type { OrderSummary } from '@portal/contract';
import { paths } from '@portal/paths';

/** Where a request is shown. A membership has no detail: its receipt stands for it. */
export const orderHref = ({ service, ordNbr }: OrderSummary): string =>
  service === 'w_filter'
    ? paths.serviceResult({ orderType: 'w_filter', ordNbr })
    : paths.serviceOrder({ service, id: ordNbr });
