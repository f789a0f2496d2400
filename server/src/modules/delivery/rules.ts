import { deliveryStages, type DeliveryStage, type Shipment } from '@portal/contract';
import { lastMove } from '../../calendar/clock.ts';

const stages = Object.keys(deliveryStages) as DeliveryStage[];

/** The stage of a shipment and its day of installation. Days are `2026-11-21`, in Seoul. */
export type Standing = Pick<Shipment, 'status' | 'day' | 'installOn' | 'askedOn'>;

/**
 * The centre advances a shipment, plans its day, or records that the customer asked by phone for another, which it plans later. The
 * customer confirms the day or moves it; `at` is in milliseconds since 1970.
 */
export type Change =
  | { is: 'advance' }
  | { is: 'plan'; installOn: string }
  | { is: 'ask'; moveOn: string }
  | { is: 'confirm'; installOn: string }
  | { is: 'move'; installOn: string; moveOn: string; window?: string | undefined; at: number };

/**
 * `to` is the new standing, and the very same object if the change changes nothing.
 * `refused` is 'stage' if the stage does not allow the change. It is 'day' if no day is planned, if another day is planned by
 * now, or if the day has passed; 'late' if it is too near to be moved online.
 */
export type Outcome = { to: Standing } | { refused: 'stage' | 'day' | 'late' };

export const atFirst: Standing = { status: 'ORDER', day: 'none', installOn: null, askedOn: null };

const isStanding = ({ day }: Standing) => day === 'planned' || day === 'confirmed';

/** The stage INSTALL needs a planned or confirmed day: no engineer is sent while the customer asks for another day. */
function advance(from: Standing): Outcome {
  const next = stages[stages.indexOf(from.status) + 1];
  if (next === undefined) return { refused: 'stage' };
  return next === 'INSTALL' && !isStanding(from)
    ? { refused: 'day' }
    : { to: { ...from, status: next } };
}

/**
 * Applies a change to a shipment. A shipment passes its stages one after the other. During PREPARE and DISPATCH the centre
 * plans a day; the customer confirms it or, until noon of the day before, moves it to another, which is confirmed thereby.
 * @param today the day on which the change is made
 */
export function changeOf(from: Standing, change: Change, today: string): Outcome {
  if (change.is === 'advance') return advance(from);
  if (from.status !== 'PREPARE' && from.status !== 'DISPATCH') return { refused: 'stage' };
  const { status, day } = from;
  if (change.is === 'ask') {
    const { moveOn } = change;
    const stands = isStanding(from) && moveOn !== from.installOn;
    return stands ? { to: { ...from, day: 'moving', askedOn: moveOn } } : { refused: 'day' };
  }
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
  if (!isStanding(from)) return { refused: 'day' };
  return change.at < lastMove(installOn)
    ? { to: { ...from, day: 'confirmed', installOn: change.moveOn } }
    : { refused: 'late' };
}

/** Until when the customer can move the day online, in milliseconds since 1970; null if they cannot now. */
export function moveUntil(from: Standing, now: number): number | null {
  const { installOn } = from;
  if (installOn === null) return null;
  const outcome = changeOf(from, { is: 'move', installOn, moveOn: installOn, at: now }, '');
  return 'to' in outcome ? lastMove(installOn) : null;
}

/** Tells whether the day of installation stands, waits for somebody or has passed. */
export function dayStateOf(from: Standing, today: string): Shipment['dayState'] {
  const { status, day, installOn } = from;
  if (status === 'DONE') return 'done';
  if (day === 'moving' || installOn === null) return day === 'moving' ? 'moving' : 'none';
  if (installOn < today) return 'late';
  const confirmed = changeOf(from, { is: 'confirm', installOn }, today);
  return 'to' in confirmed && confirmed.to !== from ? 'toConfirm' : 'fixed';
}

/** Whether the customer may confirm the day or move it now. @param now in milliseconds since 1970 */
export const mayDo = (from: Standing, today: string, now: number): Shipment['may'] => ({
  confirm: dayStateOf(from, today) === 'toConfirm',
  move: moveUntil(from, now) !== null,
});

/** Whether a shipment that left us is installed on this day. */
export const isToCome = ({ status, day, installOn }: Standing, today: string): boolean =>
  (status === 'DISPATCH' || status === 'INSTALL') && day !== 'moving' && installOn === today;

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
