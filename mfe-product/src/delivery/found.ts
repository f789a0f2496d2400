import type { Delivery, InputOf, lookUpDeliveries } from '@portal/contract';
import { createValue } from '@portal/ui';
import { useSyncExternalStore } from 'react';

/** What a guest enters to find deliveries: the phone number, and the name or the order number. */
export type Who = InputOf<typeof lookUpDeliveries>;

export interface Found {
  who: Who;
  list: Delivery[];
}

const { get, set, subscribe } = createValue<Found | null>(null);
const none = () => null;

/**
 * Keeps the deliveries that a guest found. They are personal data, so they stay in memory: a reload deletes them, and no
 * address, storage or log contains them. Null deletes them at once.
 */
export const keepFound = set;

/** The deliveries that a guest found; null if nothing was looked up since the page was loaded. */
export const useFound = (): Found | null => useSyncExternalStore(subscribe, get, none);
