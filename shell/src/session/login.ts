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
/** A new customer joins meanwhile, perhaps until the next morning: as long as a draft is kept. */
const STATE_S = 24 * 60 * 60;
/** Limit for the API to say where the pages are. */
const ADDRESS_WITHIN_MS = 3000;

const NO_COOKIES =
  '쿠키가 꺼져 있어 로그인할 수 없습니다.\n브라우저 설정에서 이 사이트의 쿠키를 허용한 뒤 다시 시도해 주세요.';

const newState = () => crypto.randomUUID().replaceAll('-', '');

/** Where the customer wants to be afterwards. Trying again on the login page itself keeps what the first try had. */
const whereFrom = () =>
  location.pathname === '/login'
    ? sessionStore.get(RETURN_KEY)
    : location.pathname + location.search + location.hash;

/**
 * Goes to the membership service. In production we ask the API for the address first; where that fails or takes too
 * long, and elsewhere, we take the fixed one. The return address must bring the state back.
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
    const signal = AbortSignal.timeout(ADDRESS_WITHIN_MS);
    const { caller, readLoginUrl } = await lateCalls();
    const answer = await caller.call(readLoginUrl, { state }, { signal });
    return page === 'login' ? answer.loginUrl : (answer.joinUrl ?? fixed);
  } catch (error) {
    reportShellFailure(error);
    return fixed;
  }
}

let leaving: Promise<void> | null = null;
/** One at a time: a second click would give the first page a state that is not the browser's any more. */
const leaveOnce = (...to: Parameters<typeof leave>) =>
  (leaving ??= leave(...to).finally(() => (leaving = null)));

export const leaveForLogin = (returnTo?: string) => leaveOnce('login', returnTo);
export const leaveForJoin = () => leaveOnce('join');

/** Returns the address that a returning customer came from, and forgets it. */
export function takeReturnUrl(): string {
  const kept = sessionStore.get(RETURN_KEY);
  sessionStore.remove(RETURN_KEY);
  return returnUrl(kept, location.origin);
}

/** Reads what the membership service sent; 'foreign' where this browser did not start the login. */
export function readReturn(search: string): { ticket: string; state: string } | 'none' | 'foreign' {
  const given = new URLSearchParams(search);
  const ticket = given.get('ticket');
  const state = given.get('state');
  if (ticket === null) return 'none';
  return state !== null && state === readCookie(STATE_COOKIE) ? { ticket, state } : 'foreign';
}

export const forgetState = (): void => removeCookie(STATE_COOKIE);
