import { beforeEach, describe, expect, test } from '@jest/globals';
import { endSession, listSessions, logout, readPersonal } from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15';

/** The list of a member's sessions, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the sessions of a member', () => {
    beforeEach(() => api().database.db.deleteFrom('session').execute());

    const after = (minutes: number) =>
      api().at(new Date(Date.parse(noon) + minutes * 60_000).toISOString());
    const signedIn = async (loginId: string, { minutes = 0, agent = '' } = {}) => {
      const own = new Browser(await after(minutes));
      await own.signIn(api().sandbox, loginId, { 'user-agent': agent });
      return own;
    };
    const list = async (own: Browser) => (await own.call(listSessions, {})).list;
    const isIn = async (own: Browser) => (await own.send(listSessions, {})).statusCode === 200;

    test('are listed with their device, this browser first, then the last seen', async () => {
      await signedIn('haneul', { agent: phone });
      const own = await signedIn('haneul', { minutes: 1, agent: mac });
      await signedIn('haneul', { minutes: 2 });
      await signedIn('junho', { minutes: 2 });
      expect(await list(own)).toEqual([
        {
          sessionId: expect.stringMatching(/^[\w-]{22}$/),
          device: 'Mac의 Safari',
          since: '2026-11-21T03:01:00.000Z',
          seenAt: '2026-11-21T03:01:00.000Z',
          here: true,
        },
        expect.objectContaining({ device: '알 수 없는 기기', here: false }),
        expect.objectContaining({ device: 'Android 휴대전화의 Chrome', here: false }),
      ]);
    });

    test('are listed while they are live', async () => {
      await signedIn('haneul', { agent: phone });
      const own = await signedIn('haneul', { minutes: 59 });
      expect(await list(own)).toHaveLength(2);
      own.app = await after(60);
      expect(await list(own)).toHaveLength(1);
    });

    test('are stored with the name of the device, and nothing else of the User-Agent', async () => {
      await signedIn('haneul', { agent: `${phone} a-mark-of-this-browser` });
      const rows = await api().database.db.selectFrom('session').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(rows[0]?.device).toBe('Android 휴대전화의 Chrome');
      expect(JSON.stringify(rows)).not.toMatch(/Mozilla|mark-of/);
    });

    test('end from another browser, which hears of it by its next call', async () => {
      const lost = await signedIn('haneul', { agent: phone });
      const own = await signedIn('haneul', { agent: mac });
      const [, other] = await list(own);
      const sessionId = other?.sessionId ?? '';
      expect(await own.call(endSession, { sessionId })).toEqual({ ended: true });
      expect(await lost.refusal(readPersonal, {})).toEqual([401, 'ERR_LOGIN_REQUIRED']);
      expect([...lost.cookies.keys()]).toEqual([]);
      expect(await list(own)).toHaveLength(1);
      // Ending the same session again changes nothing.
      expect(await own.call(endSession, { sessionId })).toEqual({ ended: true });
      expect(await isIn(own)).toBe(true);
    });

    test('cannot be ended for the calling browser, which has to log out', async () => {
      const own = await signedIn('haneul');
      const [here] = await list(own);
      const answer = await own.send(endSession, { sessionId: here?.sessionId ?? '' });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([
        422,
        { sessionId: expect.stringContaining('로그아웃') },
      ]);
      expect(await isIn(own)).toBe(true);
      await own.call(logout, {});
      expect(await isIn(own)).toBe(false);
    });

    test('have public ids that are useless as a session, and to another member', async () => {
      const own = await signedIn('haneul');
      const [here] = await list(own);
      const sessionId = here?.sessionId ?? '';
      const thief = new Browser(own.app);
      thief.cookies.set('portal-session', sessionId.padEnd(43, 'A'));
      expect(await isIn(thief)).toBe(false);
      const other = await signedIn('junho');
      expect(await other.call(endSession, { sessionId })).toEqual({ ended: true });
      expect(await isIn(own)).toBe(true);
    });

    test.each(['', 'x'.repeat(21), 'x'.repeat(23), '!'.repeat(22)])(
      'are not found by the name "%s"',
      async (sessionId) => {
        const own = await signedIn('haneul');
        expect((await own.send(endSession, { sessionId })).statusCode).toBe(422);
      },
    );
  });
