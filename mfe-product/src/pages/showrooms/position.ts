import { useSyncExternalStore } from 'react';
import type { Place } from './distance.ts';

/** Whether the customer's position is known, is being asked for, or why it cannot be had. */
export type PositionState =
  | { is: 'unasked' | 'asking' | 'refused' | 'unavailable' | 'slow' }
  | { is: 'known'; place: Place };

const UNASKED: PositionState = { is: 'unasked' };
const SLOW_AFTER_MS = 12_000;
const TIMEOUT_MS = 10_000;
const KEPT_MS = 5 * 60_000;
const REASONS = ['unavailable', 'refused', 'unavailable', 'slow'] as const;

/**
 * The state is kept in the tab's memory, so that it is still there after a visit to a showroom's page. It is never sent or
 * stored. On the server it is always `unasked`.
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

/**
 * Asks the browser for the position once, after the customer has pressed the button. Some in-app browsers never answer:
 * the state becomes `slow`, and an answer that comes later still counts.
 */
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

/** The customer's position in this tab, with functions to ask for it and to forget it. */
export function usePosition() {
  const now = useSyncExternalStore(
    subscribe,
    () => state,
    () => UNASKED,
  );
  return { state: now, ask, forget: () => show(UNASKED) };
}
