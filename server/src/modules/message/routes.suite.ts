import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  listMessages,
  messageTopics,
  readMessageWays,
  saveMessageWays,
  sendTestMessage,
  type MessageWays,
} from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { tell, withdraw } from './outbox.ts';
import { allowMessages, refuseMessages } from './refusals.ts';

const HANEUL = 'ms-haneul';
const PHONE = '01000001001';

/** The calls with which a member lists messages, chooses their ways and sends a test message, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the messages to a member’s phone', () => {
    const db = () => api().database.db;
    const store = () => ({ db: db(), cipher: api().secrets.cipher });
    const signedIn = (loginId = 'haneul') => browserOf(api(), loginId, noon);
    const at = Date.parse(noon);
    const orderValues = {
      name: '김하늘',
      service: '이전설치',
      kind: 'transfer',
      orderNumber: '200001',
      product: '한결 안마의자',
      days: '2026.12.01(화)',
    };
    const tellOfOrder = (memberId: string) =>
      tell(
        store(),
        { event: 'received', subject: '200001', memberId, phone: null, values: orderValues },
        at,
      );
    beforeEach(async () => {
      await db().deleteFrom('message').execute();
      await db().deleteFrom('message_choice').execute();
    });

    test('are listed as they were sent, the newest first, with their page; withdrawn ones are not', async () => {
      const own = await signedIn();
      await tellOfOrder(HANEUL);
      const values = { what: '문의', number: '10001', page: 'qna?idx=10001' };
      const about = { memberId: HANEUL, phone: null };
      await tell(store(), { ...about, event: 'answered', subject: '10001', values }, at + 1);
      const account = { goods: '시트 교체', amount: '1,000원', way: '신용카드' };
      await tell(store(), { ...about, event: 'paid', subject: 'M1', values: account }, at + 2);
      await withdraw(db(), 'paid', 'M1');
      const { list, total } = (await own.send(listMessages, {})).json().resultData;
      expect(total).toBe(2);
      expect(list).toMatchObject([
        { title: '답변 도착', state: 'due', order: null, href: '/member/qna?idx=10001' },
        {
          title: '서비스 접수',
          state: 'due',
          at: new Date(at).toISOString(),
          order: { service: 'transfer', ordNbr: '200001' },
          href: null,
        },
      ]);
      expect(list[1].text).toContain('접수 번호: 200001\n');
      expect(list[1].text).toContain('고객센터 1577-0000번');
    });

    test('of another member are not listed', async () => {
      const other = await signedIn('seoyeon');
      await signedIn();
      await tellOfOrder(HANEUL);
      expect((await other.send(listMessages, {})).json().resultData.total).toBe(0);
    });

    test('go to the messenger or else as a text, until the member chooses; another member’s stay', async () => {
      const own = await signedIn();
      const other = await signedIn('seoyeon');
      const read = async (who: typeof own) => (await who.send(readMessageWays, {})).json().data;
      const before = Object.fromEntries(
        Object.keys(messageTopics).map((topic) => [topic, 'talkOrText']),
      ) as MessageWays;
      expect(await read(own)).toEqual({ phone: '010-****-1001', stopped: false, ways: before });
      const ways = { ...before, delivery: 'talk', answer: 'none' } as const;
      await own.send(saveMessageWays, { ways });
      await own.send(saveMessageWays, { ways });
      expect((await read(own)).ways).toEqual(ways);
      expect((await read(other)).ways).toEqual(before);
    });

    test('stop for a number whose owner wants none, which the member is told', async () => {
      const own = await signedIn();
      await refuseMessages(store(), PHONE, at);
      expect((await own.send(readMessageWays, {})).json().data.stopped).toBe(true);
      await allowMessages(store(), PHONE);
      expect((await own.send(readMessageWays, {})).json().data.stopped).toBe(false);
    });

    test('can be tried three times in ten minutes', async () => {
      const own = await signedIn('boram');
      const codes: string[] = [];
      for (let i = 0; i < 4; i += 1)
        codes.push((await own.send(sendTestMessage, {})).json().status.code);
      expect(codes).toEqual(['200', '200', '200', 'ERR_TOO_MANY']);
      const { list } = (await own.send(listMessages, {})).json().resultData;
      expect(list).toHaveLength(3);
      expect(list[0]).toMatchObject({ title: '알림 시험', href: '/member/messages' });
    });
  });
