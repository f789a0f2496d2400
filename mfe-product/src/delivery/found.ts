import type { Delivery, InputOf, lookUpDeliveries } from '@portal/contract';
import { useSyncExternalStore } from 'react';

/** What a guest enters to find deliveries: the phone number, and the name or the order number. */
export type Who = InputOf<typeof lookUpDeliveries>;

export interface Found {
  who: Who;
  list: Delivery[];
}

let found: Found | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const get = () => found;
const none = () => null;

/**
 * Keeps the deliveries that a guest found. They are personal data, so they stay in memory: a reload deletes them, and no
 * address, storage or log contains them. Null deletes them at once.
 */
export function keepFound(next: Found | null): void {
  found = next;
  for (const listener of listeners) listener();
}

/** The deliveries that a guest found; null if nothing was looked up since the page was loaded. */
export const useFound = (): Found | null => useSyncExternalStore(subscribe, get, none);
