import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  readIdentity,
  certify,
  returnFromIdentityCheck,
  compareIdentity,
  readSignedIn,
  PHONE_CHANGE_PAGE,
  requestIdentityCheck,
  readPersonal,
  updatePersonal,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';
import { MOST } from '../guest-check/tally.ts';

type Outcome =
  | '이름과 휴대전화가 맞음'
  | '이름이 다름'
  | '휴대전화가 다름'
  | '이름과 휴대전화가 모두 다름'
  | '이름이 같은 다른 사람'
  | 'CI와 DI가 없음'
  | '확인된 정보가 없음'
  | '취소';

/** The identity check, from the request to its result, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the identity check', () => {
    beforeEach(() => api().database.db.deleteFrom('guest_tally').execute());
    const signedIn = async (loginId: string) => {
      const own = new Browser(api().app);
      await own.signIn(api().sandbox, loginId);
      return own;
    };
    const ask = (own: Browser, pageType = 'member', said = {}) =>
      own.call(requestIdentityCheck, { pageType, ...said });
    type Asked = Awaited<ReturnType<typeof ask>>;

    /** What the provider's page posts back for a chosen result. */
    async function choose({ trCert, trUrl, trAdd, trVer }: Asked, outcome: Outcome) {
      const form = { tr_cert: trCert, tr_url: trUrl, tr_add: trAdd, tr_ver: trVer };
      const page = await api().sandbox.app.inject({
        method: 'POST',
        url: '/identity',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
      const [own = ''] = page.body.split('<form').filter((each) => each.includes(`>${outcome}<`));
      const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(own)?.[1];
      return { recCert: field('rec_cert') ?? '', certNum: field('certNum') ?? '' };
    }

    /** Passes the provider's answer on as the portal's server does: without cookies or a page's headers. */
    const pass = (payload: object, app = api().app) =>
      app.inject({ method: 'POST', url: returnFromIdentityCheck.path, payload });

    async function check(own: Browser, outcome: Outcome, pageType?: string, said = {}) {
      const asked = await ask(own, pageType, said);
      await pass(await choose(asked, outcome));
      return own.call(certify, { pageType: pageType ?? 'member', certNum: asked.certNum });
    }

    test('answers the fields of the provider’s form, sealed', async () => {
      const asked = await ask(await signedIn('haneul'));
      expect(asked).toEqual({
        certNum: expect.stringMatching(/^[\w-]{24}$/),
        trCert: expect.stringMatching(/^[\w-]+$/),
        trUrl: 'http://localhost:3000/bridge/identity/return',
        trAdd: 'N',
        trVer: 'V2',
        action: expect.stringMatching(/\/identity$/),
      });
    });

    test.each([
      ['이름과 휴대전화가 맞음', 'member', 3, 'Y', 'Y'],
      ['이름이 다름', 'member', 4, 'N', 'Y'],
      ['휴대전화가 다름', 'member', 5, 'Y', 'N'],
      ['휴대전화가 다름', PHONE_CHANGE_PAGE, 7, 'Y', 'N'],
      ['이름이 같은 다른 사람', PHONE_CHANGE_PAGE, 6, 'Y', 'N'],
      ['이름이 같은 다른 사람', 'member', 5, 'Y', 'N'],
      ['이름과 휴대전화가 모두 다름', 'member', 6, 'N', 'N'],
      ['CI와 DI가 없음', 'member', 6, 'Y', 'Y'],
      ['확인된 정보가 없음', 'member', 1, 'N', 'N'],
      ['취소', 'member', 1, 'N', 'N'],
    ] as const)('%s (%s): code %i', async (outcome, pageType, code, nameMatch, phoneMatch) => {
      const answer = await check(await signedIn('haneul'), outcome, pageType);
      const isCertify = code === 3 || code === 7;
      expect(answer).toMatchObject({
        code,
        isCertify,
        popup: !isCertify && code !== 1,
        cancelled: outcome === '취소',
      });
      expect(answer.result).toMatchObject({ pageType, nameMatch, phoneMatch });
      expect(answer.values).toEqual(
        isCertify
          ? {
              CertUserName: people.haneul.name,
              CertPhoneNo: code === 7 ? '01000009999' : people.haneul.phone,
              CertGender: 'F',
              CertBirthDay: '1962-03-14',
            }
          : null,
      );
    });

    test('lets a member change to the confirmed number only, and only in this session', async () => {
      const [own, elsewhere] = [await signedIn('seoyeon'), await signedIn('seoyeon')];
      const change = (browser: Browser, userPhone: string) =>
        browser.send(updatePersonal, { userPhone });
      const refused = async (browser: Browser, phone: string) =>
        expect((await change(browser, phone)).json().status.code).toBe('ERR_CERTIFY_REQUIRED');
      await refused(own, '010-0000-9999');
      await check(own, '휴대전화가 다름');
      await refused(own, '010-0000-9999');
      await check(own, '휴대전화가 다름', PHONE_CHANGE_PAGE);
      await refused(own, '010-0000-8888');
      await refused(elsewhere, '010-0000-9999');
      expect((await change(own, '010-0000-9999')).statusCode).toBe(200);
      expect(await own.call(readPersonal, {})).toMatchObject({ userPhone: '01000009999' });
      api().sandbox.accounts.update('ms-seoyeon', { phone: people.seoyeon.phone });
    });

    test('tells two people apart without revealing CI and DI', async () => {
      const one = await check(await signedIn('haneul'), '이름과 휴대전화가 맞음');
      const again = await check(await signedIn('haneul'), '이름과 휴대전화가 맞음');
      const other = await check(await signedIn('seoyeon'), '이름과 휴대전화가 맞음');
      expect(one.result.userCI).toBe(again.result.userCI);
      expect(one.result.userCI).not.toBe(other.result.userCI);
      const { ci, di } = people.haneul.account;
      for (const raw of [ci, di]) expect(JSON.stringify(one)).not.toContain(raw);
      expect(one.result.userCI).not.toBe(one.result.userDI);
    });

    test('is ready to the browser that asked, once the answer has arrived', async () => {
      const own = await signedIn('haneul');
      const other = await signedIn('junho');
      const asked = await ask(own);
      const { certNum } = asked;
      expect(await own.call(readIdentity, { certNum })).toEqual({ ready: false });
      expect((await pass(await choose(asked, '이름이 다름'))).json().data).toEqual({ taken: true });
      expect(await own.call(readIdentity, { certNum })).toEqual({ ready: true });
      expect(await other.call(readIdentity, { certNum })).toEqual({ ready: false });
      expect((await other.call(certify, { pageType: 'member', certNum })).code).toBe(1);
      expect((await own.call(certify, { pageType: 'member', certNum })).code).toBe(4);
    });

    test('is ready where the customer cancelled, and takes no result afterwards', async () => {
      const own = await signedIn('junho');
      const asked = await ask(own);
      const { certNum } = asked;
      expect((await pass(await choose(asked, '취소'))).json().data).toEqual({ taken: true });
      expect(await own.call(readIdentity, { certNum })).toEqual({ ready: true });
      const late = await pass(await choose(asked, '이름과 휴대전화가 맞음'));
      expect(late.json().status.code).toBe('ERR_CERTIFY_RETURN');
      expect((await pass(await choose(asked, '취소'))).json().data).toEqual({ taken: false });
      expect(await own.call(certify, { pageType: 'member', certNum })).toMatchObject({
        code: 1,
        popup: false,
        cancelled: true,
      });
    });

    test('is begun by many browsers behind one address', async () => {
      for (let i = 0; i < 30; i++)
        await new Browser(api().app).call(requestIdentityCheck, { pageType: 'order' });
      const own = new Browser(api().app);
      for (let i = 0; i < 21; i++) await own.send(requestIdentityCheck, { pageType: 'order' });
      expect(await own.refusal(requestIdentityCheck, { pageType: 'order' })).toEqual([
        429,
        'ERR_TOO_MANY',
      ]);
    });

    test('counts as a try only until its answer is right', async () => {
      const own = await signedIn('haneul');
      for (let i = 0; i < MOST.identity; i++)
        expect((await check(own, '이름과 휴대전화가 맞음')).code).toBe(3);
      for (let i = 0; i < MOST.identity; i++)
        expect((await check(own, '이름이 다름')).code).toBe(4);
      expect(await own.refusal(requestIdentityCheck, { pageType: 'member' })).toEqual([
        429,
        'ERR_TOO_MANY',
      ]);
    });

    test('is valid once, for the page that asked', async () => {
      const own = await signedIn('haneul');
      const asked = await ask(own);
      await pass(await choose(asked, '이름과 휴대전화가 맞음'));
      const { certNum } = asked;
      const codes = [];
      for (const pageType of [PHONE_CHANGE_PAGE, 'member', 'member'])
        codes.push((await own.call(certify, { pageType, certNum })).code);
      expect(codes).toEqual([1, 3, 1]);
      const left = await api()
        .database.db.selectFrom('certification')
        .select('cert_num')
        .where('cert_num', '=', certNum)
        .execute();
      expect(left).toEqual([]);
    });

    test('refuses an answer that is repeated, altered, for another check, or was not requested', async () => {
      const own = await signedIn('haneul');
      const [asked, second] = [await ask(own), await ask(own)];
      const good = await choose(asked, '이름과 휴대전화가 맞음');
      const refused = async (payload: object) => {
        const answer = await pass(payload);
        expect([answer.statusCode, answer.json().status.code]).toEqual([400, 'ERR_CERTIFY_RETURN']);
      };
      await refused({ ...good, certNum: second.certNum });
      await refused({ ...good, recCert: `${good.recCert.slice(0, -3)}AAA` });
      await refused({ ...good, recCert: asked.trCert });
      expect((await pass(good)).statusCode).toBe(200);
      await refused(good);
      await own.call(certify, { pageType: 'member', certNum: asked.certNum });
      await refused(good);
    });

    test('accepts one of ten answers at once', async () => {
      const good = await choose(await ask(await signedIn('haneul')), '이름과 휴대전화가 맞음');
      const answers = await Promise.all(Array.from({ length: 10 }, () => pass(good)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    test('expires after ten minutes', async () => {
      const own = await signedIn('junho');
      const [late, unused] = [await ask(own), await ask(own)];
      await pass(await choose(unused, '이름과 휴대전화가 맞음'));
      const app = await api().at(new Date(Date.parse(noon) + 10 * 60_000).toISOString());
      const answer = await pass(await choose(late, '이름과 휴대전화가 맞음'), app);
      expect(answer.json().status.code).toBe('ERR_CERTIFY_RETURN');
      own.app = app;
      const { certNum } = unused;
      expect(await own.call(readIdentity, { certNum })).toEqual({ ready: false });
      expect((await own.call(certify, { pageType: 'member', certNum })).code).toBe(1);
    });

    test('compares a visitor with the name and phone they gave', async () => {
      const said = { userName: people.minji.name, userPhone: '010-0000-2001' };
      const own = new Browser(api().app);
      expect((await check(own, '이름과 휴대전화가 맞음', 'order', said)).code).toBe(3);
      expect([...own.cookies.keys()]).toEqual(['portal-session']);
      expect((await check(new Browser(api().app), '이름과 휴대전화가 맞음', 'order')).code).toBe(6);
    });

    test('certifies a member who was not certified', async () => {
      const own = await signedIn('jiwoo');
      expect(await own.call(compareIdentity, {})).toEqual({ hasCi: false, hasDi: false });
      expect((await check(own, '이름과 휴대전화가 맞음')).code).toBe(3);
      const { user } = await own.call(readSignedIn, {});
      expect(user).toMatchObject({ certifyState: true, isCertify: true });
      expect(await own.call(compareIdentity, {})).toEqual({ hasCi: true, hasDi: true });
      api().sandbox.accounts.update('ms-jiwoo', {
        certifyState: false,
        isCertify: false,
        ci: '',
        di: '',
      });
    });

    test('reports that the same person has another account, as a success', async () => {
      const one = await signedIn('junho');
      await signedIn('junho2');
      const answer = await one.send(compareIdentity, {});
      expect([answer.statusCode, answer.json().status.code]).toEqual([409, 'ERR_MS_6001']);
      expect(answer.json().data).toEqual({ hasCi: true, hasDi: true });
      expect(compareIdentity.accepts).toEqual(['ERR_MS_6001']);
    });

    test('makes the provider refuse a form of another portal or client', async () => {
      const asked = await ask(await signedIn('haneul'));
      const good = {
        tr_cert: asked.trCert,
        tr_url: asked.trUrl,
        tr_add: 'N',
        tr_ver: 'V2',
      };
      for (const change of [
        { tr_url: 'https://evil.example/' },
        { tr_cert: 'x' },
        { tr_ver: 'V1' },
      ]) {
        const answer = await api().sandbox.app.inject({
          method: 'POST',
          url: '/identity',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ ...good, ...change }).toString(),
        });
        expect([answer.statusCode, answer.body.includes('<form')]).toEqual([400, false]);
      }
    });
  });
