import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { errors, type ErrorCode, type User } from '@portal/contract';
import { people } from '@portal/testing/people';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';

const { account, userIdx, name: userName } = people.jiwoo;
const jiwoo: User = {
  userIdx,
  userName,
  certifyState: account.certifyState,
  isCertify: account.isCertify,
  marketingAgree: true,
  corporate: false,
};
const certified: User = { ...jiwoo, certifyState: true, isCertify: true };

/** What the API answers, by path; a code refuses. Without an answer it hangs. */
type Answer = object | ErrorCode | 'hangs' | 'cut';
let api: Record<string, Answer | (() => Answer)> = {};
let asked: string[] = [];

async function adapter({ url = '', signal }: InternalAxiosRequestConfig) {
  asked.push(url);
  const given = api[url] ?? 'hangs';
  const answer = typeof given === 'function' ? given() : given;
  if (answer === 'hangs')
    await new Promise((_, abort) =>
      signal?.addEventListener?.('abort', () => abort(new AxiosError('', 'ERR_CANCELED'))),
    );
  if (answer === 'cut') throw new AxiosError('', 'ERR_NETWORK');
  const config = {} as InternalAxiosRequestConfig;
  const common = { statusText: '', headers: {}, config };
  if (typeof answer !== 'string')
    return { status: 200, data: { status: { code: '200', message: '' }, data: answer }, ...common };
  const { http: status, message } = errors[answer as ErrorCode];
  return { status, data: { status: { code: answer, message } }, ...common };
}

const inlined = {
  company: {},
  parts: [],
  set: 1,
  bridgeOrigin: '',
  membership: {
    login: 'https://ms.example/login',
    join: 'https://ms.example/join',
    asksFirst: true,
  },
};

