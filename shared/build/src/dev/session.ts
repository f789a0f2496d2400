import { createCaller } from '@portal/api-client';
import { loginCheck } from '@portal/contract';
import type { SessionService, SessionState } from '@portal/host';
import axios from 'axios';

type Known = Exclude<SessionState, { is: 'unknown' }>;

/**
 * Who is signed in at the portal of this machine: cookies do not ask for the port, so its session counts
 * here too. Logging in and out happens there, in a tab of its own; who comes back as another begins anew.
 */
export function createSession(portal: string): SessionService {
  const caller = createCaller(axios.create({ headers: { 'x-portal-client': 'alone' } }));
  let state: SessionState = { is: 'unknown' };
  let asking: Promise<Known> | null = null;
  const listeners = new Set<() => void>();

  const ask = async (): Promise<Known> => {
    const { user } = await caller.call(loginCheck, {});
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
    login: openPortal,
    join: openPortal,
    logout: openPortal,
    heard: (code) => console.info('session', code),
  };
}
