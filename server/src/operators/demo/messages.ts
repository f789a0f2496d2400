import * as v from 'valibot';
import { hasMessages } from '../../modules/message/outbox.ts';
import { tellOfAccount } from '../../modules/payment/told/tell.ts';
import { findPayments } from '../../modules/payment/repository.ts';
import { findOrder, findOrders } from '../../modules/service-order/repository.ts';
import { tellOfOrder } from '../../modules/service-order/tell.ts';
import type { Parts } from '../../parts.ts';
import { command } from '../argument.ts';
import type { Commands } from '../socket.ts';

const demoFor = v.object({ memberId: v.string() });

/** A command that writes the messages of requests and payments that a demo began without them. */
export function demoMessageCommands({ db, cipher, clock }: Parts): Commands {
  return {
    /** Tells of a member's newest received and cancelled repairs, and of the accounts that wait for a deposit, once. */
    'demo-messages': command(demoFor, async ({ memberId }) => {
      const at = clock.now().getTime();
      return db.transaction().execute(async (transaction) => {
        if (await hasMessages(transaction, memberId)) return { messages: 0 };
        const store = { db: transaction, cipher };
        let messages = 0;
        for (const status of ['RECEIVE', 'CANCEL']) {
          const first = { status, curPage: 1, pageSize: 1 };
          const [newest] = (await findOrders(transaction, memberId, 'after', first)).list;
          const row = newest && (await findOrder(transaction, String(newest.ord_nbr)));
          if (!row) continue;
          await tellOfOrder(store, row, { status, by: 'customer', note: '', at });
          messages += 1;
        }
        for (const payment of await findPayments(transaction, memberId, ['waiting'])) {
          await tellOfAccount(store, payment, 'account', at);
          messages += 1;
        }
        return { messages };
      });
    }),
  };
}
