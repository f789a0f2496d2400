import { definePath, paths } from '@portal/paths';

/**
 * Addresses of this remote that have parameters of their own, or that no other part links to. `idx` names what began on
 * the phone (getAiccData).
 */
export const servicePaths = {
  after: definePath(`${paths.serviceAfter.template}?step={step}&idx={digits}`),
  seat: paths.serviceSeat,
  transfer: definePath(`${paths.serviceTransfer.template}&idx={digits}`),
  assemble: definePath(`${paths.serviceAssemble.template}&idx={digits}`),
  filter: paths.serviceFilter,
  careInfo: definePath('/service/service_care_info?service={before|new|w_filter}'),
  orders: paths.serviceOrders,
  order: paths.serviceOrder,
  result: paths.serviceResult,
};
