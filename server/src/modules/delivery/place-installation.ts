import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { Store } from '../../parts.ts';
import { AppError } from '../../errors.ts';
import { freePlaces, readRegion, takePlace } from '../service-quote/windows.ts';
import { findDelivery, type Recipient } from './repository.ts';
import type { Change } from './rules.ts';

/** The postcode of an installation; empty if it is not known, or if the encryption key is no longer configured. */
export async function zoneOf({ db, cipher }: Store, deliveryIdx: number): Promise<string> {
  const { recipient } = await findDelivery(db, deliveryIdx);
  const opened = cipher.openJson('delivery.recipient', recipient) as Recipient | null;
  return opened?.place?.zonecode ?? '';
}

/** Takes the place of a day that the centre plans: its word counts even if the window is full, or is none of the region. */
async function takePlanned(db: Db, region: Awaited<ReturnType<typeof readRegion>>, on: Wanted) {
  if (!region?.windows.some(({ window }) => window === on.window)) return;
  try {
    await takePlace(db, region, on);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'ERR_WINDOW_FULL')) throw error;
  }
}
type Wanted = { shippingSeq: number; on: string; window: string };

/**
 * Takes the place of a shipment's new day and frees the one before, which nobody else gets until this transaction has succeeded. A
 * place that the customer asked for is certain, or everything is undone.
 * @param hours those that the centre plans
 * @returns the hours of the installation; undefined if they stay as they are
 * @throws AppError ERR_WINDOW_FULL if the customer moves it to a window, or a day, without a free place
 */
export async function placeInstallation(
  store: Store,
  {
    shipping_seq: shippingSeq,
    delivery_idx,
  }: Pick<Row<'shipment'>, 'shipping_seq' | 'delivery_idx'>,
  change: Change,
  hours?: string | null,
): Promise<string | null | undefined> {
  if (change.is === 'advance' || change.is === 'confirm') return undefined;
  const { db } = store;
  await freePlaces(db, { shippingSeq });
  if (change.is === 'ask') return undefined;
  const region = await readRegion(db, 'delivery', await zoneOf(store, delivery_idx));
  if (change.is === 'plan') {
    if (hours) await takePlanned(db, region, { shippingSeq, on: change.installOn, window: hours });
    return hours;
  }
  if (!region) return null;
  const window = await takePlace(db, region, {
    shippingSeq,
    on: change.moveOn,
    window: change.window,
  });
  if (window === null) throw new AppError('ERR_WINDOW_FULL');
  return window;
}
