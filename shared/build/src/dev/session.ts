import { createCaller } from '@portal/api-client';
import { readSignedIn } from '@portal/contract';
import type { SessionService, SessionState } from '@portal/host';
import axios from 'axios';

type Known = Exclude<SessionState, { is: 'unknown' }>;

/**
 * The session of this machine's portal, which is valid here too, because cookies ignore the port. Login and logout
 * open the portal in another tab; on return the page reloads if the session has changed.
 */
export function createSession(portal: string): SessionService {
  const caller = createCaller(axios.create({ headers: { 'x-portal-client': 'alone' } }));
  let state: SessionState = { is: 'unknown' };
  let asking: Promise<Known> | null = null;
  const listeners = new Set<() => void>();

  const ask = async (): Promise<Known> => {
    const { user } = await caller.call(readSignedIn, {});
    return user ? { is: 'member', user } : { is: 'visitor' };
  };
  const settled = () =>
    (asking ??= ask().then((known) => {
      state = known;
      for (const listener of listeners) listener();
      return known;
    }));
  settled().catch(console.error);
  const openPortal = () => void window.open(portal);
  window.addEventListener('focus', () => {
    ask().then(({ is }) => {
      if (state.is !== 'unknown' && is !== state.is) location.reload();
    }, console.error);
  });
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled,
    login: async () => openPortal(),
    join: async () => openPortal(),
    logout: openPortal,
    certify: async () => openPortal(),
    heard: (code) => console.info('session', code),
  };
}
