import { beforeEach, describe, expect, test } from '@jest/globals';
import { logout } from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';

const { haneul } = people;
const OLD = '01000007799';
const AGENT = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Logins on devices that are new to a member, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a login on a device', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await db().deleteFrom('member_device').execute();
      await db().deleteFrom('message').execute();
    });
    const open = async (device = '', at = noon) => {
      const own = new Browser(await api().at(at));
      own.device = device;
      return own;
    };
    const logIn = async (own: Browser, loginId = 'haneul') => {
      await own.signIn(api().sandbox, loginId, { 'user-agent': AGENT });
      return own.device;
    };
    /** The numbers that messages about new devices go to, `member` for the member's own; and what they say. */
    const told = async () => {
      const { cipher } = api().secrets;
      const rows = await db()
        .selectFrom('message')
        .selectAll()
        .where('event', '=', 'newDevice')
        .orderBy('message_idx')
        .execute();
      return rows.map(({ phone, content, member_id }) => [
        member_id,
        cipher.open('message.phone', phone) || 'member',
        cipher.openJson('message.content', content),
      ]);
    };
    const numbers = async () => (await told()).map(([, phone]) => phone);
    const forgetTold = () => db().deleteFrom('message').where('event', '=', 'newDevice').execute();

    test('is told to the member’s number, with device and time, unless it is the first ever', async () => {
      const first = await open();
      await logIn(first);
      await logIn(first);
      expect(await told()).toEqual([]);
      const other = await open();
      await logIn(other);
      const values = { device: 'Android 휴대전화의 Chrome', time: '2026.11.21(토) 12:00' };
      expect(await told()).toEqual([['ms-haneul', 'member', values]]);
      for (const own of [first, other]) {
        await own.call(logout, {});
        await logIn(own);
      }
      expect(await told()).toHaveLength(1);
    });

    test('is known by its cookie alone, which tells of nobody and no script reads', async () => {
      const own = await open('made-up');
      const answer = await own.signIn(api().sandbox, 'haneul');
      expect(own.device).toMatch(/^[\w-]{43}$/);
      const lines = [answer.headers['set-cookie']].flat().map(String);
      expect(lines.find((line) => line.startsWith('portal-device='))).toMatch(
        /^portal-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      const rows = await db().selectFrom('member_device').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(own.device);
    });

    test('is another’s for another member, and no row tells that they share it', async () => {
      const device = await logIn(await open());
      const own = await open(device);
      await logIn(own, 'junho');
      expect(await told()).toEqual([]);
      const rows = await db().selectFrom('member_device').select('device_hash').execute();
      expect(new Set(rows.map(({ device_hash }) => device_hash)).size).toBe(2);
      await logIn(await open(), 'junho');
      expect(await told()).toMatchObject([['ms-junho', 'member', {}]]);
    });

    test('is remembered for the ten that were used last', async () => {
      const devices: string[] = [];
      const at = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString();
      for (let i = 0; i < 11; i += 1) devices.push(await logIn(await open('', at(i))));
      expect(await db().selectFrom('member_device').selectAll().execute()).toHaveLength(10);
      await forgetTold();
      await logIn(await open(devices[1], at(11)));
      expect(await told()).toEqual([]);
      await logIn(await open(devices[0], at(12)));
      expect(await told()).toHaveLength(1);
    });

    test('is told to a number that the member had in the last 30 days too', async () => {
      const { accounts } = api().sandbox;
      const device = await logIn(await open());
      // The membership service changed it: the login itself brings the new one.
      accounts.update('ms-haneul', { phone: OLD });
      await logIn(await open());
      expect(await numbers()).toEqual(['member', haneul.phone]);
      await forgetTold();
      const { cipher } = api().secrets;
      const changed = {
        event: 'phoneChanged',
        subject: 'ms-haneul',
        member_id: 'ms-haneul',
        phone: cipher.seal('message.phone', '01000007788'),
        content: cipher.seal('message.content', '{}'),
        key: 'a-change',
        created_at: Date.parse(noon),
        state: 'declined',
        due_at: null,
        tries: 0,
        ref: '',
      } as const;
      await db().insertInto('message').values(changed).execute();
      await logIn(await open('', '2026-12-21T12:00:00+09:00'));
      expect(await numbers()).toEqual(['member', '01000007788']);
      await forgetTold();
      await logIn(await open('', '2026-12-21T12:00:01+09:00'));
      expect(await numbers()).toEqual(['member']);
      accounts.update('ms-haneul', { phone: haneul.phone });
      await logIn(await open(device));
    });
  });
