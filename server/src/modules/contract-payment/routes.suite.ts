import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  listUsage,
  readOverview,
  readWithdrawalForm,
  listBanks,
  listCardCompanies,
  listContracts,
  readPaymentChange,
  readContractPayment,
  readPaymentMethod,
  changeCard,
  changeToBank,
  changeToCard,
  changePayDay,
} from '@portal/contract';
import type { TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { aCard, anAccount, cardNumber, freshContracts } from '../../testing/inputs/contracts.ts';
import { aPhoto } from '../../testing/inputs/submissions.ts';

/** 김하늘 pays for the chair with a card, for the purifier from an account. */
const [chair, purifier] = ['3100101', '3100102'];
const company = '3100301';

/** How contracts are paid, and the changes of it that nothing disturbs, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('payment of contracts', () => {
    beforeEach(() => freshContracts(api()));

    const signedIn = (loginId = 'haneul') => browserOf(api(), loginId);
    const fieldsOf = async (answer: Promise<{ json(): { error?: { fields?: object } } }>) =>
      Object.keys((await answer).json().error?.fields ?? {});

    test('lists a member’s contracts, and none to who is not the party of one', async () => {
      const { contractList } = await (await signedIn()).call(listContracts, {});
      expect(contractList).toMatchObject([
        {
          custCode: purifier,
          goodsName: '한결 냉온정수기 HW-310',
          payDay: 25,
          unpaid: 0,
          changing: null,
          payment: { payMethod: '계좌 자동이체', companyName: 'KB국민은행', number: '**** 4821' },
        },
        { custCode: chair, payment: { payMethod: '신용카드', number: '**** 7704' } },
      ]);
      for (const loginId of ['yuna', 'junho', 'doyun'])
        expect((await (await signedIn(loginId)).call(listContracts, {})).contractList).toEqual([]);
    });

    test('does not tell one member of another’s contract, nor change it', async () => {
      const other = await signedIn('boram');
      const gone = [404, 'ERR_NOT_FOUND'];
      expect(await other.refusal(readContractPayment, { id: chair })).toEqual(gone);
      expect(await other.refusal(readPaymentMethod, { custCode: chair })).toEqual(gone);
      expect(await other.refusal(changePayDay, { custCode: chair, payDay: 5 })).toEqual(gone);
      expect(await other.refusal(changeToBank, anAccount(chair))).toEqual(gone);
      expect(await other.refusal(changeCard, aCard(chair))).toEqual(gone);
      const { changeIdx } = await (await signedIn()).call(changeCard, aCard(chair));
      expect(await other.refusal(readPaymentChange, { changeIdx })).toEqual(gone);
    });

    test('tells the next two withdrawals under each day, holidays moved', async () => {
      const shown = await (await signedIn()).call(readContractPayment, { id: chair });
      expect(shown).toMatchObject({
        payDay: 25,
        refusal: null,
        thisMonth: { planned: '2026-11-25', day: '2026-11-25' },
      });
      expect(shown.days.find(({ recommended }) => recommended)).toEqual({
        payDay: 5,
        recommended: true,
        withdrawals: [
          { planned: '2026-12-05', day: '2026-12-07' },
          { planned: '2027-01-05', day: '2027-01-05' },
        ],
      });
      // Christmas is a Friday.
      expect(shown.days.at(-1)?.withdrawals[1]).toEqual({
        planned: '2026-12-25',
        day: '2026-12-28',
      });
    });

    test('changes the day, from the next month on', async () => {
      const own = await signedIn();
      const receipt = await own.call(changePayDay, { custCode: chair, payDay: 5 });
      expect(await own.call(readPaymentChange, { changeIdx: receipt.changeIdx })).toMatchObject({
        ...receipt,
        kind: 'updatePayDate',
        status: 'done',
        beforePayDay: 25,
        payDay: 5,
        withdrawals: [{ day: '2026-12-07' }, { day: '2027-01-05' }],
        thisMonth: { day: '2026-11-25' },
      });
      expect((await own.call(readContractPayment, { id: chair })).payDay).toBe(5);
      // This month still counts by the day before, on every page that names the next withdrawal.
      const next = { planned: '2026-11-25', day: '2026-11-25' };
      expect((await own.call(readPaymentMethod, { custCode: chair })).next).toEqual(next);
      expect((await own.call(readOverview, {})).withdrawal).toMatchObject({
        on: '2026-11-25',
        contracts: 2,
      });
      const { productList } = await own.call(listUsage, {});
      const used = productList.find(({ contract }) => contract?.custCode === chair);
      expect(used?.contract).toMatchObject({ payDay: 5, withdrawOn: '2026-11-25' });
      expect((await own.call(readContractPayment, { id: purifier })).payDay).toBe(25);
    });

    test('a change after this month’s withdrawal names none that stays as it was', async () => {
      const own = await browserOf(api(), 'haneul', '2026-11-26T03:00:00Z');
      const { changeIdx } = await own.call(changePayDay, { custCode: chair, payDay: 5 });
      expect((await own.call(readPaymentChange, { changeIdx })).thisMonth).toBeNull();
    });

    test('on the day itself every page names today’s withdrawal, and a new card pays the one after', async () => {
      const own = await browserOf(api(), 'haneul', '2026-11-25T03:00:00Z');
      const today = { planned: '2026-11-25', day: '2026-11-25' };
      const shown = await own.call(readContractPayment, { id: chair });
      expect(shown.thisMonth).toEqual(today);
      expect(shown.days.at(-1)?.withdrawals[0]).toEqual(today);
      expect((await own.call(readOverview, {})).withdrawal).toMatchObject({ on: '2026-11-25' });
      const { productList } = await own.call(listUsage, {});
      for (const { contract } of productList) expect(contract?.withdrawOn).toBe('2026-11-25');
      expect(await own.call(readPaymentMethod, { custCode: chair })).toMatchObject({
        next: { day: '2026-12-28' },
        dueToday: true,
      });
      const { changeIdx } = await own.call(changeCard, aCard(chair));
      const { withdrawals } = await own.call(readPaymentChange, { changeIdx });
      expect(withdrawals.map(({ day }) => day)).toEqual(['2026-12-28', '2027-01-25']);
    });

    test('refuses a day that is none, the present one, and one of a contract with unpaid fees', async () => {
      const own = await signedIn();
      for (const payDay of [1, 7, 31])
        expect(await fieldsOf(own.send(changePayDay, { custCode: chair, payDay }))).toEqual([
          'payDay',
        ]);
      expect(await fieldsOf(own.send(changePayDay, { custCode: chair, payDay: 25 }))).toEqual([
        'payDay',
      ]);
      const minsu = await signedIn('minsu');
      expect(await minsu.refusal(changePayDay, { custCode: '3101001', payDay: 5 })).toEqual([
        409,
        'ERR_UNPAID',
      ]);
      expect((await minsu.call(readContractPayment, { id: '3101001' })).refusal).toContain(
        '요금이 있어',
      );
    });

    test.each([
      ['updateCardToCms', chair, '신용카드', { payMethod: '계좌 자동이체', number: '**** 4321' }],
      ['updateCardToCms', purifier, '계좌 자동이체', { companyName: '신한은행' }],
      ['updateCardInfo', chair, '신용카드', { payMethod: '신용카드', companyName: '신한카드' }],
      ['updateCmsToCard', purifier, '계좌 자동이체', { payMethod: '신용카드' }],
    ] as const)('changes the method by %s of %s', async (call, custCode, before, payment) => {
      const own = await signedIn();
      const receipt =
        call === 'updateCardToCms'
          ? await own.call(changeToBank, anAccount(custCode))
          : call === 'updateCardInfo'
            ? await own.call(changeCard, aCard(custCode))
            : await own.call(changeToCard, aCard(custCode));
      expect(await own.call(readPaymentChange, { changeIdx: receipt.changeIdx })).toMatchObject({
        kind: call,
        status: 'done',
        beforePayment: { payMethod: before },
        payment: { ...payment, payerName: '김하늘' },
        withdrawals: [{ day: '2026-11-25' }, { day: '2026-12-28' }],
      });
      expect(await own.call(readPaymentMethod, { custCode })).toMatchObject({
        payment,
        beforePayment: { payMethod: before },
        changedOn: '2026-11-21',
        next: { day: '2026-11-25' },
        changing: null,
      });
    });

    test('refuses a call that does not fit the present method', async () => {
      const own = await signedIn();
      expect(await fieldsOf(own.send(changeToCard, aCard(chair)))).toEqual(['custCode']);
      expect(await fieldsOf(own.send(changeCard, aCard(purifier)))).toEqual(['custCode']);
    });

    test.each([
      [{ payerName: '이하늘' }, ['payerName']],
      [{ payerName: '김 하늘' }, []],
      [{ bankCd: '999' }, ['bankCd']],
      [{ accountNo: '1' }, ['accountNo']],
      [{ consentShare: 'N' as never }, ['consentShare']],
    ])('takes an account with %j to task for %j', async (change, fields) => {
      const own = await signedIn();
      expect(await fieldsOf(own.send(changeToBank, anAccount(chair, change)))).toEqual(fields);
    });

    test.each([
      [{ payerName: '이하늘' }, ['payerName']],
      [{ cardCd: '99' }, ['cardCd']],
      [{ cardNo: '4111-1111-1111-1112' }, ['cardNo']],
      [{ expiry: '10/26' }, ['expiry']],
      [{ expiry: '11/26' }, []],
    ])('takes a card with %j to task for %j', async (change, fields) => {
      const own = await signedIn();
      expect(await fieldsOf(own.send(changeCard, aCard(chair, change)))).toEqual(fields);
    });

    test.each([
      ['9001', 'NAME'],
      ['9002', 'ACCOUNT'],
      ['9003', 'CLOSED'],
    ])('leaves the contract as it was where the bank refuses (%s)', async (ending, refusal) => {
      const own = await signedIn();
      const accountNo = `1100000${ending}`;
      const { changeIdx } = await own.call(changeToBank, anAccount(chair, { accountNo }));
      expect(await own.call(readPaymentChange, { changeIdx })).toMatchObject({
        status: 'refused',
        refusal,
      });
      expect((await own.call(readPaymentMethod, { custCode: chair })).payment.payMethod).toBe(
        '신용카드',
      );
    });

    test.each([
      ['9001', 'CARD_NAME'],
      ['9002', 'CARD'],
    ])('leaves the contract as it was where the card is refused (%s)', async (group, refusal) => {
      const own = await signedIn();
      const input = aCard(chair, { cardNo: cardNumber(group) });
      const { changeIdx } = await own.call(changeCard, input);
      expect(await own.call(readPaymentChange, { changeIdx })).toMatchObject({
        status: 'refused',
        refusal,
      });
      expect((await own.call(readPaymentMethod, { custCode: chair })).payment.number).toBe(
        '**** 7704',
      );
    });

    test('asks a company for the withdrawal form and the bankbook, and keeps both', async () => {
      const own = await signedIn('seoyeon');
      const asked = (change: object) =>
        anAccount(company, { payerName: '주식회사 한빛라운지', ...change });
      const [form, book] = [await aPhoto(api(), 'ms-seoyeon'), await aPhoto(api(), 'ms-seoyeon')];
      for (const photos of [[], [form]])
        expect(await fieldsOf(own.send(changeToBank, asked({ photos })))).toEqual(['photos']);
      for (const [given, missing] of [
        [{ formPhotos: [form] }, 'bankbookPhotos'],
        [{ bankbookPhotos: [book] }, 'formPhotos'],
      ] as const)
        expect(await fieldsOf(own.send(changeToBank, asked(given)))).toEqual([missing]);
      const others = [form, await aPhoto(api(), 'ms-haneul')];
      expect(await own.refusal(changeToBank, asked({ photos: others }))).toEqual([
        409,
        'ERR_PHOTO_GONE',
      ]);
      const { changeIdx } = await own.call(
        changeToBank,
        asked({ formPhotos: [form], bankbookPhotos: [book] }),
      );
      const kept = await api()
        .database.db.selectFrom('photo')
        .select('photo_id')
        .where('owner', '=', `payment_change:${changeIdx}`)
        .orderBy('place')
        .execute();
      expect(kept.map(({ photo_id }) => photo_id)).toEqual([form, book]);
      const { documents } = await own.call(readPaymentChange, { changeIdx });
      expect(documents).toEqual({ formPhotos: [form], bankbookPhotos: [book] });
      // The bank is told the business number, not the birthday of who sends it.
      const [check] = [...api().sandbox.changes.checks.all.values()].slice(-1);
      expect(check?.input).toMatchObject({ idNo: '0000000000', payerName: '주식회사 한빛라운지' });
    });

    test('tells the companies and the withdrawal form', async () => {
      const own = await signedIn('seoyeon');
      const { companyList: banks } = await own.call(listBanks, {});
      const { companyList: cards } = await own.call(listCardCompanies, {});
      expect(banks).toContainEqual({ companyCd: '088', companyName: '신한은행' });
      expect(cards).toContainEqual({ companyCd: '06', companyName: '신한카드' });
      const form = await own.call(readWithdrawalForm, {});
      expect(form).toMatchObject({
        name: '법인 자동이체 출금 신청서.pdf',
        mime: 'application/pdf',
      });
      expect((await own.app.inject({ url: form.url })).statusCode).toBe(200);
    });
  });
