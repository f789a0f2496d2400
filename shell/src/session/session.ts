import type { SessionService, SessionState, User } from '@portal/host';
import { readCookie } from '../browser/cookies.ts';
import { leaveUnasked } from '../navigation/leave-guards.ts';
import { sessionKnown, type HostStore } from '../state/store.ts';
import { dialogs } from '../layers/layers.ts';
import { sessionStore } from '@portal/browser';
import { reportShellFailure } from '../release/failure.ts';
import { lateCalls } from '../release/late-calls.ts';
import { forgetState, leaveForJoin, leaveForLogin, readReturn, takeReturnUrl } from './login.ts';
import { logOut, PATIENCE_MS } from './logout.ts';
import { onOtherTabs, tellOtherTabs } from './tabs.ts';

/** Cookie by which the API hints at a session; only the API knows whether it is still valid. */
const HINT = 'member';
/** Delay of the logout after ERR_CERTIFY_STATE; several such answers cause one logout (specification, 4). */
const CERTIFY_LOGOUT_MS = 300;

type Known = Exclude<SessionState, { is: 'unknown' }>;

/** Selects the frame's visible user area, as the server does in its HTML. */
const markDocument = ({ is }: Known) =>
  document.documentElement.toggleAttribute('data-member', is === 'member');

/** Creates the tab's session. `goTo` navigates a customer who has logged in back to where they were. */
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
      const { caller, loginCheck } = await lateCalls();
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
      // Without the hint there is no session, and a visitor costs no call.
      if (readCookie(HINT) === null) return know(null);
      return (asking ??= ask());
    },
    login: (returnTo) => void leaveForLogin(returnTo),
    join: () => void leaveForJoin(),
    logout: () => void logOut(),
    heard(code) {
      if (code === 'ERR_LOGIN_REQUIRED' && getState().session.is === 'member') void expired();
      if (code === 'ERR_CERTIFY_STATE')
        certifyLogout ??= setTimeout(() => void logOut(), CERTIFY_LOGOUT_MS);
    },
  };

  /** The session has expired while a page is open: the page stays, with what was typed. */
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
    // A ticket that somebody else planted starts no session.
    if (given === 'foreign') return void know(null);
    try {
      asking = lateCalls()
        .then(({ caller, loginReturn }) => caller.call(loginReturn, given))
        .then(({ user }) => know(user));
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

  onOtherTabs(async (event) => {
    const before = getState().session;
    if (event === 'signed-in') {
      const now = await ask().catch(() => null);
      const same =
        now?.is === 'member' && before.is === 'member' && now.user.userIdx === before.user.userIdx;
      if (before.is !== 'member' || same) return;
    } else if (before.is === 'visitor') return;
    // This tab shows another user's data: hide it at once and load anew without asking.
    document.getElementById('main')?.toggleAttribute('hidden', true);
    leaveUnasked();
    sessionStore.clear();
    if (event === 'signed-in') location.reload();
    // A tab that is closed during its logout never announces the end.
    else if (event === 'signing-out') setTimeout(() => location.replace('/'), 2 * PATIENCE_MS);
    else location.replace('/');
  });
  // A page from the back/forward cache was rendered for whoever was signed in then.
  window.addEventListener('pageshow', ({ persisted }) => {
    const wasMember = getState().session.is === 'member';
    if (persisted && wasMember !== (readCookie(HINT) !== null)) location.reload();
  });
  if (location.pathname === '/login') void comeBack();
  return session;
}