/** Starts the session of a tab at an address, in modules of its own. */
async function start(address: string) {
  jest.resetModules();
  history.replaceState(null, '', address);
  document.body.innerHTML = '<main id="main"></main>';
  const script = document.createElement('script');
  script.id = 'portal';
  script.type = 'application/json';
  script.textContent = JSON.stringify(inlined);
  document.body.append(script);
  const { http } = await import('../release/calls.ts');
  http.defaults.adapter = adapter as never;
  const { createHostStore } = await import('../state/store.ts');
  const { startLayers, closeLayer } = await import('../layers/layers.ts');
  const { createSession } = await import('./session.ts');
  const { changed } = await import('../release/changes.ts');
  const { takeLogoutNote } = await import('./logout.ts');
  const store = createHostStore(address);
  startLayers(store, async () => {});
  const goTo = jest.fn();
  const identity = {
    check: jest.fn(async (_page: string) => {
      changed(['certCheck', 'loginCheck']);
      return { code: 3 as const, passed: true };
    }),
    resume: jest.fn(async (_page: string) => null),
    person: () => null,
    forget() {},
  };
  const session = createSession(store, { goTo, identity });
  /** The dialog that is open, and what closes it. */
  const dialog = () => {
    const [open] = store.getState().layers.open;
    return open && 'message' in open ? open.message : null;
  };
  const close = () => closeLayer(store.getState().layers.open[0]?.id ?? 0);
  return { session, goTo, identity, dialog, close, changed, takeLogoutNote };
}
/** Lets everything run that waits for nothing but itself. */
const settle = async () => {
  for (let i = 0; i < 40; i++) await Promise.resolve();
};
const cookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/`;
};
const cookies = () =>
  Object.fromEntries(
    document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]),
  );

const STATE = 'a-state-of-this-test';
const RETURN = `/login?ticket=${'t'.repeat(20)}&state=${STATE}`;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  api = {};
  asked = [];
  navigator.sendBeacon = () => true;
  // jsdom navigates nowhere and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  for (const name of Object.keys(cookies())) document.cookie = `${name}=; path=/; max-age=0`;
});

test('a login that comes back goes on where it was asked for', async () => {
  cookie('login-state', STATE);
  sessionStorage.setItem('portal.return', '/voc/praise?step=2');
  api['/api/member/login_return'] = () => {
    cookie('member', '1');
    return { user: certified };
  };
  const { session, goTo, dialog } = await start(RETURN);
  await settle();
  expect(session.get()).toEqual({ is: 'member', user: certified });
  expect(goTo.mock.calls).toEqual([['/voc/praise?step=2']]);
  expect([dialog(), cookies()['login-state']]).toEqual([null, undefined]);
});

test.each([
  ['ERR_LOGIN_RETURN', errors.ERR_LOGIN_RETURN.message],
  ['cut', '로그인을 마치지 못했습니다.\n인터넷 연결을 확인한 뒤 다시 로그인해 주세요.'],
] as const)(
  'a login that fails (%s) says why, and keeps where it was to lead',
  async (answer, said) => {
    cookie('login-state', STATE);
    sessionStorage.setItem('portal.return', '/voc/praise?step=2');
    api['/api/member/login_return'] = answer;
    const { session, goTo, dialog } = await start(RETURN);
    await settle();
    expect([session.get().is, dialog()]).toEqual(['visitor', said]);
    expect(goTo).not.toHaveBeenCalled();
    api['/api/member/login'] = { loginUrl: 'https://ms.example/login' };
    await session.login();
    expect(sessionStorage.getItem('portal.return')).toBe('/voc/praise?step=2');
  },
);

test('a login whose cookie the browser has not kept says so', async () => {
  cookie('login-state', STATE);
  api['/api/member/login_return'] = { user: certified };
  const { session, goTo, dialog } = await start(RETURN);
  await settle();
  expect(session.get().is).toBe('visitor');
  expect(dialog()).toMatch(/^브라우저가 로그인 정보를 저장하지 않아/);
  expect(goTo).not.toHaveBeenCalled();
});

test('a ticket that nobody here asked for leaves the member signed in', async () => {
  cookie('member', '1');
  api['/api/member/loginCheck'] = { user: certified };
  const { session, dialog } = await start('/login?ticket=x&state=y');
  expect(await session.settled()).toEqual({ is: 'member', user: certified });
  expect([asked, dialog()]).toEqual([['/api/member/loginCheck'], null]);
});

test('while a login comes back nobody is drawn as a visitor', async () => {
  cookie('login-state', STATE);
  const { session } = await start(RETURN);
  void session.settled();
  await settle();
  expect(session.get().is).toBe('unknown');
});

test('an API that says no address within three seconds is not waited for', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  timeout.mockImplementation((ms) => {
    const left = new AbortController();
    setTimeout(() => left.abort(), ms);
    return left.signal;
  });
  const { session } = await start('/guide/faq?product=w');
  let gone = false;
  void session.login().then(() => (gone = true));
  const second = session.login();
  await jest.advanceTimersByTimeAsync(2999);
  expect(gone).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await second;
  expect(gone).toBe(true);
  expect(asked).toEqual(['/api/member/login']);
  expect(sessionStorage.getItem('portal.return')).toBe('/guide/faq?product=w');
});

test('who joins slowly is still the one who left', async () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  api['/api/member/login'] = { loginUrl: 'https://ms.example/login' };
  const { session } = await start('/');
  // The answer has no address for joining: the fixed one serves.
  await session.join();
  const [line = ''] = write.mock.calls.flat().filter((text) => text.startsWith('login-state='));
  expect(Number(/max-age=(\d+)/.exec(line)?.[1])).toBeGreaterThanOrEqual(24 * 60 * 60);
});

test('the identity check makes the member certified without a reload', async () => {
  cookie('member', '1');
  api['/api/member/loginCheck'] = { user: jiwoo };
  const { session, identity } = await start('/');
  expect(await session.settled()).toEqual({ is: 'member', user: jiwoo });
  api['/api/member/loginCheck'] = { user: certified };
  await session.certify();
  await settle();
  expect(identity.check).toHaveBeenCalledWith('membership');
  expect(session.get()).toEqual({ is: 'member', user: certified });
  // On a phone the check takes the place of the page.
  expect(identity.resume).toHaveBeenCalledWith('membership');
});

test('a check that is done while the session is being asked for is asked for anew', async () => {
  cookie('member', '1');
  const answers = [jiwoo, certified];
  api['/api/member/loginCheck'] = () => ({ user: answers.shift() });
  const { session, changed } = await start('/');
  const settled = session.settled();
  changed(['loginCheck']);
  await settled;
  await settle();
  expect(session.get()).toEqual({ is: 'member', user: certified });
});

test('a refusal for want of certification asks who this is; another does not', async () => {
  cookie('member', '1');
  api['/api/member/loginCheck'] = { user: certified };
  const { session, dialog } = await start('/');
  await session.settled();
  api['/api/member/loginCheck'] = { user: jiwoo };
  session.heard('ERR_NOT_FOUND');
  await settle();
  expect(asked).toHaveLength(1);
  session.heard('ERR_NOT_CERTIFIED');
  await settle();
  expect([session.get(), dialog()]).toEqual([{ is: 'member', user: jiwoo }, null]);
});

test('a broken certification, also of the shell’s own call, logs out once and says why; drafts stay', async () => {
  cookie('member', '1');
  api['/api/member/loginCheck'] = { user: certified };
  api['/api/customer/getGaUserInfo'] = 'ERR_CERTIFY_STATE';
  api['/api/member/logout'] = { loggedOut: true };
  sessionStorage.setItem('portal.draft.qna', 'typed');
  sessionStorage.setItem('BF_SITE_TYPE', 'KC');
  localStorage.setItem('words', 'x');
  const { session, takeLogoutNote } = await start('/customer/qna');
  await session.settled();
  const { caller } = await import('../release/calls.ts');
  const { getGaUserInfo } = await import('@portal/contract');
  await caller.call(getGaUserInfo, {}).catch(() => {});
  session.heard('ERR_CERTIFY_STATE');
  await jest.advanceTimersByTimeAsync(299);
  expect(asked).not.toContain('/api/member/logout');
  await jest.advanceTimersByTimeAsync(1);
  await settle();
  expect(asked.filter((url) => url === '/api/member/logout')).toHaveLength(1);
  expect({ ...sessionStorage }).toEqual({ 'portal.draft.qna': 'typed' });
  expect(localStorage).toHaveLength(0);
  expect(takeLogoutNote()).toMatch(
    /^회원 정보를 확인할 수 없어 로그아웃했습니다\..*그대로 있습니다\.$/s,
  );
  expect(takeLogoutNote()).toBeNull();
});

test('a logout that the customer asked for keeps nothing, and says nothing where it is confirmed', async () => {
  cookie('member', '1');
  api['/api/member/loginCheck'] = { user: certified };
  api['/api/member/logout'] = { loggedOut: true };
  sessionStorage.setItem('portal.draft.qna', 'typed');
  const { session, takeLogoutNote } = await start('/customer/qna');
  await session.settled();
  session.logout();
  await settle();
  expect([sessionStorage.length, takeLogoutNote()]).toEqual([0, null]);
});

test('a logout that nobody confirmed says so, and takes the cookies by the portal’s own server', async () => {
  window.fetch = jest.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  cookie('member', '1');
  api['/api/member/loginCheck'] = { user: certified };
  api['/api/member/logout'] = 'ERR_UNAVAILABLE';
  const { session, takeLogoutNote } = await start('/customer/qna');
  await session.settled();
  session.logout();
  await settle();
  expect(window.fetch).toHaveBeenCalledWith('/logout', { method: 'POST' });
  expect(takeLogoutNote()).toMatch(/^이 기기에서 로그아웃했습니다/);
});
