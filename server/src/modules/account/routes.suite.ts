import { describe, expect, test } from '@jest/globals';
import {
  checkEmail,
  checkMember,
  checkPassword,
  readMarketingConsent,
  readAnalyticsProfile,
  listOwnedProducts,
  readUser,
  readSignedIn,
  readPersonal,
  updatePersonal,
} from '@portal/contract';
import { DEMO_PASSWORD, people } from '@portal/testing/people';
import type { TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';

/** What members can read and change in their own account, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the account', () => {
    const signedIn = (loginId: string) => browserOf(api(), loginId);

    test('tells analytics a profile without name, number, address or id, and sets it as cookie', async () => {
      const own = await signedIn('haneul');
      const profile = await own.call(readAnalyticsProfile, {});
      expect(profile).toMatchObject({
        accessDate: '2026-11-21',
        age: '60',
        sex: 'F',
        marketingAgree: 'Y',
        corporate: 'N',
      });
      const cookie = own.cookies.get('analytics-profile') ?? '';
      expect(JSON.parse(cookie)).toEqual(profile);
      const { userIdx, name, phone, account } = people.haneul;
      for (const personal of [userIdx, name, phone, account.email, account.ci, 'haneul'])
        expect(cookie).not.toContain(personal);
      expect(profile.encodedUserId).toMatch(/^[\w-]{43}$/);
      const again = await (await signedIn('haneul')).call(readAnalyticsProfile, {});
      expect(again.encodedUserId).toBe(profile.encodedUserId);
    });

    test('counts the products that the member has, and says nothing where that is unknown', async () => {
      const quantity = async (own: Browser) =>
        (await own.call(readAnalyticsProfile, {})).productsQty;
      const own = await signedIn('haneul');
      const { productList } = await own.call(listOwnedProducts, {});
      expect(productList.length).toBeGreaterThan(0);
      expect(await quantity(own)).toBe(String(productList.length));
      expect(await quantity(await signedIn('doyun'))).toBe('');
      const { products } = api().sandbox;
      const kept = products.get('1003') ?? [];
      products.delete('1003');
      expect(await quantity(await signedIn('seoyeon'))).toBe('0');
      products.set('1003', kept);
    });

    test('keeps no profile of whoever was signed in before', async () => {
      const own = await signedIn('haneul');
      const { encodedUserId } = await own.call(readAnalyticsProfile, {});
      await own.signIn(api().sandbox, 'junho');
      expect(own.cookies.has('analytics-profile')).toBe(false);
      expect((await own.call(readAnalyticsProfile, {})).encodedUserId).not.toBe(encodedUserId);
    });

    test('flags a corporate member differently', async () => {
      expect((await (await signedIn('seoyeon')).call(readAnalyticsProfile, {})).corporate).toBe(
        'Y',
      );
    });

    test('answers the member of a customer number to that member only', async () => {
      const own = await signedIn('haneul');
      expect((await own.call(readUser, { userid: '1001' })).user.userName).toBe('김하늘');
      for (const userid of ['1002', '9999'])
        expect(await own.refusal(readUser, { userid })).toEqual([404, 'ERR_NOT_FOUND']);
      const without = await signedIn('doyun');
      expect(await without.refusal(readUser, { userid: '1001' })).toEqual([404, 'ERR_NOT_FOUND']);
    });

    test('knows who agrees to marketing', async () => {
      expect(await (await signedIn('haneul')).call(readMarketingConsent, {})).toEqual({
        marketingAgree: true,
      });
      expect(await (await signedIn('junho')).call(readMarketingConsent, {})).toEqual({
        marketingAgree: false,
      });
    });

    test('passes the password on and answers what the service said', async () => {
      const own = await signedIn('haneul');
      expect(await own.call(checkPassword, { password: DEMO_PASSWORD })).toEqual({ matches: true });
      const answer = await own.send(checkPassword, { password: 'hangyeol#2025' });
      expect([answer.statusCode, answer.json().status]).toEqual([
        422,
        { code: 'ERR_MS_8025', message: '비밀번호가 맞지 않습니다. 다시 확인해 주세요.' },
      ]);
    });

    test('names the page to change the password, and the service takes the new one', async () => {
      const own = await signedIn('minsu');
      const { passwordUrl = '' } = await own.call(readPersonal, {});
      const { pathname, searchParams } = new URL(passwordUrl);
      expect([pathname, searchParams.get('returnUrl')]).toEqual([
        '/membership/password',
        'http://localhost:3000/member/member_info',
      ]);
      const next = 'another#2026';
      const matches = async (password: string) =>
        (await own.send(checkPassword, { password })).statusCode === 200;
      const { accounts } = api().sandbox;
      expect(accounts.changePassword('minsu', DEMO_PASSWORD, next)).toBe(true);
      expect([await matches(DEMO_PASSWORD), await matches(next)]).toEqual([false, true]);
      expect(accounts.changePassword('minsu', next, DEMO_PASSWORD)).toBe(true);
    });

    test('limits passwords to five wrong attempts in ten minutes, then refuses right ones too, and reveals nothing more', async () => {
      const own = await signedIn('haneul');
      const attempt = (password: string) => own.send(checkPassword, { password });
      for (let i = 0; i < 7; i++) expect((await attempt(DEMO_PASSWORD)).statusCode).toBe(200);
      const guesses = ['wrong#0', 'wrong#1', 'wrong#2', 'wrong#3', 'wrong#4', 'wrong#5'];
      const atOnce = await Promise.all(guesses.map(attempt));
      expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([
        422, 422, 422, 422, 422, 429,
      ]);
      const [right, wrong] = [await attempt(DEMO_PASSWORD), await attempt('wrong#6')];
      for (const answer of [right, wrong]) {
        expect([answer.statusCode, answer.json().status.code]).toEqual([429, 'ERR_TOO_MANY']);
        expect(Object.keys(answer.json().error)).toEqual(['requestId']);
      }
      expect(Object.keys(right.headers).filter((name) => /limit|retry/.test(name))).toEqual([]);
      // Signing in again does not reset the limit.
      await own.signIn(api().sandbox, 'haneul');
      expect((await attempt(DEMO_PASSWORD)).statusCode).toBe(429);
    });

    test('answers what the member gave the service, with result code 1', async () => {
      const answer = await (await signedIn('haneul')).send(readPersonal, {});
      expect(answer.json()).toMatchObject({
        resultCode: 1,
        resultData: {
          userName: '김하늘',
          userPhone: '01000001001',
          userEmail: 'haneul@hangyeol.example',
          birthDay: '1962-03-14',
          gender: 'F',
          address: {
            zonecode: '05551',
            addr: '서울 송파구 올림로 300',
            addrDetail: '101동 1203호 송파나루아파트',
          },
        },
      });
    });

    test('answers result code 0 for a free e-mail address, and refuses a taken one', async () => {
      const own = await signedIn('haneul');
      const free = await own.send(checkEmail, { email: 'new@hangyeol.example' });
      expect(free.json()).toMatchObject({ resultCode: 0 });
      expect((await own.send(checkEmail, { email: 'haneul@hangyeol.example' })).statusCode).toBe(
        200,
      );
      expect(await own.refusal(checkEmail, { email: 'JUNHO@hangyeol.example' })).toEqual([
        409,
        'ERR_EMAIL_TAKEN',
      ]);
      for (let i = 0; i < 7; i++) await own.send(checkEmail, { email: `n${i}@b.example` });
      expect(await own.refusal(checkEmail, { email: 'n@b.example' })).toEqual([
        429,
        'ERR_TOO_MANY',
      ]);
    });

    test('changes the given fields, there and here, and nothing else', async () => {
      const own = await signedIn('seoyeon');
      const { user } = await own.call(updatePersonal, {
        userEmail: 'other@hangyeol.example',
        marketingAgree: 'N',
      });
      expect(user).toMatchObject({ userName: '박서연', marketingAgree: false });
      expect(await own.call(readPersonal, {})).toMatchObject({
        userPhone: people.seoyeon.phone,
        userEmail: 'other@hangyeol.example',
      });
      expect((await own.call(readSignedIn, {})).user?.marketingAgree).toBe(false);
      const before = { userEmail: people.seoyeon.account.email, marketingAgree: 'Y' } as const;
      await own.call(updatePersonal, { userPhone: '010-0000-1003', ...before });
    });

    test.each([
      [{ userPhone: '02-123-4567' }, 'userPhone'],
      [{ userEmail: 'seoyeon@example' }, 'userEmail'],
      [{ marketingAgree: 'yes' as 'Y' }, 'marketingAgree'],
    ])('refuses %j at its field', async (input, field) => {
      const answer = await (await signedIn('seoyeon')).send(updatePersonal, input);
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
    });

    test('changes the address, which is wherever the member lives', async () => {
      const own = await signedIn('seoyeon');
      const address = async () => (await own.call(readPersonal, {})).address;
      expect(await address()).toBeNull();
      const udo = { zonecode: '63365', addr: '제주특별자치도 제주시 우도면 우도로 158' };
      await own.call(updatePersonal, { ...udo, addrDetail: '' });
      expect(await address()).toEqual({ ...udo, addrDetail: '' });
      await own.call(updatePersonal, { marketingAgree: 'Y' });
      expect(await address()).toEqual({ ...udo, addrDetail: '' });
      api().sandbox.accounts.update('ms-seoyeon', { address: null });
    });

    test.each([
      [{ zonecode: '05551' }, ['addr', 'addrDetail']],
      [{ addr: '서울 송파구 올림로 300', addrDetail: '' }, ['zonecode']],
      [{ zonecode: '05551', addr: '서울 송파구 올림로 300' }, ['addrDetail']],
      [{ zonecode: '5551', addr: '서울 송파구 올림로 300', addrDetail: '' }, ['zonecode']],
      [{ zonecode: '05551', addr: '서울 송파구 900101-1234567', addrDetail: '' }, ['addr']],
    ])('refuses the address %j at %j', async (input, fields) => {
      const own = await signedIn('seoyeon');
      const answer = await own.send(updatePersonal, input);
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, fields]);
      expect((await own.call(readPersonal, {})).address).toBeNull();
    });

    test('refuses another member’s e-mail address', async () => {
      const own = await signedIn('seoyeon');
      expect(await own.refusal(updatePersonal, { userEmail: 'haneul@hangyeol.example' })).toEqual([
        409,
        'ERR_EMAIL_TAKEN',
      ]);
    });

    test('answers what is missing before a service can be requested', async () => {
      expect(await (await signedIn('haneul')).call(checkMember, {})).toEqual({
        complete: true,
        missing: [],
      });
      expect(await (await signedIn('doyun')).call(checkMember, {})).toEqual({
        complete: false,
        missing: ['userIdx'],
      });
      expect(await (await signedIn('jiwoo')).call(checkMember, {})).toEqual({
        complete: false,
        missing: ['certification'],
      });
    });

    test('ends the session of a member whom the service no longer knows', async () => {
      const own = await signedIn('doyun');
      const { accounts } = api().sandbox;
      const profile = accounts.profile('ms-doyun');
      accounts.leave('ms-doyun');
      expect(await own.refusal(readPersonal, {})).toEqual([401, 'ERR_CERTIFY_STATE']);
      expect([...own.cookies.keys()]).toEqual([]);
      expect((await own.call(readSignedIn, {})).user).toBeNull();
      if (profile) accounts.add(profile);
    });
  });
