import type { Caller } from '@portal/api-client';
import { logout } from '@portal/contract';
import { removeSessionCookies, writeCookie } from '../browser/cookies.ts';
import { leaveUnasked } from '../navigation/leave-guards.ts';
import { localStore, sessionStore } from '@portal/browser';
import { tellOtherTabs } from './tabs.ts';

/** Says on the next page that the service did not answer. */
export const UNCONFIRMED_COOKIE = 'logout-unconfirmed';
const SAID_WITHIN_S = 30;
/** How long the API may take; then the logout goes on without it. */
export const PATIENCE_MS = 5000;

/** Takes away what this browser keeps of the session. */
function forgetSession(): void {
  localStore.clear();
  sessionStore.clear();
  removeSessionCookies();
}

let under = false;
/**
 * Logs out. Where the API does not answer, this portal's own server takes the cookies away that no
 * script can, and the customer is told that the service did not confirm.
 */
export async function logOut(caller: Caller): Promise<void> {
  if (under) return;
  under = true;
  leaveUnasked();
  tellOtherTabs('signing-out');
  const confirmed = await caller
    .call(logout, {}, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(
      () => true,
      () => false,
    );
  if (!confirmed) await fetch('/logout', { method: 'POST' }).catch(() => {});
  forgetSession();
  if (!confirmed) writeCookie(UNCONFIRMED_COOKIE, '1', SAID_WITHIN_S);
  tellOtherTabs('signed-out');
  if (location.pathname === '/') location.reload();
  else location.assign('/');
}
