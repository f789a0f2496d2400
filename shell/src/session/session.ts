import { DRAFTS, sessionStore } from '@portal/browser';
import {
  isApiError,
  isCertified,
  type IdentityService,
  type SessionService,
  type SessionState,
  type User,
} from '@portal/host';
import { readCookie } from '../browser/cookies.ts';
import { leaveUnasked } from '../navigation/leave-guards.ts';
import { sessionKnown, type HostStore } from '../state/store.ts';
import { dialogs } from '../layers/layers.ts';
import { onChanged } from '../release/changes.ts';
import { reportShellFailure } from '../release/failure.ts';
import { lateCalls } from '../release/late-calls.ts';
import { portal } from '../release/inlined.ts';
import { onRefusal } from '../release/refusals.ts';
import { forgetState, leaveForJoin, leaveForLogin, readReturn, takeReturnUrl } from './login.ts';
import { logOut, PATIENCE_MS } from './logout.ts';
import { onOtherTabs, tellOtherTabs } from './tabs.ts';

/** Cookie by which the API hints at a session; only the API knows whether it is still valid. */
const HINT = 'member';
/** Delay of the logout after ERR_CERTIFY_STATE, so that several such answers cause one logout (specification, 4). */
const CERTIFY_LOGOUT_MS = 300;
/** After this time a waiting page offers a retry (shared/ui, SlowNotice). */
const SLOW_AFTER_MS = 10_000;

/** Whether the API may know this browser as a member's. Without the hint there is no session, so a visitor costs no call. */
export const isHinted = () => readCookie(HINT) !== null;

type Known = Exclude<SessionState, { is: 'unknown' }>;

/** Selects the frame's visible user area, as the server does in its HTML. */
const markDocument = ({ is }: Known) =>
  document.documentElement.toggleAttribute('data-member', is === 'member');

/** `pageType` of the shell's own identity check. */
const CERTIFY_PAGE = 'membership';

const LOGIN_FAILED = '로그인을 마치지 못했습니다.\n인터넷 연결을 확인한 뒤 다시 로그인해 주세요.';
const NOT_KEPT =
  '브라우저가 로그인 정보를 저장하지 않아 로그인을 마치지 못했습니다.\n브라우저 설정에서 이 사이트의 쿠키를 허용한 뒤 다시 로그인해 주세요.';

