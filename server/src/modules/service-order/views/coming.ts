import type { Coming } from '@portal/contract';
import { seoulDayOf } from '../../../calendar/clock.ts';
import type { Row } from '../../../db/tables.ts';
import type { Cipher } from '../../../personal-data/cipher.ts';
import type { Store } from '../../../parts.ts';
import { comingTo } from '../../stage/arrival.ts';
import { engineerPictures } from '../../stage/engineer-picture.ts';
import { daysToCome, orderStateOf } from '../rules.ts';

/** Who comes to a request, and on which day: whoever was named for a day that was moved may not be who comes on the next one. */
interface Engineer {
  name: string;
  /** The name of a picture in the content. */
  picture?: string | undefined;
  on: string;
}

/** The columns of a service request from which `coming` is worked out. */
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

function whoComes(cipher: Cipher, row: Visited, now: number) {
  const on = nextVisitOn(row, seoulDayOf(new Date(now)));
  const named =
    row.engineer && (cipher.openJson('service_order.engineer', row.engineer) as Engineer | null);
  const engineer = named && named.on === on ? named : null;
  const visit = { on, engineer: engineer?.name ?? null, arrivesAt: row.arrives_at };
  return { engineer, coming: comingTo(visit, now) };
}

/** Who comes to the next visit of a request, and when; null where nobody is to come. */
export const comingToOrder = (cipher: Cipher, row: Visited, now: number): Coming | null =>
  whoComes(cipher, row, now).coming;

/** The same with the engineer's picture. */
export async function comingWithPicture(
  { db, cipher }: Store,
  row: Visited,
  now: number,
): Promise<Coming | null> {
  const { engineer, coming } = whoComes(cipher, row, now);
  const name = engineer?.picture;
  const pictures = await engineerPictures(db, [name]);
  return coming && { ...coming, picture: pictures.get(name) ?? null };
}
