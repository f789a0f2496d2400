import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PaymentState } from '@portal/contract';
import {
  addChange,
  type EnteredPayment,
  type ShownChange,
} from '../contract-payment/repository.ts';
import { saveMember } from '../member/repository.ts';
import { tell } from '../message/outbox.ts';
import { tell as tellOfPayment } from './jobs/outbox.ts';
import { addPayment, sealAuth, sealOutcome } from './repository.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { aMember } from '../../testing/inputs/members.ts';

/** Tests the metrics of the queues, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('queues', () => {
    const db = () => api().database.db;
    const shown = async (queue: string) => {
      const app = await api().at(noon);
      const text = await app.metrics.metrics();
      const of = (name: string) =>
        Number(new RegExp(`^${name}\\{queue="${queue}"\\} (.*)$`, 'm').exec(text)?.[1]);
      expect(text).toMatch(/^database_up 1$/m);
      return [of('queue_waiting'), of('queue_oldest_seconds')];
    };

    /** Thirty days ago: older than any entry that other suites leave in the queues. */
    const LONG_AGO = Date.parse(noon) - 30 * 86_400_000;
    const memberId = 'ms-queue';
    beforeAll(async () => {
      await saveMember({ db: db(), ...api().secrets }, aMember({ memberId, userIdx: null }));
    });
    afterAll(() => db().deleteFrom('member').where('member_id', '=', memberId).execute());
    /** Runs `add`, then expects the queue to report one entry more, and thirty days as the wait of its oldest. */
    const expectOneMore = async (queue: string, add: () => Promise<unknown>) => {
      const [before = NaN] = await shown(queue);
      await add();
      expect([queue, await shown(queue)]).toEqual([queue, [before + 1, 30 * 86_400]]);
    };

    test('say how many messages wait to be sent, and since when', async () => {
      const values = { goods: '이전설치', amount: '1원', payment: 'queue', way: '신용카드' };
      const told = { event: 'paid', subject: 'queue', memberId, phone: null, values } as const;
      await expectOneMore('messages to phones', () =>
        tell({ db: db(), ...api().secrets }, told, LONG_AGO),
      );
      await db().deleteFrom('message').where('member_id', '=', memberId).execute();
    });

    test('tell payments apart whose outcome is unknown, those under way, and what is to be told of them', async () => {
      const { cipher } = api().secrets;
      const pay = (moid: string, state: PaymentState) =>
        addPayment(db(), {
          moid,
          member_id: memberId,
          job_kind: 'bill',
          ord_nbr: null,
          service: null,
          goods_name: '요금',
          goods: JSON.stringify([]),
          lines: JSON.stringify([]),
          pay_method: '1',
          escrow: false,
          amount: 1,
          point: 0,
          state,
          version: 1,
          reason: '',
          created_on: '2026-10-22',
          changed_at: LONG_AGO,
          due_at: LONG_AGO,
          tid: null,
          paid_at: null,
          refund: null,
          auth: sealAuth(cipher, null),
          outcome: sealOutcome(cipher, null),
        });
      await expectOneMore('payments unknown', () => pay('queue-1', 'unknown'));
      await expectOneMore('payments under way', () => pay('queue-2', 'approving'));
      await expectOneMore('refunds and bills', () =>
        tellOfPayment(db(), 'queue-1', 'bill', LONG_AGO),
      );
    });

    test('say how many changes of payment are not over', async () => {
      const now = LONG_AGO;
      await expectOneMore('payment changes', () =>
        addChange(
          { db: db(), ...api().secrets },
          {
            memberId,
            custCode: '3100999',
            kind: 'updatePayDate',
            requestNo: randomUUID(),
            setNo: null,
            now,
            today: '2026-10-22',
            entered: {} as EnteredPayment,
            shown: {} as ShownChange,
          },
        ),
      );
    });
  });
