import type { CostLine, Quote } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import { untilWon } from '../../db/until-won.ts';
import type { Parts, Store } from '../../parts.ts';
import { arrivalIn } from '../stage/arrival.ts';
import { changeOrder, findOrder, quoted, setComing, type OrderEvent } from './repository.ts';
import { isPaying, moveOf, orderStateOf, type Move, type Outcome } from './rules.ts';
import { nextVisitOn, sealEngineer } from './views/coming.ts';
import { openEntered } from './views/detail.ts';
import { placeVisits, zonesOf, type Windows } from './windows/place-visits.ts';
import { tellOfArrival, tellOfDays, tellOfOrder } from './tell.ts';

/** What the customer reads in the history beside moved days. */
const MOVED = '방문 날짜를 옮겼습니다.';

type Order = Row<'service_order'>;

/** The row before the move, and the outcome. */
export type Moved = { row: Row<'service_order'>; outcome: Outcome };

/**
 * Moves a request to another status, records it and tells the customer. Of concurrent callers one wins by the row's version;
 * the others decide again on the changed row.
 * @param own limits the move to a request of this member and service
 * @param requote returns the quote to store with the move
 * @returns null if there is no such request
 */
export function moveOrder(
  { db, cipher }: Store,
  { ordNbr, move, own }: { ordNbr: string; move: Move; own?: Parameters<typeof findOrder>[2] },
  event: Omit<OrderEvent, 'status'>,
  requote?: (transaction: Db, row: Row<'service_order'>) => Promise<Quote>,
): Promise<Moved | null> {
  return untilWon(db, async (transaction) => {
    const row = await findOrder(transaction, ordNbr, own);
    if (!row) return null;
    // A customer is paying for this request: moving it now would cancel it, or count it as paid, during the charge.
    const outcome: Outcome = isPaying(row)
      ? { refused: 'paying' }
      : moveOf(row.service, row.status, move);
    if (!('to' in outcome)) return { row, outcome };
    const quote = await requote?.(transaction, row);
    const changed = { ...event, status: outcome.to };
    const store = { db: transaction, cipher };
    if (!(await changeOrder(store, row, changed, quote && quoted(quote)))) return 'lost';
    await tellOfOrder(store, row, changed);
    return { row, outcome };
  });
}

/**
 * Moves the days of a request that the centre received and that is not over, records it and tells the customer.
 * @param days a day that is missing stays as it is
 * @returns why the days stay as they are; null if they moved
 */
export function moveDays(
  { db, cipher }: Store,
  ordNbr: string,
  days: { visitOn?: string | undefined; secondOn?: string | undefined } & Windows,
  at: number,
): Promise<'unknown' | 'stage' | 'days' | null> {
  return untilWon(db, async (transaction) => {
    const row = await findOrder(transaction, ordNbr);
    if (!row) return 'unknown';
    if (row.visit_on === null || orderStateOf(row.service, row.status) !== 'OPEN') return 'stage';
    const { visitOn = row.visit_on, secondOn = row.second_on, ...windows } = days;
    const { visitWindow = row.visit_window, secondWindow = row.second_window } = windows;
    const isSame =
      visitOn === row.visit_on &&
      secondOn === row.second_on &&
      visitWindow === row.visit_window &&
      secondWindow === row.second_window;
    const isSecondWrong = (secondOn === null) !== (row.second_on === null);
    if (isSame || isSecondWrong || (secondOn !== null && secondOn < visitOn)) return 'days';
    const store = { db: transaction, cipher };
    const written = await writeDays(
      store,
      row,
      { visitOn, secondOn, ...windows },
      { at, by: 'centre' },
    );
    return written === 'moved' ? null : written;
  });
}

/** The entries of a request with some changed, sealed; null without their key: they would be replaced by empty ones. */
export function entriesWith({ cipher }: Pick<Store, 'cipher'>, row: Order, changed: object) {
  const text = cipher.tryOpen('service_order.entered', row.entered);
  if (text === null) return null;
  const entered = JSON.stringify({ ...(JSON.parse(text) as object), ...changed });
  return cipher.seal('service_order.entered', entered);
}

const kept = (window: string | null, isSameDay: boolean) =>
  isSameDay ? (window ?? undefined) : undefined;

/**
 * Stores the new days of a request that still has this version, records it and tells the customer. Call it in a transaction.
 * @throws AppError ERR_WINDOW_FULL, which undoes the transaction
 * @param quote the quote to store with them; default: it stays
 */
export async function writeDays(
  store: Store,
  row: Order,
  { visitOn, secondOn, ...windows }: { visitOn: string; secondOn: string | null } & Windows,
  who: Pick<OrderEvent, 'at' | 'by'>,
  quote?: Quote,
): Promise<'moved' | 'lost' | 'unknown'> {
  const entered = entriesWith(store, row, { secondOn });
  if (entered === null) return 'unknown';
  const moved = { visit_on: visitOn, second_on: secondOn };
  const event = { ...who, status: row.status, note: MOVED };
  const changes = { ...moved, entered, ...(quote && quoted(quote)) };
  if (!(await changeOrder(store, row, event, changes))) return 'lost';
  const zones = zonesOf(openEntered(store.cipher, row));
  const taken = await placeVisits(store, { ...row, ...moved }, zones, {
    // A day that stays keeps its window.
    visitWindow: windows.visitWindow ?? kept(row.visit_window, visitOn === row.visit_on),
    secondWindow: windows.secondWindow ?? kept(row.second_window, secondOn === row.second_on),
  });
  await tellOfDays(store, row, { ...moved, ...taken }, who.at);
  return 'moved';
}

/**
 * Stores when the engineer arrives who is on the way to a request, and tells the customer.
 * @returns why nobody can be on the way; null if the customer is told
 */
export function announceArrival(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  { ordNbr, minutes }: { ordNbr: string; minutes: number },
): Promise<'unknown' | 'stage' | 'today' | null> {
  const now = clock.now().getTime();
  const today = clock.today();
  return untilWon(db, async (transaction) => {
    const row = await findOrder(transaction, ordNbr);
    if (!row) return 'unknown';
    if (orderStateOf(row.service, row.status) !== 'OPEN') return 'stage';
    if (row.visit_on !== today && row.second_on !== today) return 'today';
    const arrival = arrivalIn(minutes, now);
    if (!(await setComing(transaction, row, { arrives_at: arrival.at }))) return 'lost';
    await tellOfArrival({ db: transaction, cipher }, row, arrival, now);
    return null;
  });
}

/**
 * Stores who comes to the next visit of a request.
 * @returns why nobody can be named; null if it is stored
 */
export function nameEngineer(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  { ordNbr, name, picture }: { ordNbr: string; name: string; picture?: string | undefined },
): Promise<'unknown' | 'stage' | null> {
  return untilWon(db, async (transaction) => {
    const row = await findOrder(transaction, ordNbr);
    if (!row) return 'unknown';
    const on = nextVisitOn(row, clock.today());
    if (on === null) return 'stage';
    const engineer = sealEngineer(cipher, { name, picture, on });
    return (await setComing(transaction, row, { engineer })) ? null : 'lost';
  });
}

/** A request's quote with other points, limited to its total. */
export function withPoints({ lines, total }: Quote, usePoint: number): Quote {
  const without = lines.filter(({ code }) => code !== 'point');
  const point = Math.min(usePoint, total);
  const line: CostLine = {
    code: 'point',
    label: '포인트 사용',
    amount: -point,
    condition: '1점은 1원',
  };
  return {
    lines: point > 0 ? [...without, line] : without,
    total,
    point,
    payable: total - point,
  };
}