/** Creates the tab's session. `goTo` navigates a customer who has logged in back to where they were. */
export function createSession(
  store: HostStore,
  { goTo, identity }: { goTo(path: string): void; identity: IdentityService },
): SessionService {
  const { getState, subscribe, dispatch } = store;
  let asking: Promise<Known> | null = null;
  let askedAt = 0;
  let expelling: ReturnType<typeof setTimeout> | undefined;
  /** The member whose page the server rendered; undefined once the API has confirmed who is signed in. */
  let renderedFor = portal.rendered?.userIdx;

  const know = (user: User | null): Known => {
    const state: Known = user ? { is: 'member', user } : { is: 'visitor' };
    markDocument(state);
    dispatch(sessionKnown(state));
    return state;
  };

  const reloadUnasked = () => {
    document.getElementById('main')?.toggleAttribute('hidden', true);
    leaveUnasked();
    location.reload();
  };

  /** Makes this answer the one that every caller waits for. */
  const follow = (answer: Promise<{ user: User | null }>): Promise<Known> => {
    const own = answer
      .then(({ user }) => {
        // Another member has signed in, in another tab, since the server rendered the page.
        if (renderedFor !== undefined && user?.userIdx !== renderedFor) reloadUnasked();
        renderedFor = undefined;
        return know(user);
      })
      .finally(() => {
        if (asking === own) asking = null;
      });
    asking = own;
    askedAt = Date.now();
    return own;
  };
  // A caller after that time retries: the new call aborts the unanswered one.
  const ask = () =>
    asking && Date.now() - askedAt < SLOW_AFTER_MS
      ? asking
      : follow(lateCalls().then(({ caller, readSignedIn }) => caller.call(readSignedIn, {})));
  /** Asks after a change, because an answer under way may be older. */
  const askAgain = async () => {
    await asking?.catch(() => {});
    return ask();
  };

  const session: SessionService = {
    get: () => getState().session,
    subscribe: (listener) => subscribe(listener),
    async settled() {
      const state = getState().session;
      if (state.is !== 'unknown') return state;
      if (!asking && !isHinted()) return know(null);
      return ask();
    },
    login: (returnTo) => leaveForLogin(returnTo),
    join: () => leaveForJoin(),
    logout: () => void logOut(),
    certify: async () => void (await identity.check(CERTIFY_PAGE)),
    heard(code) {
      const state = getState().session;
      if (code === 'ERR_LOGIN_REQUIRED' && state.is === 'member') void expired();
      // The state in this tab is older than the server's.
      if (code === 'ERR_NOT_CERTIFIED' && isCertified(state)) void askAgain().catch(() => {});
      if (code === 'ERR_CERTIFY_STATE')
        expelling ??= setTimeout(() => void logOut(false), CERTIFY_LOGOUT_MS);
    },
  };
  onRefusal(session.heard);

  /** The session has expired while a page is open: the page stays, with what was typed. */
  const expired = async () => {
    know(null);
    const again = await dialogs.confirm({
      message:
        '로그인 시간이 끝났습니다.\n다시 로그인하면 보시던 화면으로 돌아옵니다. 입력하신 내용은 그대로 있습니다.',
      yes: '다시 로그인하기',
      no: '나중에 하기',
    });
    if (again) await session.login();
  };

  const comeBack = async () => {
    const given = readReturn(location.search);
    // A ticket that somebody else planted must neither start nor end a session.
    if (given === 'none' || given === 'foreign') return;
    try {
      const returned = lateCalls().then(({ caller, returnFromLogin }) =>
        caller.call(returnFromLogin, given),
      );
      // A browser without cookies has no session, even if the API has started one.
      const { is } = await follow(
        returned.then(({ user }) => ({ user: isHinted() ? user : null })),
      );
      if (is === 'visitor') return await dialogs.alert(NOT_KEPT);
      tellOtherTabs('signed-in');
      goTo(takeReturnUrl());
    } catch (error) {
      reportShellFailure(error);
      // Keep whoever was signed in before.
      await session.settled().catch(() => know(null));
      await dialogs.alert((isApiError(error) && error.message) || LOGIN_FAILED);
    } finally {
      forgetState();
    }
  };

  // A call has changed what the API says about the member: the identity check, or their data.
  onChanged((kinds) => {
    if (kinds.includes('loginCheck') && (asking || getState().session.is === 'member'))
      void askAgain().catch(() => {});
  });
  onOtherTabs(async (event) => {
    const before = getState().session;
    if (event === 'signed-in') {
      const now = await askAgain().catch(() => null);
      const same =
        now?.is === 'member' && before.is === 'member' && now.user.userIdx === before.user.userIdx;
      if (before.is !== 'member' || same) return;
    } else if (before.is === 'visitor') return;
    // This tab shows another user's data: hide it, and reload without asking.
    document.getElementById('main')?.toggleAttribute('hidden', true);
    leaveUnasked();
    const isExpelled = event === 'expelling' || event === 'expelled';
    sessionStore.clear(isExpelled ? DRAFTS : undefined);
    if (event === 'signed-in') location.reload();
    // A tab that is closed during its logout never announces the end.
    else if (event === 'signing-out' || event === 'expelling')
      setTimeout(() => location.replace('/'), 2 * PATIENCE_MS);
    else location.replace('/');
  });
  // A page from the back/forward cache was rendered for whoever was signed in then.
  window.addEventListener('pageshow', ({ persisted }) => {
    const wasMember = getState().session.is === 'member';
    if (persisted && wasMember !== isHinted()) location.reload();
  });
  if (location.pathname === '/login') void comeBack();
  // On a phone the check replaced the page.
  void identity.resume(CERTIFY_PAGE);
  return session;
}
