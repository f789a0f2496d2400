import type { Visit } from '@portal/contract';

/** The state of a booking in words. A booking that cannot be cancelled any more is over. */
export const stateOf = ({ status, may }: Visit) =>
  status === 'CANCEL' ? '취소됨' : may.cancel ? '예약됨' : '지난 예약';

export const isToCome = ({ status, may }: Visit) => status === 'BOOKED' && may.cancel;
