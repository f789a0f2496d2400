import { DRAFTS, localStore, sessionStore } from '@portal/browser';
import { readCookie, removeCookie, removeSessionCookies, writeCookie } from '../browser/cookies.ts';
import { leaveUnasked } from '../navigation/leave-guards.ts';
import { lateCalls } from '../release/late-calls.ts';
import { tellOtherTabs } from './tabs.ts';

/** What to tell the customer on the next page: names of NOTES, separated by points. */
const NOTE_COOKIE = 'logout-note';
const SHOWN_WITHIN_S = 30;
/** How long to wait for the API; then the logout goes on without it. */
export const PATIENCE_MS = 5000;

const NOTES: Record<string, string> = {
  expelled:
    '회원 정보를 확인할 수 없어 로그아웃했습니다.\n다시 로그인해 주세요. 쓰시던 내용은 이 창에 그대로 있습니다.',
  unconfirmed:
    '이 기기에서 로그아웃했습니다.\n다만 서비스에서 아직 확인하지 못했습니다. 함께 쓰는 기기라면 잠시 뒤 다시 로그인해 로그아웃해 주세요.',
};

/** Returns and clears the previous page's note about its logout; null if there was none. */
export function takeLogoutNote(): string | null {
  const names = readCookie(NOTE_COOKIE)?.split('.') ?? [];
  if (names.length > 0) removeCookie(NOTE_COOKIE);
  return names.flatMap((name) => NOTES[name] ?? []).join('\n') || null;
}

/** Removes what this browser stores of the session; in this tab except keys that start with `except`. */
function forgetSession(except?: string): void {
  localStore.clear();
  sessionStore.clear(except);
  removeSessionCookies();
}

let isUnderWay = false;
/**
 * Logs out. If the API does not answer, the portal server expires the HttpOnly cookies, and the next page says that
 * the logout was not confirmed. If the customer did not ask for it, the next page says why, and drafts stay for the
 * next login: a draft shows only to its owner.
 */
export async function logOut(asked = true): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  leaveUnasked();
  tellOtherTabs(asked ? 'signing-out' : 'expelling');
  const confirmed = await lateCalls()
    .then(({ caller, logout }) =>
      caller.call(logout, {}, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    )
    .then(
      () => true,
      () => false,
    );
  if (!confirmed) await fetch('/logout', { method: 'POST' }).catch(() => {});
  forgetSession(asked ? undefined : DRAFTS);
  const notes = [...(asked ? [] : ['expelled']), ...(confirmed ? [] : ['unconfirmed'])];
  if (notes.length > 0) writeCookie(NOTE_COOKIE, notes.join('.'), SHOWN_WITHIN_S);
  tellOtherTabs(asked ? 'signed-out' : 'expelled');
  if (location.pathname === '/') location.reload();
  else location.assign('/');
}
