import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  changeCard,
  changePayDay,
  changeToBank,
  listContracts,
  readContractPayment,
  readPaymentChange,
  readPaymentMethod,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../../testing/api.ts';
import { browserOf } from '../../../testing/browser.ts';
import { aCard, anAccount, cardNumber, freshContracts } from '../../../testing/inputs/contracts.ts';
import type { ValuesOf } from '../../message/templates.ts';
import { moveChange } from '../move-change.ts';

/** Of 한소라: two that an account pays on the fifth, two that a card pays on the fifteenth. */
const [first, second, third, fourth] = ['3100801', '3100804', '3100802', '3100803'] as const;
const quiet = { warn: () => undefined };

/** Changes of several contracts that a member asks for at once, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('one change of several contracts', () => {
    let began = 0;
    beforeEach(async () => {
      await freshContracts(api());
      await api()
        .database.db.deleteFrom('message')
        .where('event', 'in', ['changed', 'unchanged', 'partlyChanged'])
        .execute();
      began = api().sandbox.time.now;
    });
    afterEach(() => {
      api().sandbox.time.now = began;
    });

    const instant = (seconds: number) => {
      api().sandbox.time.now = began + seconds * 1000;
      return new Date(Date.parse(noon) + seconds * 1000).toISOString();
    };
    const signedIn = () => browserOf(api(), 'sora', instant(0));
    const mine = { payerName: people.sora.name };
    /** Every message about a change: what happened, and its words. */
    const messages = async () => {
      const rows = await api()
        .database.db.selectFrom('message')
        .select(['event', 'content'])
        .where('event', 'in', ['changed', 'unchanged', 'partlyChanged'])
        .execute();
      return rows.map(({ event, content }) => ({
        event,
        values: api().secrets.cipher.openJson('message.content', content) as
          | ValuesOf<'changed'>
          | ValuesOf<'partlyChanged'>,
      }));
    };
    const rows = () =>
      api().database.db.selectFrom('payment_change').selectAll().orderBy('cust_code').execute();

    test('tells what would change of the others, each with this month’s withdrawal', async () => {
      const own = await signedIn();
      const { others } = await own.call(readContractPayment, { id: first });
      expect(others.map(({ custCode, payDay, thisMonth }) => [custCode, payDay, thisMonth?.day]))
        // The fifth of this month is over.
        .toEqual([
          [second, 5, undefined],
          [fourth, 15, undefined],
          [third, 15, undefined],
        ]);
      const info = await own.call(readPaymentMethod, { custCode: first });
      expect(info.others.map(({ custCode, next }) => [custCode, next.day])).toEqual([
        [second, '2026-12-07'],
        [fourth, '2026-12-15'],
        [third, '2026-12-15'],
      ]);
    });

    test('moves the day of all that were chosen, once, and says so in one message', async () => {
      const own = await signedIn();
      const input = { custCode: first, payDay: 20, others: [third, second] };
      const key = randomUUID();
      const receipts = await Promise.all([
        own.call(changePayDay, input, { key }),
        own.call(changePayDay, input, { key }),
      ]);
      expect(receipts[0]).toEqual(receipts[1]);
      const { contractList } = await own.call(listContracts, {});
      expect(contractList.map(({ custCode, payDay }) => [custCode, payDay])).toEqual([
        [second, 20],
        [fourth, 15],
        [third, 20],
        [first, 20],
      ]);
      expect(await rows()).toHaveLength(3);
      const { changeIdx } = receipts[0];
      const shown = await own.call(readPaymentChange, { changeIdx });
      expect(shown).toMatchObject({ custCode: first, status: 'done', beforePayDay: 5 });
      expect(
        shown.others
          .map(({ custCode, status, beforePayDay, withdrawals }) => [
            custCode,
            status,
            beforePayDay,
            withdrawals[0]?.day,
          ])
          .toSorted(),
      ).toEqual([
        [third, 'done', 15, '2026-12-21'],
        [second, 'done', 5, '2026-12-21'],
      ]);
      expect(await messages()).toEqual([
        {
          event: 'changed',
          values: {
            what: '납부일',
            page: 'pay_edit_date',
            contract: first,
            product: '한결 냉온정수기 HW-310 외 2개',
          },
        },
      ]);
    });

    test('asks the bank once for one account, and each contract keeps its own kind of change', async () => {
      const own = await signedIn();
      const asked = anAccount(first, { ...mine, accountNo: '11000009180', others: [third] });
      const { changeIdx } = await own.call(changeToBank, asked);
      own.app = await api().at(instant(60));
      const waiting = await own.call(readPaymentChange, { changeIdx });
      expect([waiting.status, waiting.others[0]?.status]).toEqual(['checking', 'checking']);
      expect(await messages()).toEqual([]);
      own.app = await api().at(instant(180));
      const done = await own.call(readPaymentChange, { changeIdx });
      expect([done.status, done.others[0]?.status]).toEqual(['done', 'done']);
      const numbers = (await rows()).map(({ request_no }) => request_no);
      const { checks, billed } = api().sandbox.changes;
      expect(numbers.map((no) => checks.get(no)?.times ?? 0).toSorted()).toEqual([0, 1]);
      expect(numbers.map((no) => billed.get(no)?.times ?? 0)).toEqual([1, 1]);
      expect(await messages()).toHaveLength(1);
    });

    test('a card for contracts that a card and an account pay', async () => {
      const own = await signedIn();
      await own.call(changeCard, aCard(third, { ...mine, others: [first] }));
      expect((await rows()).map(({ cust_code, kind }) => [cust_code, kind])).toEqual([
        [first, 'updateCmsToCard'],
        [third, 'updateCardInfo'],
      ]);
    });

    test('where the bank refuses the account, all stay as they were and one message says so', async () => {
      const own = await signedIn();
      const asked = anAccount(first, { ...mine, accountNo: '11000009001', others: [second] });
      const { changeIdx } = await own.call(changeToBank, asked);
      const { status, refusal, others } = await own.call(readPaymentChange, { changeIdx });
      expect([status, refusal]).toEqual(['refused', 'NAME']);
      expect(others).toMatchObject([{ custCode: second, status: 'refused', refusal: 'NAME' }]);
      expect((await messages()).map(({ event }) => event)).toEqual(['unchanged']);
    });

    test('where billing takes one and not the other, the page and one message tell them apart', async () => {
      const own = await signedIn();
      const slow = aCard(third, { ...mine, cardNo: cardNumber('9180'), others: [fourth] });
      const { changeIdx } = await own.call(changeCard, slow);
      const [one, other] = await rows();
      // A contract that billing does not know any more is refused.
      const parts = await api().partsAt(instant(180));
      const { billing } = parts;
      const changeResult: typeof billing.changeResult = async (no) =>
        no === other?.request_no
          ? { result: 'refused', reason: 'CONTRACT' }
          : billing.changeResult(no);
      const changed = { ...parts, billing: { ...billing, changeResult } };
      // Two processes that settle both at once tell it once.
      await Promise.all(
        [one, other].map((row) => moveChange(changed, quiet, String(row?.change_idx))),
      );
      own.app = await api().at(instant(180));
      expect(await own.call(readPaymentChange, { changeIdx })).toMatchObject({
        status: 'done',
        others: [{ status: 'refused', refusal: 'CONTRACT' }],
      });
      expect(await messages()).toEqual([
        {
          event: 'partlyChanged',
          values: {
            what: '납부 방법',
            page: 'pay_edit_method',
            contract: fourth,
            done: '한결 소형 정수기 HW-110',
            refused: '한결 냉온정수기 HW-310',
          },
        },
      ]);
    });

    test('files none where one of them cannot change, and says which', async () => {
      const own = await signedIn();
      const refusal = async (others: string[], payDay = 20) => {
        const answer = await own.send(changePayDay, { custCode: first, payDay, others });
        const { error } = answer.json() as { error: { fields?: Record<string, string> } };
        return error.fields?.['others'] ?? answer.statusCode;
      };
      // Somebody else's contract is not told apart from none.
      expect(await refusal(['3100101'])).toBe(404);
      expect(await refusal([second, second])).toContain('다시 골라');
      // The third is on this day already.
      expect(await refusal([second, third], 15)).toContain(
        '‘한결 소형 정수기 HW-110’: 지금과 다른',
      );
      // The fourth has a change under way.
      await own.call(changeCard, aCard(fourth, { ...mine, cardNo: cardNumber('9180') }));
      expect(await refusal([second, fourth])).toContain('이 계약을 빼고');
      expect((await rows()).map(({ cust_code }) => cust_code)).toEqual([fourth]);
      const { contractList } = await own.call(listContracts, {});
      expect(contractList.map(({ payDay }) => payDay)).toEqual([5, 15, 15, 5]);
    });
  });
