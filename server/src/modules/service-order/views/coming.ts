import type { Coming } from '@portal/contract';
import { seoulDayOf } from '../../../calendar/clock.ts';
import type { Row } from '../../../db/tables.ts';
import type { Cipher } from '../../../personal-data/cipher.ts';
import { comingTo } from '../../stage/arrival.ts';
import { daysToCome, orderStateOf } from '../rules.ts';

/** Who comes to a request, and on which day: whoever was named for a day that was moved may not be who comes on the next one. */
interface Engineer {
  name: string;
  on: string;
}

/** The columns of a request that tell who comes. */
type Visited = Pick<
  Row<'service_order'>,
  'service' | 'status' | 'visit_on' | 'second_on' | 'pay_moid' | 'engineer' | 'arrives_at'
>;

/**
 * The day of the next visit of a request that the centre received and that is not over, as `findNextVisit` tells it; null if there is
 * none.
 */
export function nextVisitOn(
  row: Omit<Visited, 'engineer' | 'arrives_at'>,
  today: string,
): string | null {
  if (orderStateOf(row.service, row.status) !== 'OPEN') return null;
  const { first, second } = daysToCome(row);
  return first !== null && (first >= today || second === null) ? first : second;
}

export const sealEngineer = (cipher: Cipher, engineer: Engineer) =>
  cipher.sealJson('service_order.engineer', engineer);

/** Who comes to the next visit of a request, and when; null where nobody is to come. */
export function comingToOrder(cipher: Cipher, row: Visited, now: number): Coming | null {
  const on = nextVisitOn(row, seoulDayOf(new Date(now)));
  const named =
    row.engineer && (cipher.openJson('service_order.engineer', row.engineer) as Engineer | null);
  const engineer = named && named.on === on ? named.name : null;
  return comingTo({ on, engineer, arrivesAt: row.arrives_at }, now);
}
