import type { ServiceOrder } from '@portal/contract';
import { dayInSeoul } from '@portal/format';

/** The end of a cancelled request, for its stages; undefined for any other. */
export function endOf({ status, statusName, history }: ServiceOrder) {
  if (status !== 'CANCEL') return undefined;
  const at = history.find((event) => event.status === status)?.at;
  return { name: statusName, on: at === undefined ? null : dayInSeoul(at) };
}
