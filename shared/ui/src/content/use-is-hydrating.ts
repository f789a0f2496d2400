import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the server's HTML is being taken over, or drawn. Afterwards, and in what the browser renders itself, false. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
