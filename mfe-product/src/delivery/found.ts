import type { Delivery, InputOf, checkDelivery } from '@portal/contract';
import { useSyncExternalStore } from 'react';

/** What a guest looks deliveries up by. */
export type Who = InputOf<typeof checkDelivery>;

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
 * Keeps what a guest has found. It lives in the memory of the section alone: no address, storage or log has it, and it
 * ends with the document. Null forgets it.
 */
export function keepFound(next: Found | null): void {
  found = next;
  for (const listener of listeners) listener();
}

/** What a guest has found in this document; null where nothing was looked up. */
export const useFound = (): Found | null => useSyncExternalStore(subscribe, get, none);
