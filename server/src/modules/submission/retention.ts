import { KEPT_YEARS } from '@portal/contract';
import { yearsBefore } from '../../calendar/clock.ts';
import type { Parts } from '../../parts.ts';
import { deleteWithPhotos } from '../photo/repository.ts';
import { photoOwner } from './submitted.ts';

/** Deletes a board's submissions whose time (`KEPT_YEARS`) is over, with their photos and files. */
export const deleteExpired = (
  parts: Pick<Parts, 'db' | 'files' | 'clock'>,
  board: 'inquiry' | 'voice' | 'registration',
) =>
  deleteWithPhotos(parts, async (transaction) => {
    const rows = await transaction
      .deleteFrom(board)
      .where('received_on', '<=', yearsBefore(parts.clock.today(), KEPT_YEARS))
      .returning('bbs_idx')
      .execute();
    return rows.map(({ bbs_idx }) => photoOwner(board, String(bbs_idx)));
  });
