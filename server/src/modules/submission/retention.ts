import { KEPT_YEARS } from '@portal/contract';
import { yearsBefore } from '../../calendar/clock.ts';
import type { Parts } from '../../parts.ts';
import { releasePhotos } from '../photo/repository.ts';
import { photoOwner } from './submitted.ts';

/** Deletes a board's submissions whose time (`KEPT_YEARS`) is over, with their photos and files. */
export async function deleteExpired(
  { db, files, clock }: Pick<Parts, 'db' | 'files' | 'clock'>,
  board: 'inquiry' | 'voice' | 'registration',
): Promise<void> {
  const released = await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .deleteFrom(board)
      .where('received_on', '<=', yearsBefore(clock.today(), KEPT_YEARS))
      .returning('bbs_idx')
      .execute();
    const photos: string[] = [];
    for (const { bbs_idx } of rows)
      photos.push(...(await releasePhotos(transaction, photoOwner(board, String(bbs_idx)))));
    return photos;
  });
  // If removing a file fails, it has no row any more and `sweepPhotos` removes it later.
  await Promise.allSettled(released.map((name) => files.remove(name)));
}
