import { serviceKinds, type ServiceKind } from '@portal/contract';
import { definePath, paths } from '@portal/paths';

const request = (service: ServiceKind) =>
  definePath(
    `${paths.serviceRequest(service)}?step={step}&idx={digits}&productIdx={digits}&again={digits}`,
  );
type RequestPath = ReturnType<typeof request>;

/**
 * Addresses of this remote that have parameters of their own, or that no other part links to. `idx` names what began on
 * the phone (getAiccData), `productIdx` the product that a link is about, `again` the repair whose fault came back.
 */
export const servicePaths = {
  request: Object.fromEntries(serviceKinds.map((service) => [service, request(service)])) as Record<
    ServiceKind,
    RequestPath
  >,
  careInfo: definePath('/service/service_care_info?service={before|new|w_filter}'),
  orders: paths.serviceOrders,
  order: paths.serviceOrder,
  result: paths.serviceResult,
};
