import {
  areHoursOver,
  soonness,
  type listServiceOrders,
  type NextVisit,
  type OrderState,
  type ParsedInputOf,
  type ServiceKind,
} from '@portal/contract';
import { clockInSeoul } from '@portal/format';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Row } from '../../db/tables.ts';
import type { Parts } from '../../parts.ts';
import { NEWEST, SUMMARY, toSummary, type Summary } from './repository.ts';
import { comingToOrder } from './views/coming.ts';
import { ENDED, NEVER_OPEN, orderStateOf, statusesIn } from './rules.ts';

/** More visits than anybody has in a month. */
const MOST_DATED = 100;
/** How many open requests are read and compared. Requests with an arrival time come first, then those with the earliest visits. */
const MOST_NEXT = 5;

const ofMember = (db: Db, memberId: string) =>
  db.selectFrom('service_order').where('member_id', '=', memberId);

function inState(db: Db, memberId: string, state: OrderState, service?: ServiceKind) {
  const wanted = statusesIn(state).filter(
    (one) => service === undefined || one.service === service,
  );
  const found = ofMember(db, memberId).where((row) =>
    row.or(
      wanted.map((one) =>
        row.and([row('service', '=', one.service), row('status', 'in', one.statuses)]),
      ),
    ),
  );
  // This repeats the condition of the partial index for open requests, so that PostgreSQL uses it.
  return state === 'OPEN' ? found.where('status', 'not in', NEVER_OPEN) : found;
}

type Wanted = ParsedInputOf<typeof listServiceOrders>;

/** One page of a member's requests, of one service or all, in one state or all, the newest first. */
export function findAllOrders(db: Db, memberId: string, { service, state, ...wanted }: Wanted) {
  let query = state === undefined ? ofMember(db, memberId) : inState(db, memberId, state, service);
  if (service !== undefined) query = query.where('service', '=', service);
  return readPage(query.select(SUMMARY).orderBy(NEWEST), wanted, (row): Summary => row);
}

/**
 * The open request with the next visit, with the day of that visit in `visitOn`: the one whose engineer is on the way, then a late one,
 * then by day and hours (`soonness`); null if there is none. A request that waits for its payment is not open: nobody visits before it
 * is paid.
 */
export async function findNextVisit(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  memberId: string,
): Promise<NextVisit | null> {
  const today = clock.today();
  const now = clock.now();
  const { time } = clockInSeoul(now);
  // Services with two visits are in stage 3 after the first one, so only the second day counts then.
  const next = sql<string | null>`case
    when visit_on >= ${today}::date and (second_on is null or status <> '3') then visit_on
    else coalesce(second_on, visit_on) end`;
  const rows = await inState(db, memberId, 'OPEN')
    .select(SUMMARY)
    .select(['pay_moid', 'engineer', 'arrives_at'])
    .select(next.as('next_on'))
    .where(next, 'is not', null)
    .orderBy(({ eb }) => eb('arrives_at', 'is', null))
    .orderBy(next)
    .orderBy('ord_nbr')
    .limit(MOST_NEXT)
    .execute();
  const visits = rows.map((row) => {
    const { visitOn, visitWindow, secondWindow, ...summary } = toSummary(row);
    const hours = row.next_on === visitOn ? visitWindow : secondWindow;
    const coming = comingToOrder(cipher, row, now.getTime());
    const over = areHoursOver({ on: row.next_on, hours, coming }, time);
    return {
      soonness: soonness({ on: row.next_on, hours, over, coming }),
      visit: {
        ...summary,
        visitOn: row.next_on,
        visitWindow: hours,
        late: row.next_on !== null && row.next_on < today,
        over,
        coming,
      },
    };
  });
  const [first] = visits.toSorted((a, b) => a.soonness.localeCompare(b.soonness));
  return first?.visit ?? null;
}

/** The member's requests with a visit from a day on, those that are done or cancelled included. */
export function findDatedOrders(db: Db, memberId: string, since: string) {
  return (
    ofMember(db, memberId)
      .select(['ord_nbr', 'service', 'status', 'version', 'goods_name', 'received_on'])
      .select(['visit_on', 'second_on', 'visit_window', 'second_window'])
      .select(({ selectFrom }) =>
        selectFrom('service_event')
          .select(({ fn }) => fn.max('at').as('at'))
          .whereRef('service_event.ord_nbr', '=', 'service_order.ord_nbr')
          .as('changed_at'),
      )
      // Nobody visits before a request is paid.
      .where('status', '<>', 'WAIT')
      .where((row) => row.or([row('visit_on', '>=', since), row('second_on', '>=', since)]))
      .orderBy('ord_nbr', 'desc')
      .limit(MOST_DATED)
      .execute()
  );
}

/** How many requests a member has in each state. */
export async function countOrders(db: Db, memberId: string): Promise<Record<OrderState, number>> {
  const rows = await ofMember(db, memberId)
    .select(['service', 'status', sql<number>`count(*)`.as('orders')])
    .groupBy(['service', 'status'])
    .execute();
  const counts = { WAIT: 0, OPEN: 0, DONE: 0, CANCEL: 0 };
  for (const { service, status, orders } of rows) counts[orderStateOf(service, status)] += orders;
  return counts;
}

/** The member's newest request for this service, product and day that has not ended; null if there is none. */
export async function findSame(
  db: Db,
  memberId: string,
  asked: { service: ServiceKind; productIdx: string; visitOn: string },
): Promise<Pick<Row<'service_order'>, 'ord_nbr' | 'service' | 'status'> | null> {
  const row = await db
    .selectFrom('service_order')
    .select(['ord_nbr', 'service', 'status'])
    .where('member_id', '=', memberId)
    .where('service', '=', asked.service)
    .where('product_idx', '=', Number(asked.productIdx))
    .where('visit_on', '=', asked.visitOn)
    .where('status', 'not in', ENDED)
    .orderBy('ord_nbr', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A request of the member for a product that has not ended, or a filter membership; null if there is none. */
export async function findUnended(
  db: Db,
  memberId: string,
  productIdx: string,
): Promise<Pick<Row<'service_order'>, 'ord_nbr' | 'service'> | null> {
  const row = await ofMember(db, memberId)
    .select(['ord_nbr', 'service'])
    .where('product_idx', '=', Number(productIdx))
    .where('status', '<>', 'CANCEL')
    .where((is) => is.or([is('status', 'not in', ENDED), is('service', '=', 'w_filter')]))
    .orderBy('ord_nbr', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The open requests, of all members, for which somebody comes on a day. */
export async function ordersOn(db: Db, day: string): Promise<Row<'service_order'>[]> {
  const rows = await db
    .selectFrom('service_order')
    .selectAll()
    .where('status', 'not in', NEVER_OPEN)
    .where((row) => row.or([row('visit_on', '=', day), row('second_on', '=', day)]))
    .execute();
  return rows.filter(({ service, status }) => orderStateOf(service, status) === 'OPEN');
}
