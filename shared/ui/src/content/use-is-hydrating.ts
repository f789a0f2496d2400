import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True on the server, and in the browser while React hydrates the server's HTML, so that both render the same. False after
 * hydration, and for components that first appear in the browser.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
