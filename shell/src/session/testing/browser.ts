import { afterEach, beforeEach, jest } from '@jest/globals';
import { errors, type ErrorCode, type User } from '@portal/contract';
import { people } from '@portal/testing/people';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';

const { account, userIdx, name: userName } = people.jiwoo;
export const jiwoo: User = {
  userIdx,
  userName,
  certifyState: account.certifyState,
  isCertify: account.isCertify,
  marketingAgree: true,
  corporate: false,
};
export const certified: User = { ...jiwoo, certifyState: true, isCertify: true };

/** What the API answers, by path: a body, or a code to refuse with. 'hangs': no answer. */
type Answer = object | ErrorCode | 'hangs' | 'cut';
export const api: Record<string, Answer | (() => Answer)> = {};
/** Paths that were called. */
export const asked: string[] = [];

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

/** Starts a tab's session at an address, with fresh modules; `rendered` is the page that the server rendered. */
export async function start(address: string, rendered: { userIdx?: string | null } = {}) {
  jest.resetModules();
  history.replaceState(null, '', address);
  document.body.innerHTML = '<main id="main"></main>';
  const script = document.createElement('script');
  script.id = 'portal';
  script.type = 'application/json';
  script.textContent = JSON.stringify({ ...inlined, rendered });
  document.body.append(script);
  const { default: axios } = await import('axios');
  axios.defaults.adapter = adapter as never;
  // Load their code now, so that tests only wait for the calls.
  await import('../../release/calls.ts');
  const { createHostStore } = await import('../../state/store.ts');
  const { startLayers, closeLayer } = await import('../../layers/layers.ts');
  const { createSession } = await import('../session.ts');
  const { changed } = await import('../../release/changes.ts');
  const { takeLogoutNote } = await import('../logout.ts');
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
  /** The open dialog, with a function that closes it. */
  const dialog = () => {
    const [open] = store.getState().layers.open;
    return open && 'message' in open ? open.message : null;
  };
  const close = () => closeLayer(store.getState().layers.open[0]?.id ?? 0);
  return { session, goTo, identity, dialog, close, changed, takeLogoutNote };
}
/** Lets all pending microtasks and timers run. */
export const settle = async () => {
  for (let i = 0; i < 40; i++) await Promise.resolve();
};
export const cookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/`;
};
export const cookies = () =>
  Object.fromEntries(
    document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]),
  );

/** Registers each test's setup and cleanup. */
export function freshBrowser(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    for (const path of Object.keys(api)) Reflect.deleteProperty(api, path);
    asked.length = 0;
    navigator.sendBeacon = () => true;
    // jsdom cannot navigate and logs an error.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    sessionStorage.clear();
    localStorage.clear();
    for (const name of Object.keys(cookies())) document.cookie = `${name}=; path=/; max-age=0`;
  });
}
