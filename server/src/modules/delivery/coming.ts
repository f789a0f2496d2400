import type { Coming } from '@portal/contract';
import type { Row } from '../../db/tables.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { comingTo } from '../stage/arrival.ts';
import { standingOf, type Engineer } from './repository.ts';

type Installed = Parameters<typeof standingOf>[0] &
  Pick<Row<'shipment'>, 'engineer' | 'arrives_at'>;

/** Opens the sealed engineer; null if none is assigned, or if the encryption key is no longer configured. */
export const openEngineer = (cipher: Cipher, { engineer }: Pick<Row<'shipment'>, 'engineer'>) =>
  cipher.openJson('shipment.engineer', engineer) as Engineer | null;

/** Who comes to install a shipment, and when; null where no day stands, and once it is installed. */
export function comingToShipment(cipher: Cipher, row: Installed, now: number): Coming | null {
  const { status, day, installOn } = standingOf(row);
  const on = status === 'DONE' || day === 'moving' ? null : installOn;
  const engineer = openEngineer(cipher, row)?.name ?? null;
  return comingTo({ on, engineer, arrivesAt: row.arrives_at }, now);
}
