import { isVisit, type OrderSummary } from '@portal/contract';
import { paths } from '@portal/paths';

/** The address of a request's page. A filter membership has no detail page, so this is its receipt. */
export const orderHref = ({ service, orderType, ordNbr }: Omit<OrderSummary, 'payment'>): string =>
  isVisit(service)
    ? paths.serviceOrder({ service, id: ordNbr })
    : paths.serviceResult({ orderType, ordNbr });
