import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  listContracts,
  readPaymentChange,
  changeCard,
  changeToBank,
  changePayDay,
} from '@portal/contract';
import { paymentChangeCommands } from '../../operators/payment-changes.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import { aCard, anAccount, cardNumber, freshContracts } from '../../testing/inputs/contracts.ts';
import { aPhoto } from '../../testing/inputs/submissions.ts';
import type { Kibnet } from './kibnet.ts';
import { moveChange, moveChanges } from './move-change.ts';
import { deleteExpiredChanges } from './repository.ts';

const chair = '3100101';
const quiet = { warn: () => undefined };

/** Changes of payment whose providers are slow, cut off or silent, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a change of payment', () => {
    let began = 0;
    beforeEach(async () => {
      await freshContracts(api());
      began = api().sandbox.time.now;
    });
    afterEach(() => {
      api().sandbox.time.now = began;
    });

    /** Sets every clock to this many seconds after noon. */
    const instant = (seconds: number) => {
      api().sandbox.time.now = began + seconds * 1000;
      return new Date(Date.parse(noon) + seconds * 1000).toISOString();
    };
    const partsAt = (seconds: number) => api().partsAt(instant(seconds));
    const signedIn = (loginId = 'haneul') => browserOf(api(), loginId, instant(0));
    const stateAt = async (own: Browser, changeIdx: string, seconds: number) => {
      own.app = await api().at(instant(seconds));
      const { status, refusal, seconds: said } = await own.call(readPaymentChange, { changeIdx });
      return [status, refusal, said];
    };
    /** How often each provider was sent the change, and how often it was entered. */
    const sent = async (changeIdx: string) => {
      const { request_no: no } = await api()
        .database.db.selectFrom('payment_change')
        .select('request_no')
        .where('change_idx', '=', Number(changeIdx))
        .executeTakeFirstOrThrow();
      const { checks, billed, done } = api().sandbox.changes;
      return [
        checks.get(no)?.times ?? 0,
        billed.get(no)?.times ?? 0,
        done.filter((each) => each === no).length,
      ];
    };
    const slow = (ending: string) => anAccount(chair, { accountNo: `1100000${ending}` });
    const rowOf = (changeIdx: string) =>
      api()
        .database.db.selectFrom('payment_change')
        .selectAll()
        .where('change_idx', '=', Number(changeIdx))
        .executeTakeFirstOrThrow();

    test('waits three minutes for the bank, and is sent once', async () => {
      const own = await signedIn();
      const { changeIdx } = await own.call(changeToBank, slow('9180'));
      expect(await stateAt(own, changeIdx, 1)).toEqual(['checking', null, 1]);
      expect(await stateAt(own, changeIdx, 179)).toEqual(['checking', null, 179]);
      const { contractList } = await own.call(listContracts, {});
      expect(contractList.find(({ custCode }) => custCode === chair)?.changing).toBe(changeIdx);
      expect(await sent(changeIdx)).toEqual([1, 0, 0]);
      expect(await stateAt(own, changeIdx, 180)).toEqual(['done', null, 180]);
      expect(await sent(changeIdx)).toEqual([1, 1, 1]);
    });

    test('waits three minutes for the billing system, with an account and with a card', async () => {
      const own = await signedIn();
      const bank = await own.call(changeToBank, slow('8180'));
      expect(await stateAt(own, bank.changeIdx, 60)).toEqual(['updating', null, 60]);
      expect(await stateAt(own, bank.changeIdx, 180)).toEqual(['done', null, 180]);
      await freshContracts(api());
      own.app = await api().at(instant(0));
      const card = await own.call(changeCard, aCard(chair, { cardNo: cardNumber('9180') }));
      expect(await stateAt(own, card.changeIdx, 179)).toEqual(['updating', null, 179]);
      expect(await stateAt(own, card.changeIdx, 180)).toEqual(['done', null, 180]);
      expect(await sent(card.changeIdx)).toEqual([0, 1, 1]);
    });

    test('can be left: it goes on without its customer', async () => {
      const own = await signedIn();
      const { changeIdx } = await own.call(changeToBank, slow('9181'));
      await moveChanges(partsAt(60), quiet);
      expect((await rowOf(changeIdx)).status).toBe('checking');
      await moveChanges(partsAt(181), quiet);
      expect(await rowOf(changeIdx)).toMatchObject({ status: 'refused', refusal: 'NAME' });
    });

    test('of an account that no bank answers for is given up after ten minutes', async () => {
      const own = await signedIn();
      const { changeIdx } = await own.call(changeToBank, slow('9999'));
      expect(await stateAt(own, changeIdx, 599)).toEqual(['checking', null, 599]);
      expect(await stateAt(own, changeIdx, 600)).toEqual(['refused', 'NO_ANSWER', 600]);
      expect(await sent(changeIdx)).toEqual([1, 0, 0]);
    });

    test('is received and sent once, however often its form and its page ask at once', async () => {
      const own = await signedIn();
      const key = randomUUID();
      const receipts = await Promise.all(
        Array.from({ length: 8 }, () => own.call(changeToBank, slow('9030'), { key })),
      );
      const { changeIdx } = receipts[0] ?? { changeIdx: '' };
      expect(new Set(receipts.map((one) => one.changeIdx))).toEqual(new Set([changeIdx]));
      own.app = await api().at(instant(31));
      await Promise.all(
        Array.from({ length: 8 }, () => own.call(readPaymentChange, { changeIdx })),
      );
      await moveChanges(partsAt(31), quiet);
      expect(await sent(changeIdx)).toEqual([1, 1, 1]);
      expect((await rowOf(changeIdx)).status).toBe('done');
      // A retry after the end gets the same receipt.
      expect((await own.call(changeToBank, slow('9030'), { key })).changeIdx).toBe(changeIdx);
    });

    test('is the only one of its contract until it is over', async () => {
      const own = await signedIn();
      const { changeIdx } = await own.call(changeToBank, slow('9030'));
      const busy = [409, 'ERR_PAYMENT_CHANGE'];
      expect(await own.refusal(changeToBank, slow('0000'))).toEqual(busy);
      expect(await own.refusal(changePayDay, { custCode: chair, payDay: 5 })).toEqual(busy);
      expect(await own.refusal(changePayDay, { custCode: '3100102', payDay: 5 })).toEqual([
        200,
        '200',
      ]);
      expect((await stateAt(own, changeIdx, 30))[0]).toBe('done');
      expect(await own.refusal(changePayDay, { custCode: chair, payDay: 5 })).toEqual([200, '200']);
      const racing = await Promise.all(
        [5, 10, 15, 20].map((payDay) => own.refusal(changePayDay, { custCode: '3100102', payDay })),
      );
      const codes = racing.map(([, code]) => code);
      expect(codes.every((code) => /^(200|ERR_PAYMENT_CHANGE|ERR_INVALID_INPUT)$/.test(code))).toBe(
        true,
      );
    });

    /** KIBNET with some of its calls replaced. */
    const kibnetWith = (seconds: number, change: Partial<Kibnet>) => {
      const parts = partsAt(seconds);
      return { ...parts, kibnet: { ...parts.kibnet, ...change } };
    };
    const cut = new Error('the connection was cut');

    test('is refused as unanswered after ten minutes without KIBNET itself', async () => {
      const own = await signedIn();
      const gone = () => Promise.reject(cut);
      const forgot = () => Promise.resolve(null);
      for (const [loses, givenUp] of [
        [{ checkResult: gone }, 600],
        // Sent again at 599 s, though not within the first ten seconds.
        [{ checkResult: forgot, check: gone }, 610],
      ] as const) {
        const { changeIdx } = await own.call(changeToBank, slow('9999'));
        await moveChange(kibnetWith(599, loses), quiet, changeIdx);
        expect((await rowOf(changeIdx)).status).toBe('checking');
        await moveChange(kibnetWith(givenUp, loses), quiet, changeIdx);
        expect(await rowOf(changeIdx)).toMatchObject({ status: 'refused', refusal: 'NO_ANSWER' });
      }
    });

    test('that no bank has answered yet cannot be settled as done', async () => {
      const own = await signedIn();
      const { changeIdx } = await own.call(changeToBank, slow('9999'));
      const commands = paymentChangeCommands(partsAt(60));
      const settle = commands['settle-payment-change'];
      await expect(settle?.({ changeIdx, status: 'done' })).rejects.toThrow('was not told');
      expect(await settle?.({ changeIdx, status: 'refused' })).toEqual({ status: 'refused' });
    });

    test('whose answer was lost is asked about, not sent again', async () => {
      const own = await signedIn();
      const { changeIdx } = await own.call(changeToBank, slow('9030'));
      const lost = kibnetWith(40, { checkResult: () => Promise.reject(cut) });
      await moveChange(lost, quiet, changeIdx);
      expect((await rowOf(changeIdx)).status).toBe('checking');
      await moveChange(partsAt(41), quiet, changeIdx);
      expect(await sent(changeIdx)).toEqual([1, 1, 1]);
    });

    test('that never arrived is sent again once it cannot be on its way', async () => {
      const own = await signedIn();
      own.app = await api().at(instant(0));
      const { changeIdx } = await own.call(changeToBank, slow('9030'));
      // The state after a kill between writing and sending.
      const none = { checkResult: () => Promise.resolve(null) };
      let begun = 0;
      const check: Kibnet['check'] = async () => {
        begun += 1;
        return 'match';
      };
      await moveChange(kibnetWith(9, { ...none, check }), quiet, changeIdx);
      expect(begun).toBe(0);
      await moveChange(kibnetWith(10, { ...none, check }), quiet, changeIdx);
      expect(begun).toBe(1);
      expect((await rowOf(changeIdx)).status).toBe('done');
    });

    test('keeps no number once it is over, and only sealed ones before', async () => {
      const own = await signedIn();
      const { changeIdx } = await own.call(changeToBank, slow('9030'));
      const { cipher } = api().secrets;
      const before = await rowOf(changeIdx);
      expect(JSON.stringify(before)).not.toContain('9030');
      expect(cipher.open('payment_change.entered', before.entered)).toContain('11000009030');
      await moveChanges(partsAt(30), quiet);
      const after = await rowOf(changeIdx);
      expect(cipher.open('payment_change.entered', after.entered)).toBe('');
      expect(cipher.open('payment_change.shown', after.shown)).not.toContain('11000009030');
    });

    test('that its provider leaves open is listed and settled by operators', async () => {
      const own = await signedIn();
      const { changeIdx } = await own.call(changeToBank, slow('8180'));
      const commands = paymentChangeCommands(partsAt(120));
      const { request_no: requestNo } = await rowOf(changeIdx);
      expect(await commands['payment-changes']?.(undefined)).toEqual([
        {
          changeIdx,
          custCode: chair,
          kind: 'updateCardToCms',
          status: 'updating',
          requestNo,
          minutes: 2,
        },
      ]);
      const settle = (argument: object) => commands['settle-payment-change']?.(argument);
      await expect(settle({ changeIdx: '1', status: 'done' })).rejects.toThrow('no such open');
      await expect(settle({ changeIdx, status: 'open' })).rejects.toThrow('status');
      expect(await settle({ changeIdx, status: 'refused' })).toEqual({ status: 'refused' });
      await expect(settle({ changeIdx, status: 'done' })).rejects.toThrow('no such open');
      expect((await stateAt(own, changeIdx, 130)).slice(0, 2)).toEqual(['refused', 'NO_ANSWER']);
    });

    test('is deleted with its documents when its time is over', async () => {
      const own = await signedIn('seoyeon');
      const photos = [await aPhoto(api(), 'ms-seoyeon'), await aPhoto(api(), 'ms-seoyeon')];
      const payerName = '주식회사 한빛라운지';
      const { changeIdx } = await own.call(
        changeToBank,
        anAccount('3100301', { payerName, photos }),
      );
      const dated = (day: string) =>
        api().database.db.updateTable('payment_change').set({ requested_on: day }).execute();
      await dated('2021-11-22');
      await deleteExpiredChanges(partsAt(0));
      expect((await rowOf(changeIdx)).status).toBe('done');
      await dated('2021-11-21');
      await deleteExpiredChanges(partsAt(0));
      expect(await own.refusal(readPaymentChange, { changeIdx })).toEqual([404, 'ERR_NOT_FOUND']);
      expect(await api().files.read(photos[1] ?? '')).toBeNull();
    });
  });
