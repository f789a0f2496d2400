import { loginCheck, loginReturn } from '@portal/contract';
import type { SessionService, SessionState, User } from '@portal/host';
import { readCookie } from '../browser/cookies.ts';
import { leaveUnasked } from '../navigation/leave-guards.ts';
import { sessionKnown, type HostStore } from '../state/store.ts';
import { dialogs } from '../layers/layers.ts';
import { sessionStore } from '@portal/browser';
import { reportShellFailure } from '../release/failure.ts';
import { caller } from '../release/calls.ts';
import { forgetState, leaveForJoin, leaveForLogin, readReturn, takeReturnUrl } from './login.ts';
import { logOut, PATIENCE_MS } from './logout.ts';
import { onOtherTabs, tellOtherTabs } from './tabs.ts';

/** The API's sign that a session exists; only the API knows whether it still lives. */
const HINT = 'member';
/** A broken certification state ends in one logout, however many calls tell of it. */
const CERTIFY_LOGOUT_MS = 300;

type Known = Exclude<SessionState, { is: 'unknown' }>;

/** Shows the frame's member area before React knows, as the server does. */
const markDocument = ({ is }: Known) =>
  document.documentElement.toggleAttribute('data-member', is === 'member');

/** Who is signed in, for the whole tab. `goTo` leads a customer who has logged in to where they were. */
export function createSession(store: HostStore, goTo: (path: string) => void): SessionService {
  const { getState, subscribe, dispatch } = store;
  let asking: Promise<Known> | null = null;
  let certifyLogout: ReturnType<typeof setTimeout> | undefined;

  const know = (user: User | null): Known => {
    const state: Known = user ? { is: 'member', user } : { is: 'visitor' };
    markDocument(state);
    dispatch(sessionKnown(state));
    return state;
  };

  const ask = async (): Promise<Known> => {
    try {
      return know((await caller.call(loginCheck, {})).user);
    } finally {
      asking = null;
    }
  };

  const session: SessionService = {
    get: () => getState().session,
    subscribe: (listener) => subscribe(listener),
    async settled() {
      const state = getState().session;
      if (state.is !== 'unknown') return state;
      // Without the sign there is no session: a visitor costs the API nothing.
      if (readCookie(HINT) === null) return know(null);
      return (asking ??= ask());
    },
    login: (returnTo) => void leaveForLogin(caller, returnTo),
    join: () => void leaveForJoin(caller),
    logout: () => void logOut(caller),
    heard(code) {
      if (code === 'ERR_LOGIN_REQUIRED' && getState().session.is === 'member') void expired();
      if (code === 'ERR_CERTIFY_STATE')
        certifyLogout ??= setTimeout(() => void logOut(caller), CERTIFY_LOGOUT_MS);
    },
  };

  /** The session has ended under an open page: what was typed stays, and so does the page. */
  const expired = async () => {
    know(null);
    const again = await dialogs.confirm({
      message:
        '로그인 시간이 끝났습니다.\n다시 로그인하면 보시던 화면으로 돌아옵니다. 입력하신 내용은 그대로 있습니다.',
      yes: '다시 로그인하기',
      no: '나중에 하기',
    });
    if (again) session.login();
  };

  const comeBack = async () => {
    const given = readReturn(location.search);
    if (given === 'none') return;
    // What a stranger's link brings along starts no session.
    if (given === 'foreign') return void know(null);
    try {
      asking = caller.call(loginReturn, given).then(({ user }) => know(user));
      await asking;
      tellOtherTabs('signed-in');
      goTo(takeReturnUrl());
    } catch (error) {
      reportShellFailure(error);
      know(null);
    } finally {
      asking = null;
      forgetState();
    }
  };

  onOtherTabs(async (said) => {
    const before = getState().session;
    if (said === 'signed-in') {
      const now = await ask().catch(() => null);
      const same =
        now?.is === 'member' && before.is === 'member' && now.user.userIdx === before.user.userIdx;
      if (before.is !== 'member' || same) return;
    } else if (before.is === 'visitor') return;
    // What this tab shows is another's: it goes at once, and the tab begins anew without asking.
    document.getElementById('main')?.toggleAttribute('hidden', true);
    leaveUnasked();
    sessionStore.clear();
    if (said === 'signed-in') location.reload();
    // A tab that is closed while it logs out never says that it has.
    else if (said === 'signing-out') setTimeout(() => location.replace('/'), 2 * PATIENCE_MS);
    else location.replace('/');
  });
  // A page that comes out of the browser's memory was drawn for whoever was signed in then.
  window.addEventListener('pageshow', ({ persisted }) => {
    const wasMember = getState().session.is === 'member';
    if (persisted && wasMember !== (readCookie(HINT) !== null)) location.reload();
  });
  if (location.pathname === '/login') void comeBack();
  return session;
}
