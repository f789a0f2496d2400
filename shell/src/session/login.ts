import { readCookie, removeCookie, writeCookie } from '../browser/cookies.ts';
import { leaveUnasked } from '../navigation/leave-guards.ts';
import { sessionStore } from '@portal/browser';
import { dialogs } from '../layers/layers.ts';
import { reportShellFailure } from '../release/failure.ts';
import { lateCalls } from '../release/late-calls.ts';
import { portal } from '../release/inlined.ts';
import { returnUrl } from './return-url.ts';

const RETURN_KEY = 'portal.return';
const STATE_COOKIE = 'login-state';
/** As long as a draft is kept: a new customer may join meanwhile, perhaps until the next morning. */
const STATE_S = 24 * 60 * 60;
/** Time limit for the API to return the membership service's addresses. */
const ADDRESS_WITHIN_MS = 3000;

const NO_COOKIES =
  '쿠키가 꺼져 있어 로그인할 수 없습니다.\n브라우저 설정에서 이 사이트의 쿠키를 허용한 뒤 다시 시도해 주세요.';

const newState = () => crypto.randomUUID().replaceAll('-', '');

/** Where to return after login. On the login page itself a retry keeps the first try's address. */
const whereFrom = () =>
  location.pathname === '/login'
    ? sessionStore.get(RETURN_KEY)
    : location.pathname + location.search + location.hash;

/**
 * Goes to the membership service. In production we ask the API for the address first; elsewhere, and if that fails
 * or takes too long, we take the fixed one. The service must return with our state.
 */
async function leave(page: 'login' | 'join', returnTo?: string): Promise<void> {
  const state = newState();
  writeCookie(STATE_COOKIE, state, STATE_S);
  if (readCookie(STATE_COOKIE) !== state) return dialogs.alert(NO_COOKIES);
  sessionStore.set(RETURN_KEY, returnUrl(returnTo ?? whereFrom(), location.origin));
  const url = new URL(await addressOf(page, state));
  url.searchParams.set('returnUrl', `${location.origin}/login`);
  url.searchParams.set('state', state);
  leaveUnasked();
  location.assign(url);
}

async function addressOf(page: 'login' | 'join', state: string): Promise<string> {
  const fixed = portal.membership[page];
  if (!portal.membership.asksFirst) return fixed;
  try {
    const { caller, readLoginUrl } = await lateCalls();
    // The limit starts after the code is loaded, which alone may take that long on a slow phone.
    const signal = AbortSignal.timeout(ADDRESS_WITHIN_MS);
    const answer = await caller.call(readLoginUrl, { state }, { signal });
    return page === 'login' ? answer.loginUrl : (answer.joinUrl ?? fixed);
  } catch (error) {
    reportShellFailure(error);
    return fixed;
  }
}

let leaving: Promise<void> | null = null;
/** One at a time: a second click would replace the state that the first page has to bring back. */
const leaveOnce = (...to: Parameters<typeof leave>) =>
  (leaving ??= leave(...to).finally(() => (leaving = null)));

export const leaveForLogin = (returnTo?: string) => leaveOnce('login', returnTo);
export const leaveForJoin = () => leaveOnce('join');

/** Returns and forgets the address that the customer logged in from. */
export function takeReturnUrl(): string {
  const kept = sessionStore.get(RETURN_KEY);
  sessionStore.remove(RETURN_KEY);
  return returnUrl(kept, location.origin);
}

/** Reads the membership service's answer; 'foreign' if this browser did not start the login. */
export function readReturn(search: string): { ticket: string; state: string } | 'none' | 'foreign' {
  const given = new URLSearchParams(search);
  const ticket = given.get('ticket');
  const state = given.get('state');
  if (ticket === null) return 'none';
  return state !== null && state === readCookie(STATE_COOKIE) ? { ticket, state } : 'foreign';
}

export const forgetState = (): void => removeCookie(STATE_COOKIE);
