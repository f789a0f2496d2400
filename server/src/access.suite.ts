import { describe, expect, test } from '@jest/globals';
import {
  certCheck,
  certify,
  endpoints,
  getUserData,
  loginCheck,
  logout,
  requestCertification,
  uploadPhoto,
  type Endpoint,
} from '@portal/contract';
import { DEMO_PASSWORD } from '@portal/testing/people';
import { noon, type TestApi } from './testing/api.ts';
import { Browser } from './testing/browser.ts';
import { grain } from './testing/pictures.ts';

const certNum = 'x'.repeat(24);
const photo = await grain().jpeg().toBuffer();

/** Good input for each call that is not for everyone; a new one has to be named here. */
const inputs: Record<string, object> = {
  gaUserInfo: {},
  userData: { userid: '1001' },
  agreeInfo: {},
  checkPassword: { password: DEMO_PASSWORD },
  personal: {},
  checkEmail: { email: 'new@hangyeol.example' },
  updatePersonal: { userEmail: 'haneul@hangyeol.example' },
  memberInfo: {},
  memberOutCheck: {},
  certCheck: { certNum },
  certify: { pageType: 'member', certNum },
  checkCiDi: {},
  uploadPhoto: { photo },
};

const guarded = (endpoints as Endpoint[]).filter(({ audience }) => audience !== undefined);

/** Who may call what, over whichever database. */
export const access = (api: () => TestApi) =>
  describe('access', () => {
    const app = (minutes = 0) =>
      api().at(new Date(Date.parse(noon) + minutes * 60_000).toISOString());
    const signedIn = async (loginId: string) => {
      const own = new Browser(await app());
      await own.signIn(api().sandbox, loginId);
      return own;
    };
    const copyOf = (own: Browser) => {
      const copy = new Browser(own.app);
      for (const [name, value] of own.cookies) copy.cookies.set(name, value);
      return copy;
    };
    const forbidden = ({ audience }: Endpoint) =>
      audience === 'member'
        ? [401, 'ERR_LOGIN_REQUIRED']
        : [401, expect.stringMatching(/^ERR_(SESSION|LOGIN)_REQUIRED$/)];

    const strangers: [string, () => Promise<Browser>][] = [
      ['a visitor', async () => new Browser(await app())],
      [
        'somebody with a made-up session',
        async () => {
          const own = new Browser(await app());
          own.cookies.set('__Host-session', 'A'.repeat(43)).set('member', '1');
          return own;
        },
      ],
      [
        'a member whose session has expired',
        async () => {
          const own = await signedIn('haneul');
          own.app = await app(61);
          return own;
        },
      ],
      [
        'a member who has logged out',
        async () => {
          const own = await signedIn('haneul');
          const kept = copyOf(own);
          await own.call(logout, {});
          return kept;
        },
      ],
    ];

    test.each(strangers)('is refused to %s, whatever is called', async (_, make) => {
      const own = await make();
      for (const entry of guarded) {
        const input = inputs[entry.kind] ?? {};
        expect([entry.kind, await copyOf(own).refusal(entry, input)]).toEqual([
          entry.kind,
          forbidden(entry),
        ]);
        // Before its input is looked at: what is wrong with it is not for strangers.
        const answer = await copyOf(own).send(entry, { nonsense: '1' } as never);
        expect([entry.kind, answer.statusCode]).toEqual([entry.kind, 401]);
      }
    });

    test('is refused to a member who is not certified, but for the way to become so', async () => {
      const own = await signedIn('jiwoo');
      for (const entry of guarded) {
        const status = (await own.send(entry, inputs[entry.kind] ?? {})).statusCode;
        expect([entry.kind, status]).toEqual([entry.kind, entry.audience === 'member' ? 401 : 200]);
      }
    });

    test('is given to a member for what is their own, and kept by nobody', async () => {
      for (const entry of guarded) {
        const own = await signedIn('haneul');
        const answer = await own.send(entry, inputs[entry.kind] ?? {});
        expect([entry.kind, answer.statusCode]).toEqual([entry.kind, 200]);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.headers.etag).toBeUndefined();
      }
    });

    test('is refused to a member for what is another’s', async () => {
      const [own, other] = [await signedIn('haneul'), await signedIn('junho')];
      expect(await other.refusal(getUserData, { userid: '1001' })).toEqual([404, 'ERR_NOT_FOUND']);
      const asked = await own.call(requestCertification, { pageType: 'member' });
      expect(await other.call(certCheck, { certNum: asked.certNum })).toEqual({ ready: false });
      const taken = await other.call(certify, { pageType: 'member', certNum: asked.certNum });
      expect(taken).toMatchObject({ code: 1, values: null });
    });

    test('is given to a member for a photo of their own, to no other and no stranger', async () => {
      const own = await signedIn('haneul');
      const { url } = await own.call(uploadPhoto, { photo });
      const status = async (browser: Browser) =>
        (await browser.app.inject({ url, headers: { cookie: browser.cookieHeader } })).statusCode;
      expect([await status(own), await status(await signedIn('junho'))]).toEqual([200, 404]);
      for (const [, make] of strangers) expect(await status(await make())).toBe(401);
      expect(await status(await signedIn('jiwoo'))).toBe(401);
    });

    test('is not gained by a session that was not a member’s', async () => {
      const visitor = new Browser(await app());
      await visitor.call(requestCertification, { pageType: 'order' });
      const before = visitor.cookies.get('__Host-session') ?? '';
      await visitor.signIn(api().sandbox, 'haneul');
      expect(visitor.cookies.get('__Host-session')).not.toBe(before);
      const planted = new Browser(visitor.app);
      planted.cookies.set('__Host-session', before);
      expect((await planted.call(loginCheck, {})).user).toBeNull();
    });

    test('is thought of for every call that is not for everyone', () => {
      expect(Object.keys(inputs).sort()).toEqual(guarded.map(({ kind }) => kind).sort());
    });
  });
