import {
  besideStages,
  serviceKinds,
  serviceNext,
  services,
  type MembershipStanding,
  type OrderPayment,
  type OrderState,
  type OwnedProduct,
  type ServiceKind,
  type ServiceOrder,
  type ServiceProduct,
} from '@portal/contract';
import { regionOf, unservedAddress } from '@portal/format';
import { daysBefore, lastMove, seoulDayOf } from '../../calendar/clock.ts';
import type { Row } from '../../db/tables.ts';

/** The stage of a membership whose first filter has been sent: its term begins. */
export const FIRST_FILTER = '3';

const stagesOf = (service: ServiceKind): string[] => Object.keys(services[service].stages);

/** What can happen to a request. */
export type Move = 'pay' | 'advance' | 'cancel' | 'cancelByCentre' | 'expire';

/** A request's next status, or why it has none; `paying`: its payment has to end first. */
export type Outcome = { to: string } | { refused: 'already' | 'stage' | 'paying' };

/**
 * The life of a request (specification, 4): it may wait for its payment, passes its stages one by one, and is cancelled by
 * the customer until it is confirmed, after that by the call centre alone, until its last stage. It expires only while it
 * waits for its payment.
 */
export function moveOf(service: ServiceKind, status: string, move: Move): Outcome {
  const stages = stagesOf(service);
  const [first = ''] = stages;
  const place = stages.indexOf(status);
  const isOver = status === 'CANCEL' || place === stages.length - 1;
  if (move === 'cancel' || move === 'cancelByCentre' || move === 'expire') {
    if (status === 'CANCEL') return { refused: 'already' };
    const mayCancel =
      status === 'WAIT' ||
      (move === 'cancel' && status === first) ||
      (move === 'cancelByCentre' && !isOver);
    return mayCancel ? { to: 'CANCEL' } : { refused: 'stage' };
  }
  if (status === 'WAIT') return { to: first };
  if (move === 'pay') return { refused: status === 'CANCEL' ? 'stage' : 'already' };
  const next = isOver ? undefined : stages[place + 1];
  return next === undefined ? { refused: 'stage' } : { to: next };
}

/** The status that a request is filed with. */
export const filedAs = (service: ServiceKind, payable: number): string =>
  payable > 0 ? 'WAIT' : (stagesOf(service)[0] ?? '');

/** Whether it is too late to pay for a visit: visits are prepared on the days before. */
export const isPaidTooLate = (visitOn: string | null, today: string): boolean =>
  visitOn !== null && visitOn <= today;

/** The last day on which a visit can be paid for. */
export const lastPayDay = (visitOn: string): string => daysBefore(visitOn, 1);

/** What the customer may do now. */
export function mayDo(service: ServiceKind, status: string): ServiceOrder['may'] {
  const cancel = 'to' in moveOf(service, status, 'cancel');
  const callCentre = !cancel && 'to' in moveOf(service, status, 'cancelByCentre');
  // Nobody changes the address of a request: it is cancelled and requested again.
  const changeAddress = cancel ? 'again' : callCentre ? 'callCentre' : 'no';
  return { cancel, changeAddress, callCentre };
}

type Standing = Pick<
  Row<'service_order'>,
  'service' | 'status' | 'visit_on' | 'second_on' | 'pay_moid'
>;

/** Whether a payment for the request is under way, which has to end before anything else about it changes. */
export const isPaying = ({ status, pay_moid }: Pick<Standing, 'status' | 'pay_moid'>): boolean =>
  status === 'WAIT' && pay_moid !== null;

/** The days on which somebody still has to come: both, after the first of two visits the second alone, and none once it is over. */
export function daysToCome({ service, status, visit_on: visitOn, second_on }: Standing) {
  const state = orderStateOf(service, status);
  if (state === 'DONE' || state === 'CANCEL') return { first: null, second: null };
  const stages = stagesOf(service);
  const isFirstMade = second_on !== null && stages.indexOf(status) >= stages.length - 2;
  return { first: isFirstMade ? null : visitOn, second: second_on };
}

/** What the customer can change online now; null if nothing. @param now milliseconds since 1970 */
export function changesOf(row: Standing, now: number): ServiceOrder['changes'] {
  if (isPaying(row)) return null;
  const { first, second } = daysToCome(row);
  const until = (day: string | null) =>
    day !== null && now < lastMove(day) ? new Date(lastMove(day)).toISOString() : null;
  const last = second ?? first;
  const contact = last !== null && last >= seoulDayOf(new Date(now));
  const changes = { first: until(first), second: until(second), contact };
  return contact ? changes : null;
}

