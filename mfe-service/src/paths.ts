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
  orders: definePath(
    '/service/service_order_info?service={after|seat|transfer|assemble_disassemble}&status={all|WAIT|RECEIVE|CONFIRM|ENGINEER|COMPLETE|1|2|3|4|CANCEL}&page={number}',
  ),
  order: definePath(
    '/service/service_order_detail?service={after|seat|transfer|assemble_disassemble}&id={digits}',
  ),
  result: definePath(
    '/service/service_result?orderType={after|3|4|5|6|8|w_filter}&ordNbr={digits}',
  ),
};
