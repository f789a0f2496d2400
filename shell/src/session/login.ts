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
const STATE_S = 15 * 60;

const NO_COOKIES =
  '쿠키가 꺼져 있어 로그인할 수 없습니다.\n브라우저 설정에서 이 사이트의 쿠키를 허용한 뒤 다시 시도해 주세요.';

const newState = () => crypto.randomUUID().replaceAll('-', '');

/**
 * Goes to the membership service. In production we ask the API for the address first; where that fails, and elsewhere,
 * we take the fixed one. The return address must bring the state back.
 */
async function leave(page: 'login' | 'join', returnTo?: string): Promise<void> {
  const state = newState();
  writeCookie(STATE_COOKIE, state, STATE_S);
  if (readCookie(STATE_COOKIE) !== state) return dialogs.alert(NO_COOKIES);
  const here = location.pathname + location.search + location.hash;
  sessionStore.set(RETURN_KEY, returnUrl(returnTo ?? here, location.origin));
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
    const { caller, loginUrl } = await lateCalls();
    const answer = await caller.call(loginUrl, { state });
    return page === 'login' ? answer.loginUrl : answer.joinUrl;
  } catch (error) {
    reportShellFailure(error);
    return fixed;
  }
}

export const leaveForLogin = (returnTo?: string) => leave('login', returnTo);
export const leaveForJoin = () => leave('join');

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
