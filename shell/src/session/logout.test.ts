import { expect, jest, test } from '@jest/globals';
import { api, asked, certified, cookie, freshBrowser, settle, start } from './testing/browser.ts';

freshBrowser();

test('ERR_CERTIFY_STATE, also of the shell’s own call, logs out once and says why; drafts stay', async () => {
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
  const { readAnalyticsProfile } = await import('@portal/contract');
  await caller.call(readAnalyticsProfile, {}).catch(() => {});
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

test('a requested logout removes everything, and shows no message once confirmed', async () => {
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

test('an unconfirmed logout says so, and the portal server expires the cookies', async () => {
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
