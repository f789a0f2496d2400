import { expect, jest, test } from '@jest/globals';
import { errors } from '@portal/contract';
import {
  api,
  asked,
  certified,
  cookie,
  cookies,
  freshBrowser,
  jiwoo,
  settle,
  start,
} from './testing/browser.ts';

freshBrowser();

const STATE = 'a-state-of-this-test';
const RETURN = `/login?ticket=${'t'.repeat(20)}&state=${STATE}`;

test('a returning login continues where the customer started it', async () => {
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

test('says so when the browser did not keep the session’s cookie', async () => {
  cookie('login-state', STATE);
  api['/api/member/login_return'] = { user: certified };
  const { session, goTo, dialog } = await start(RETURN);
  await settle();
  expect(session.get().is).toBe('visitor');
  expect(dialog()).toMatch(/^브라우저가 로그인 정보를 저장하지 않아/);
  expect(goTo).not.toHaveBeenCalled();
});

test('ignores a ticket that this browser did not request', async () => {
  cookie('member', '1');
  api['/api/member/loginCheck'] = { user: certified };
  const { session, dialog } = await start('/login?ticket=x&state=y');
  expect(await session.settled()).toEqual({ is: 'member', user: certified });
  expect([asked, dialog()]).toEqual([['/api/member/loginCheck'], null]);
});

test('shows nobody as a visitor while a returning login is checked', async () => {
  cookie('login-state', STATE);
  const { session } = await start(RETURN);
  void session.settled();
  await settle();
  expect(session.get().is).toBe('unknown');
});

test('a retry asks for the session again', async () => {
  cookie('member', '1');
  const { session } = await start('/customer/qna');
  const first = session.settled();
  const second = session.settled();
  await settle();
  expect(asked).toHaveLength(1);
  jest.setSystemTime(Date.now() + 10_000);
  api['/api/member/loginCheck'] = { user: certified };
  const refused = expect(first).rejects.toMatchObject({ code: 'ABORTED' });
  expect(await session.settled()).toEqual({ is: 'member', user: certified });
  await refused;
  await expect(second).rejects.toMatchObject({ code: 'ABORTED' });
  expect(asked).toHaveLength(2);
});

test('uses the fixed address if the API gives none within three seconds', async () => {
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

test('a slow join still belongs to the browser that started it', async () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  api['/api/member/login'] = { loginUrl: 'https://ms.example/login' };
  const { session } = await start('/');
  // The answer has no address for joining, so the fixed one is used.
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
  // On a phone the check replaces the page.
  expect(identity.resume).toHaveBeenCalledWith('membership');
});

test('asks for the session again if a check ends while it is loading', async () => {
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

test('ERR_NOT_CERTIFIED asks for the session again; other codes do not', async () => {
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

test('a page that the server rendered for another member is hidden, and loads anew', async () => {
  const isHidden = () => document.getElementById('main')?.hidden;
  cookie('member', '1');
  api['/api/member/loginCheck'] = { user: certified };
  const own = await start('/member', { userIdx: certified.userIdx });
  await own.session.settled();
  expect(isHidden()).toBe(false);
  const other = await start('/member', { userIdx: '9999' });
  await other.session.settled();
  expect(isHidden()).toBe(true);
  const everybodys = await start('/guide/faq');
  await everybodys.session.settled();
  expect(isHidden()).toBe(false);
});
