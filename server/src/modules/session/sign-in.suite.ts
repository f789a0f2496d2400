import { describe, expect, test } from '@jest/globals';
import { readSignedIn, returnFromLogin, readLoginUrl, logout } from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';

const STATE = 'a-state-of-sixteen-letters';

/** Signing in and out, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('signing in and out', () => {
    const browser = () => new Browser(api().app);
    const signedIn = async (loginId: string) => {
      const own = browser();
      await own.signIn(api().sandbox, loginId);
      return own;
    };
    const after = async (own: Browser, minutes: number) => {
      own.app = await api().at(new Date(Date.parse(noon) + minutes * 60_000).toISOString());
      return own;
    };
    const userOf = async (own: Browser) => (await own.call(readSignedIn, {})).user;

    test('answers the addresses of the login and join pages, with the return address', async () => {
      const { loginUrl: login, joinUrl } = await browser().call(readLoginUrl, { state: STATE });
      const [page, join] = [new URL(login), new URL(joinUrl ?? '')];
      expect([page.pathname, join.pathname]).toEqual(['/membership/login', '/membership/join']);
      expect(Object.fromEntries(page.searchParams)).toEqual({
        returnUrl: 'http://localhost:3000/login',
        state: STATE,
      });
    });

    test('starts a session for a customer who returns with a ticket', async () => {
      const own = browser();
      const answer = await own.signIn(api().sandbox, 'haneul');
      const user = {
        userIdx: '1001',
        userName: people.haneul.name,
        certifyState: true,
        isCertify: true,
        marketingAgree: true,
        corporate: false,
      };
      expect(answer.json().data).toEqual({ user });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await userOf(own)).toEqual(user);
    });

    test('sets cookies with the narrowest attributes', async () => {
      const answer = await browser().signIn(api().sandbox, 'haneul');
      const lines = [answer.headers['set-cookie']].flat().map(String);
      const line = (name: string) => lines.find((each) => each.startsWith(`${name}=`)) ?? '';
      // The tests' portal is on http: cookies.test.ts has https.
      expect(line('portal-session')).toMatch(
        /^portal-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect(line('member')).toBe('member=1; Path=/; SameSite=Lax');
      expect(line('PSESSION')).toMatch(
        /^PSESSION=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect(line('login-state')).toContain('Expires=Thu, 01 Jan 1970');
    });

    test('stores only the hash of a session id', async () => {
      const own = await signedIn('haneul');
      const rows = await api().database.db.selectFrom('session').select('id_hash').execute();
      const id = own.cookies.get('portal-session') ?? '';
      expect(rows.map(({ id_hash }) => id_hash)).not.toContain(id);
      for (const { id_hash } of rows) {
        const thief = browser();
        thief.cookies.set('portal-session', id_hash);
        expect(await userOf(thief)).toBeNull();
      }
    });

    test('issues a new session id at each login, and ends the old session', async () => {
      const own = await signedIn('haneul');
      const old = browser();
      old.cookies.set('portal-session', own.cookies.get('portal-session') ?? '');
      await own.signIn(api().sandbox, 'junho');
      expect((await userOf(own))?.userIdx).toBe('1002');
      expect(await userOf(old)).toBeNull();
    });

    test('refuses a ticket that was used, is made up, or has expired', async () => {
      const { sandbox } = api();
      const come = async (change: (ticket: string) => string, wait = 0) => {
        const own = browser();
        own.cookies.set('login-state', STATE);
        const back = await sandbox.logIn('haneul', STATE);
        const ticket = change(back.searchParams.get('ticket') ?? '');
        sandbox.time.now += wait;
        const first = await own.send(returnFromLogin, { ticket, state: STATE });
        own.cookies.set('login-state', STATE);
        const again = await own.refusal(returnFromLogin, { ticket, state: STATE });
        return [first.statusCode, again];
      };
      const refused = [401, 'ERR_LOGIN_RETURN'];
      expect(await come((ticket) => ticket)).toEqual([200, refused]);
      expect(await come((ticket) => `${ticket.slice(1)}x`)).toEqual([401, refused]);
      expect(await come((ticket) => ticket, 59_000)).toEqual([200, refused]);
      expect(await come((ticket) => ticket, 60_000)).toEqual([401, refused]);
    });

    test.each([
      ['no state of its own', undefined],
      ['another state', 'another-state-than-this'],
      ['a part of it', STATE.slice(0, -1)],
      ['as many letters, of more bytes', 'é'.repeat(STATE.length)],
    ])('refuses a ticket in a browser that has %s', async (_, state) => {
      const own = browser();
      if (state !== undefined) own.cookies.set('login-state', state);
      const back = await api().sandbox.logIn('haneul', STATE);
      const ticket = back.searchParams.get('ticket') ?? '';
      const input = { ticket, state: STATE };
      expect(await own.refusal(returnFromLogin, input)).toEqual([401, 'ERR_LOGIN_RETURN']);
      // The refusal has not used up the ticket.
      own.cookies.set('login-state', STATE);
      expect((await own.send(returnFromLogin, input)).statusCode).toBe(200);
    });

    test('expires a session after twelve hours, or after an hour without a call', async () => {
      const own = await signedIn('haneul');
      for (const minutes of [59, 118, 177])
        expect(await userOf(await after(own, minutes))).not.toBeNull();
      const idle = new Browser(own.app);
      for (const [name, value] of own.cookies) idle.cookies.set(name, value);
      expect(await userOf(await after(idle, 177 + 60))).toBeNull();
      for (let minutes = 200; minutes < 720; minutes += 50) await userOf(await after(own, minutes));
      expect(await userOf(await after(own, 719))).not.toBeNull();
      expect(await userOf(await after(own, 720))).toBeNull();
    });

    test('clears the cookies of an expired session', async () => {
      const own = await signedIn('haneul');
      own.cookies.set('analytics-profile', '{}');
      await userOf(await after(own, 61));
      expect([...own.cookies.keys()]).toEqual([]);
      own.cookies.set('member', '1');
      await userOf(own);
      expect([...own.cookies.keys()]).toEqual([]);
    });

    test('signs out here and at the membership service', async () => {
      const own = await signedIn('haneul');
      const session = own.cookies.get('PSESSION') ?? '';
      const copy = new Browser(own.app);
      for (const [name, value] of own.cookies) copy.cookies.set(name, value);
      expect(api().sandbox.accounts.isSignedIn(session)).toBe(true);
      expect(await own.call(logout, {})).toEqual({ loggedOut: true });
      expect([...own.cookies.keys()]).toEqual([]);
      expect(await userOf(copy)).toBeNull();
      expect(api().sandbox.accounts.isSignedIn(session)).toBe(false);
      expect(await own.call(logout, {})).toEqual({ loggedOut: true });
    });

    test('does not sign out on a link or a prefetch', async () => {
      const own = await signedIn('haneul');
      for (const headers of [{ 'sec-fetch-site': 'none' }, { 'x-portal-client': '' }])
        expect((await own.send(logout, {}, { headers })).statusCode).toBe(403);
      expect(await userOf(own)).not.toBeNull();
    });

    test('signs in a member who is not certified, and one without a customer number', async () => {
      const jiwoo = await userOf(await signedIn('jiwoo'));
      expect(jiwoo).toMatchObject({ userIdx: '1004', certifyState: false, isCertify: false });
      expect(await userOf(await signedIn('doyun'))).toMatchObject({ userIdx: null });
    });
  });
