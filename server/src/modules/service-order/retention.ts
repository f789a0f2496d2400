import { ORDERS_KEPT_YEARS } from '@portal/contract';
import { yearsBefore } from '../../calendar/clock.ts';
import type { Parts } from '../../parts.ts';
import { deleteWithPhotos } from '../photo/repository.ts';
import { photoOwner } from '../submission/submitted.ts';
import { deleteOrdersOf } from './repository.ts';

/** Deletes requests whose time (`ORDERS_KEPT_YEARS`) is over, with their photos and files. */
export const deleteExpiredOrders = (parts: Pick<Parts, 'db' | 'files' | 'clock'>) =>
  deleteWithPhotos(parts, async (transaction) => {
    const by = yearsBefore(parts.clock.today(), ORDERS_KEPT_YEARS);
    const numbers = await deleteOrdersOf(transaction, by);
    return numbers.map((ordNbr) => photoOwner('service_order', ordNbr));
  });
