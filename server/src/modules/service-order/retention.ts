import { ORDERS_KEPT_YEARS } from '@portal/contract';
import { yearsBefore } from '../../calendar/clock.ts';
import type { Parts } from '../../parts.ts';
import { releasePhotos } from '../photo/repository.ts';
import { photoOwner } from '../submission/submitted.ts';
import { deleteOrdersOf } from './repository.ts';

/** Deletes requests whose time (`ORDERS_KEPT_YEARS`) is over, with their photos and files. */
export async function deleteExpiredOrders({
  db,
  files,
  clock,
}: Pick<Parts, 'db' | 'files' | 'clock'>): Promise<void> {
  const by = yearsBefore(clock.today(), ORDERS_KEPT_YEARS);
  const released = await db.transaction().execute(async (transaction) => {
    const photos: string[] = [];
    for (const ordNbr of await deleteOrdersOf(transaction, by))
      photos.push(...(await releasePhotos(transaction, photoOwner('service_order', ordNbr))));
    return photos;
  });
  // If removing a file fails, it has no row any more and `sweepPhotos` removes it later.
  await Promise.allSettled(released.map((name) => files.remove(name)));
}