/** What happens next to a payment under way; null if there is none. */
export function nextOfPayment({ is, deposit }: Pick<OrderPayment, 'is' | 'deposit'>) {
  if (is === 'checking')
    return { text: '결제를 확인하고 있습니다. 확인되면 접수됩니다.', by: null };
  if (is !== 'deposit') return null;
  return {
    text: '받으신 계좌로 입금하시면 접수됩니다.',
    by: deposit && seoulDayOf(new Date(deposit.until)),
  };
}

/** What happens next to a membership in use; null to all other requests. */
export function nextOfMembership(
  membership: Pick<MembershipStanding, 'startedOn' | 'next' | 'earlyEnd'> | null,
  status: string,
): ServiceOrder['next'] | null {
  if (membership === null || membership.startedOn === null || status === 'CANCEL') return null;
  const { next, earlyEnd } = membership;
  if (next)
    return { text: `${next.names.join(', ')}: 교체할 때에 맞추어 보내 드립니다.`, by: next.on };
  return {
    text: earlyEnd ? '약정 기간의 필터를 모두 보내 드렸습니다.' : '약정 기간이 끝났습니다.',
    by: null,
  };
}

/**
 * What happens next, and by when.
 * @param days `answer`: the working day by which the centre gets to the present stage; not told where the visit comes first
 * @param today a day that has passed is not promised any more
 */
export function nextOf(
  service: ServiceKind,
  status: string,
  days: { answer: string; first: string | null; second: string | null },
  today: string,
): ServiceOrder['next'] {
  if (status === 'WAIT')
    return days.first === null
      ? { text: '결제를 마치시면 접수됩니다.', by: null }
      : {
          text: '결제를 마치시면 접수됩니다. 방문일 전날까지 결제하지 않으시면 접수가 취소됩니다.',
          by: lastPayDay(days.first),
        };
  if (status === 'CANCEL') return { text: '취소된 접수입니다.', by: null };
  const [text, by] = serviceNext[service][stagesOf(service).indexOf(status)] ?? [];
  if (text === undefined || by === undefined) return { text: '모두 마쳤습니다.', by: null };
  const visit = by === 'second' ? days.second : days.first;
  if (visit !== null && visit < today)
    return { text: '방문일이 지났습니다. 고객센터에서 확인해 드립니다.', by: null };
  if (by !== 'answer') return { text, by: visit };
  if (visit !== null && visit <= days.answer) return { text: `방문하기 전에 ${text}`, by: null };
  return { text, by: days.answer < today ? null : days.answer };
}

/** The common state of a request (waiting, open, done, cancelled), from its service and the service's own status. */
export function orderStateOf(service: ServiceKind, status: string): OrderState {
  if (status === 'WAIT' || status === 'CANCEL') return status;
  return status === stagesOf(service).at(-1) ? 'DONE' : 'OPEN';
}

/** Statuses of a request that is cancelled or done, in any service. */
export const ENDED = ['CANCEL', 'COMPLETE', '4'] as const;
/** Statuses that are not open in any service. The partial index for open requests excludes the same ones. */
export const NEVER_OPEN = ['WAIT', ...ENDED] as const;

/** For each service, the statuses that belong to a state. */
export const statusesIn = (state: OrderState): { service: ServiceKind; statuses: string[] }[] =>
  serviceKinds.map((service) => ({
    service,
    statuses: [...stagesOf(service), ...Object.keys(besideStages)].filter(
      (status) => orderStateOf(service, status) === state,
    ),
  }));

/** The product's group, if the service can be requested for it online. */
export const servedGroup = (
  service: ServiceKind,
  { product }: Pick<OwnedProduct, 'product'>,
): ServiceProduct | undefined => services[service].products.find((group) => group === product);

/** Why no service at all can be requested for this product, in words for customers; null if its usage is verified. */
export const unverifiedRefusal = ({ verified }: Pick<OwnedProduct, 'verified'>): string | null =>
  verified
    ? null
    : '사용 정보가 확인된 제품만 신청할 수 있습니다. 제품 사용 정보를 먼저 확인해 주세요.';

/** Why nobody is sent to where a product is installed; null if somebody is, and where its place is unknown. */
export function islandRefusal({ place }: Pick<OwnedProduct, 'place'>): string | null {
  const addr = place?.addr ?? '';
  return regionOf(addr) === null ? null : unservedAddress(addr);
}
