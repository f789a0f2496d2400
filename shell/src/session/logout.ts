import { removeSessionCookies, writeCookie } from '../browser/cookies.ts';
import { leaveUnasked } from '../navigation/leave-guards.ts';
import { localStore, sessionStore } from '@portal/browser';
import { lateCalls } from '../release/late-calls.ts';
import { tellOtherTabs } from './tabs.ts';

/** Makes the next page say that the service did not confirm. */
export const UNCONFIRMED_COOKIE = 'logout-unconfirmed';
const SHOWN_WITHIN_S = 30;
/** Limit for the API; then the logout goes on without it. */
export const PATIENCE_MS = 5000;

/** Removes what this browser keeps of the session. */
function forgetSession(): void {
  localStore.clear();
  sessionStore.clear();
  removeSessionCookies();
}

let isUnderWay = false;
/**
 * Logs out. Where the API does not answer, the portal's own server expires the HttpOnly cookies, and the next page says
 * that the service did not confirm.
 */
export async function logOut(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  leaveUnasked();
  tellOtherTabs('signing-out');
  const confirmed = await lateCalls()
    .then(({ caller, logout }) =>
      caller.call(logout, {}, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    )
    .then(
      () => true,
      () => false,
    );
  if (!confirmed) await fetch('/logout', { method: 'POST' }).catch(() => {});
  forgetSession();
  if (!confirmed) writeCookie(UNCONFIRMED_COOKIE, '1', SHOWN_WITHIN_S);
  tellOtherTabs('signed-out');
  if (location.pathname === '/') location.reload();
  else location.assign('/');
}
