import { useSyncExternalStore } from 'react';
import type { Place } from './distance.ts';

/** How asking the browser for the customer's place stands. */
export type PositionState =
  { is: 'unasked' | 'asking' | 'refused' | 'unavailable' | 'slow' } | { is: 'known'; place: Place };

const UNASKED: PositionState = { is: 'unasked' };
const SLOW_AFTER_MS = 12_000;
const TIMEOUT_MS = 10_000;
const KEPT_MS = 5 * 60_000;
const REASONS = ['unavailable', 'refused', 'unavailable', 'slow'] as const;

/**
 * In the tab's memory alone: it is sent nowhere and written nowhere, and outlives a visit to a showroom's page. The server
 * never writes it.
 */
let state: PositionState = UNASKED;
const listeners = new Set<() => void>();
const show = (next: PositionState) => {
  state = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Asks once, on the customer's own press. Some browsers inside apps never answer: then it says `slow`, and may still come. */
function ask(): void {
  const asking: PositionState = { is: 'asking' };
  show(asking);
  if (!('geolocation' in navigator)) return show({ is: 'unavailable' });
  const timer = setTimeout(() => state === asking && show({ is: 'slow' }), SLOW_AFTER_MS);
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude: lat, longitude: lng } }) => {
      clearTimeout(timer);
      if (state === asking || state.is === 'slow') show({ is: 'known', place: { lat, lng } });
    },
    ({ code }) => {
      clearTimeout(timer);
      if (state === asking || state.is === 'slow') show({ is: REASONS[code] ?? 'unavailable' });
    },
    { timeout: TIMEOUT_MS, maximumAge: KEPT_MS },
  );
}

/** Where the customer is, as far as they have said it in this tab. */
export function usePosition() {
  const now = useSyncExternalStore(
    subscribe,
    () => state,
    () => UNASKED,
  );
  return { state: now, ask, forget: () => show(UNASKED) };
}
