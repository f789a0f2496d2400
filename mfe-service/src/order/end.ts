import type { ServiceOrder } from '@portal/contract';
import { dayInSeoul } from '@portal/format';

/** The last entry in the stages of a cancelled request: the cancellation and its day. Undefined if the request is not cancelled. */
export function endOf({ status, statusName, history }: ServiceOrder) {
  if (status !== 'CANCEL') return undefined;
  const at = history.find((event) => event.status === status)?.at;
  return { name: statusName, on: at === undefined ? null : dayInSeoul(at) };
}
