import { deliveryStages, type DeliveryStage, type Shipment } from '@portal/contract';
import { daysAfter } from '../../calendar/clock.ts';
import { DELIVERY_DAYS } from '../service-quote/days.ts';

const stages = Object.keys(deliveryStages) as DeliveryStage[];

/** The stage of a shipment and its day of installation. Days are `2026-11-21`, in Seoul. */
export type Standing = Pick<Shipment, 'status' | 'day' | 'installOn' | 'askedOn'>;

/** The centre advances a shipment or plans its day; the customer confirms the day or asks to move it. */
export type Change =
  | { is: 'advance' }
  | { is: 'plan'; installOn: string }
  | { is: 'confirm'; installOn: string }
  | { is: 'move'; installOn: string; moveOn: string };

/**
 * `to` is the new standing, and the very same object if the change changes nothing.
 * `refused` is 'stage' if the stage does not allow the change. It is 'day' if no day is planned, if another day is planned by
 * now, or if the day has passed or is too near.
 */
export type Outcome = { to: Standing } | { refused: 'stage' | 'day' };

export const atFirst: Standing = { status: 'ORDER', day: 'none', installOn: null, askedOn: null };

/** The stage INSTALL needs a planned or confirmed day: no engineer is sent while the customer asks for another day. */
function advance(from: Standing): Outcome {
  const next = stages[stages.indexOf(from.status) + 1];
  if (next === undefined) return { refused: 'stage' };
  const stands = from.day === 'planned' || from.day === 'confirmed';
  return next === 'INSTALL' && !stands ? { refused: 'day' } : { to: { ...from, status: next } };
}

/**
 * Applies a change to a shipment. A shipment passes its stages one after the other. During PREPARE and DISPATCH the centre
 * plans a day; the customer confirms it or, if it is at least DELIVERY_DAYS ahead, asks for another, which the centre then
 * plans.
 * @param today the day on which the change is made
 */
export function changeOf(from: Standing, change: Change, today: string): Outcome {
  if (change.is === 'advance') return advance(from);
  if (from.status !== 'PREPARE' && from.status !== 'DISPATCH') return { refused: 'stage' };
  const { status, day } = from;
  const { installOn } = change;
  if (change.is === 'plan')
    return installOn < today
      ? { refused: 'day' }
      : { to: { status, day: 'planned', installOn, askedOn: null } };
  if (installOn !== from.installOn) return { refused: 'day' };
  if (change.is === 'confirm') {
    if (day === 'confirmed') return { to: from };
    const mayConfirm = day === 'planned' && installOn >= today;
    return mayConfirm ? { to: { ...from, day: 'confirmed' } } : { refused: 'day' };
  }
  const { moveOn } = change;
  if (day === 'moving') return moveOn === from.askedOn ? { to: from } : { refused: 'day' };
  const isAhead = installOn >= daysAfter(today, DELIVERY_DAYS);
  return isAhead && moveOn !== installOn
    ? { to: { ...from, day: 'moving', askedOn: moveOn } }
    : { refused: 'day' };
}

/** Whether the customer may confirm the day or ask to move it now. */
export function mayDo(from: Standing, today: string): Shipment['may'] {
  const { installOn } = from;
  if (installOn === null) return { confirm: false, move: false };
  const changes = (change: Change) => {
    const outcome = changeOf(from, change, today);
    return 'to' in outcome && outcome.to !== from;
  };
  // Any other day will do here: we only want to know whether a move is allowed at all.
  const moveOn = daysAfter(installOn, 1);
  return {
    confirm: changes({ is: 'confirm', installOn }),
    move: changes({ is: 'move', installOn, moveOn }) && from.day !== 'moving',
  };
}

/** Whether a shipment that left us is installed on this day. */
export const isToCome = ({ status, day, installOn }: Standing, today: string): boolean =>
  (status === 'DISPATCH' || status === 'INSTALL') && day !== 'moving' && installOn === today;

/** Tells whether the day of installation stands, waits for somebody or has passed. */
export function dayStateOf(from: Standing, today: string): Shipment['dayState'] {
  const { status, day, installOn } = from;
  if (status === 'DONE') return 'done';
  if (day === 'moving' || installOn === null) return day === 'moving' ? 'moving' : 'none';
  if (installOn < today) return 'late';
  return mayDo(from, today).confirm ? 'toConfirm' : 'fixed';
}

/**
 * Tells the customer what happens next, and on or by which day.
 * @param answerBy the day by which the centre promises news; not shown once it has passed
 */
export function nextOf(from: Standing, { today, answerBy }: { today: string; answerBy: string }) {
  const { status, day, installOn } = from;
  if (status === 'DONE') return { text: '설치를 모두 마쳤습니다.', by: null };
  if (dayStateOf(from, today) === 'late')
    return { text: '설치 예정일이 지났습니다. 고객센터에서 확인해 드립니다.', by: null };
  if (status === 'INSTALL') return { text: '기사가 방문해 설치합니다.', by: installOn };
  const told = answerBy < today ? null : answerBy;
  if (status === 'ORDER')
    return { text: '주문을 확인하고 상품을 준비합니다. 설치일은 그다음 알려 드립니다.', by: told };
  if (day === 'none') return { text: '설치하러 갈 날을 정해 알려 드립니다.', by: told };
  if (day === 'moving')
    return { text: '바꾸어 달라고 하신 날을 보고 새 설치일을 알려 드립니다.', by: told };
  if (day === 'planned')
    return { text: '설치일을 확인해 주세요. 그날 기사가 방문해 설치합니다.', by: installOn };
  return status === 'PREPARE'
    ? { text: '상품을 출고하고, 기사가 방문해 설치합니다.', by: installOn }
    : { text: '기사가 방문해 설치합니다.', by: installOn };
}

/**
 * The progress of an order: the stage of its slowest shipment, and the next day of installation with its state. Days that stand
 * come before those that are being moved. Null without shipments.
 */
export function orderStanding(shipments: readonly Standing[], today: string) {
  const [first] = shipments.toSorted(
    (one, other) => stages.indexOf(one.status) - stages.indexOf(other.status),
  );
  if (!first) return null;
  const waiting = shipments.filter(({ status }) => first.status === 'DONE' || status !== 'DONE');
  const isMoving = ({ day }: Standing) => Number(day === 'moving');
  const [next = first] = waiting
    .filter(({ installOn }) => installOn !== null)
    .toSorted(
      (one, other) =>
        isMoving(one) - isMoving(other) ||
        String(one.installOn).localeCompare(String(other.installOn)),
    );
  return {
    status: first.status,
    statusName: deliveryStages[first.status],
    installOn: next.installOn,
    dayState: dayStateOf(next, today),
  };
}
