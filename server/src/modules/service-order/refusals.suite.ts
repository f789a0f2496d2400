import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  readMembershipOffers,
  fileMembership,
  fileRelocation,
  fileSeatReplacement,
  fileRepair,
  type Endpoint,
  type InputOf,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import type { TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import {
  aMembership,
  anAfterService,
  aReplacement,
  aTransfer,
  productIdxOf,
} from '../../testing/inputs/orders.ts';

/** What requests for services are refused for, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('requests for services', () => {
    const clear = () => api().database.db.deleteFrom('service_order').execute();
    beforeAll(clear);
    const signedIn = (loginId = 'haneul') => browserOf(api(), loginId);
    const refusedAt = async <E extends Endpoint>(own: Browser, entry: E, input: InputOf<E>) => {
      const answer = await own.send(entry, input);
      return [answer.statusCode, answer.json().error.fields ?? answer.json().status.code];
    };

    const byPhone = '온라인으로 접수할 수 없는 제품입니다. 고객센터 1577-0000번으로 전화해 주세요.';
    test.each([
      [
        'junho',
        'HL-300',
        '사용 정보가 확인된 제품만 신청할 수 있습니다. 제품 사용 정보를 먼저 확인해 주세요.',
      ],
      ['yuna', 'HO-22', byPhone],
      ['yuna', 'none', '사용 중인 제품에서 다시 골라 주세요.'],
    ])('are refused to %s for %s', async (loginId, goodsCd, productIdx) => {
      const own = await signedIn(loginId);
      const sent = anAfterService(await productIdxOf(own, goodsCd));
      expect(await refusedAt(own, fileRepair, sent)).toEqual([422, { productIdx }]);
    });

    test('need a mobile phone to call', async () => {
      const { accounts } = api().sandbox;
      accounts.update('ms-yuna', { phone: '020000007' });
      const own = await signedIn('yuna');
      accounts.update('ms-yuna', { phone: people.yuna.phone });
      const sent = anAfterService(await productIdxOf(own, 'HB-520'));
      expect(await refusedAt(own, fileRepair, sent)).toEqual([
        422,
        { phoneNum: '연락받으실 휴대전화 번호를 입력해 주세요.' },
      ]);
      const named = { ...sent, phoneNum: '010-0000-7001' };
      expect((await own.send(fileRepair, named)).statusCode).toBe(200);
    });

    test('of seats are for massage chairs alone', async () => {
      const own = await signedIn('yuna');
      const bed = aReplacement(await productIdxOf(own, 'HL-300'));
      expect(await refusedAt(own, fileSeatReplacement, bed)).toEqual([
        422,
        { productIdx: byPhone },
      ]);
    });

    test.each([
      [{ addr: '제주특별자치도 제주시 우도면 우도로 1' }, 'addr', '본섬만'],
      [{ addr: '어딘가 나리대로 110' }, 'addr', '지역을 알 수 없는'],
      [{ visitOn: '2026-11-21' }, 'visitOn', '당일 불가'],
      [{ visitOn: '2026-12-25' }, 'visitOn', '서비스 휴무일'],
      [{ visitOn: '2027-06-01' }, 'visitOn', '예약 기간이 아님'],
      [{ symptom: 'taste' }, 'symptom', '증상을 골라'],
      [{ consentPrivacy: 'N' as 'Y' }, 'consentPrivacy', '동의해'],
      [{ text: '900101-1234567' }, 'text', '주민등록번호'],
    ])('are refused with %j at %s', async (change, field, sentence) => {
      const own = await signedIn();
      const sent = anAfterService(await productIdxOf(own, 'HB-700'), change);
      expect(await refusedAt(own, fileRepair, sent)).toEqual([
        422,
        { [field]: expect.stringContaining(sentence) },
      ]);
    });

    test.each([
      [{ secondOn: '2026-11-30' }, 'secondOn', '회수 7일 이후부터'],
      [{ toAddr: '제주 제주시 추자면 대서리 1' }, 'toAddr', '본섬만'],
    ])('to transfer are refused with %j at %s', async (change, field, sentence) => {
      const own = await signedIn();
      const sent = aTransfer(await productIdxOf(own, 'HB-700'), change);
      expect(await refusedAt(own, fileRelocation, sent)).toEqual([
        422,
        { [field]: expect.stringContaining(sentence) },
      ]);
    });

    test('of the filter membership are for holders of contracts who are persons, once', async () => {
      await clear();
      const own = await signedIn();
      const purifier = await productIdxOf(own, 'HW-310');
      const join = (browser: Browser, productIdx: string) =>
        refusedAt(browser, fileMembership, aMembership(productIdx));
      expect((await own.call(readMembershipOffers, {})).purifiers).toEqual([
        {
          productIdx: purifier,
          goodsName: '한결 냉온정수기 HW-310',
          paidBy: 'contract',
          refusal: null,
          filters: expect.any(Array),
          example: { months: 6, supplied: 128_000, paid: 89_400, penalty: 38_600 },
        },
      ]);
      const both = await Promise.all(
        [1, 2].map(() => own.send(fileMembership, aMembership(purifier))),
      );
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      expect((await own.call(readMembershipOffers, {})).memberships).toHaveLength(1);
      const other = await signedIn('yuna');
      expect(await join(other, await productIdxOf(other, 'HW-310'))).toEqual([
        422,
        { productIdx: '계약하신 분만 필터 멤버십에 가입할 수 있습니다.' },
      ]);
    });
  });
