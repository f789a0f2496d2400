import { describe, expect, test } from '@jest/globals';
import {
  readIdentity,
  certify,
  deleteInquiry,
  listOwnedProducts,
  readUser,
  fileInquiry,
  readSignedIn,
  logout,
  requestIdentityCheck,
  readInquiry,
  listInquiries,
  fileVoice,
  readVoice,
  listVoices,
  uploadPhoto,
  type Endpoint,
} from '@portal/contract';
import { endpoints } from '@portal/contract/endpoints';
import { noon, type TestApi } from './testing/api.ts';
import { freshContracts } from './testing/inputs/contracts.ts';
import { inputFor, inputs, made, openInputs } from './testing/inputs/access.ts';
import { Browser } from './testing/browser.ts';
import { anInquiry, aPhoto, aVoice } from './testing/inputs/submissions.ts';
import { grain } from './testing/pictures.ts';

const photo = await grain().jpeg().toBuffer();
const guarded = endpoints.filter(({ audience }) => audience !== undefined);
const open = endpoints.filter(({ personal }) => personal);

/** Who may make which call, on both databases. */
export const suite = (api: () => TestApi) =>
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
    /**
     * Deletes today's voice count, all service requests and all bookings. The other suites share this database and its fixed
     * date: without this they would find no free voices, points, memberships or times.
     */
    const freeTheDay = async () => {
      await api().database.db.deleteFrom('voice_tally').execute();
      await api().database.db.deleteFrom('service_order').execute();
      await api().database.db.deleteFrom('visit').execute();
    };
    const forbidden = ({ audience }: Endpoint) =>
      audience !== 'session'
        ? [401, 'ERR_LOGIN_REQUIRED']
        : [401, expect.stringMatching(/^ERR_(SESSION|LOGIN)_REQUIRED$/)];

    const strangers: [string, () => Promise<Browser>][] = [
      ['a visitor', async () => new Browser(await app())],
      [
        'somebody with a made-up session',
        async () => {
          const own = new Browser(await app());
          own.cookies.set('portal-session', 'A'.repeat(43)).set('member', '1');
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

    test.each(strangers)('is refused to %s for every call', async (_, make) => {
      const own = await make();
      for (const entry of guarded) {
        const input = inputFor(entry);
        expect([entry.kind, await copyOf(own).refusal(entry, input)]).toEqual([
          entry.kind,
          forbidden(entry),
        ]);
        // Access is checked before the input, so that strangers learn nothing about it.
        const answer = await copyOf(own).send(entry, { nonsense: '1' } as never);
        expect([entry.kind, answer.statusCode]).toEqual([entry.kind, 401]);
      }
    });

    test('is refused to a member who is not certified with a code of its own, and what leads out is given', async () => {
      const own = await signedIn('jiwoo');
      for (const entry of guarded) {
        const answer = await own.refusal(entry, inputFor(entry));
        expect([entry.kind, answer]).toEqual([
          entry.kind,
          entry.audience === 'member' ? [403, 'ERR_NOT_CERTIFIED'] : [200, '200'],
        ]);
      }
    });

    test('is given to a member for their own data, which no cache may store', async () => {
      await freeTheDay();
      // The member who leaves must have no contracts, and joins again afterwards for the other tests.
      const { accounts } = api().sandbox;
      const leaving = accounts.profile('ms-yuna');
      const haneul = await signedIn('haneul');
      for (const entry of guarded) {
        await freshContracts(api());
        const own = entry.kind === 'memberOut' ? await signedIn('yuna') : haneul;
        const input = { ...inputFor(entry), ...(await made[entry.kind]?.(own, api())) };
        const answer = await own.send(entry, input);
        expect([entry.kind, answer.statusCode]).toEqual([entry.kind, 200]);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.headers.etag).toBeUndefined();
      }
      if (leaving) accounts.add(leaving);
    });

    test('is given to anybody for calls marked personal, and no cache may store the answer', async () => {
      await api().database.db.deleteFrom('guest_tally').execute();
      const own = await signedIn('haneul');
      for (const entry of open) {
        const input = { ...openInputs[entry.kind], ...(await made[entry.kind]?.(own, api())) };
        const answer = await own.send(entry, input);
        expect([entry.kind, answer.statusCode]).toEqual([entry.kind, 200]);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.headers.etag).toBeUndefined();
      }
    });

    test('is refused to a member for another’s data', async () => {
      const [own, other] = [await signedIn('haneul'), await signedIn('junho')];
      expect(await other.refusal(readUser, { userid: '1001' })).toEqual([404, 'ERR_NOT_FOUND']);
      const asked = await own.call(requestIdentityCheck, { pageType: 'member' });
      expect(await other.call(readIdentity, { certNum: asked.certNum })).toEqual({ ready: false });
      const taken = await other.call(certify, { pageType: 'member', certNum: asked.certNum });
      expect(taken).toMatchObject({ code: 1, values: null });
    });

    test('is refused for another’s submission, exactly as for one that does not exist', async () => {
      await freeTheDay();
      const [own, other] = [await signedIn('haneul'), await signedIn('junho')];
      const { bbsIdx: idx } = await own.call(fileInquiry, anInquiry());
      const { bbsIdx } = await own.call(fileVoice, aVoice());
      const never = '999999999999999999';
      const bytes = async (entry: Endpoint, input: object) => {
        const answer = await other.send(entry, input);
        expect([entry.kind, answer.statusCode]).toEqual([entry.kind, 404]);
        return answer.body.replace(answer.json().error.requestId, '');
      };
      for (const entry of [readInquiry, deleteInquiry])
        expect(await bytes(entry, { idx })).toBe(await bytes(entry, { idx: never }));
      const voice = { bbsCode: '37', bbsIdx };
      expect(await bytes(readVoice, voice)).toBe(
        await bytes(readVoice, { ...voice, bbsIdx: never }),
      );
      const inquiries = (await other.call(listInquiries, { pageSize: 50 })).list;
      const voices = (await other.call(listVoices, { pageSize: 50 })).list;
      expect(inquiries.map((one) => one.bbsIdx)).not.toContain(idx);
      expect(voices.map((one) => one.bbsIdx)).not.toContain(bbsIdx);
      expect((await own.send(readInquiry, { idx })).statusCode).toBe(200);
    });

    test('is refused for a submission with another’s product or photo', async () => {
      const [own, other] = [await signedIn('haneul'), await signedIn('junho')];
      const [product] = (await own.call(listOwnedProducts, {})).productList;
      const photos = [await aPhoto(api(), 'ms-haneul')];
      const productIdx = product?.productIdx;
      for (const [entry, make] of [
        [fileInquiry, anInquiry] as const,
        [fileVoice, aVoice] as const,
      ]) {
        const answer = await other.send(entry as Endpoint, make({ productIdx }));
        expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([
          422,
          ['productIdx'],
        ]);
        expect(await other.refusal(entry as Endpoint, make({ photos }))).toEqual([
          409,
          'ERR_PHOTO_GONE',
        ]);
      }
      // The photo is still free: its owner can send it.
      expect((await own.send(fileInquiry, anInquiry({ photos }))).statusCode).toBe(200);
    });

    test('is given to a photo’s owner only', async () => {
      const own = await signedIn('haneul');
      const { url } = await own.call(uploadPhoto, { photo });
      const status = async (browser: Browser) =>
        (await browser.app.inject({ url, headers: { cookie: browser.cookieHeader } })).statusCode;
      expect([await status(own), await status(await signedIn('junho'))]).toEqual([200, 404]);
      for (const [, make] of strangers) expect(await status(await make())).toBe(401);
      expect(await status(await signedIn('jiwoo'))).toBe(403);
    });

    test('is not gained with a session id from before the login', async () => {
      const visitor = new Browser(await app());
      await visitor.call(requestIdentityCheck, { pageType: 'order' });
      const before = visitor.cookies.get('portal-session') ?? '';
      await visitor.signIn(api().sandbox, 'haneul');
      expect(visitor.cookies.get('portal-session')).not.toBe(before);
      const planted = new Browser(visitor.app);
      planted.cookies.set('portal-session', before);
      expect((await planted.call(readSignedIn, {})).user).toBeNull();
    });

    test('is tested for every call that is not for everyone', () => {
      expect(Object.keys(inputs).sort()).toEqual(guarded.map(({ kind }) => kind).sort());
      expect(Object.keys(openInputs).sort()).toEqual(open.map(({ kind }) => kind).sort());
    });
  });
