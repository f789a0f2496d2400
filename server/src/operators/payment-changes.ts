import { idxSchema } from '@portal/contract';
import * as v from 'valibot';
import { findChange, openChanges, settle } from '../modules/contract-payment/repository.ts';
import { isOver } from '../modules/contract-payment/rules.ts';
import type { Parts } from '../parts.ts';
import { command } from './argument.ts';
import type { Commands } from './socket.ts';

const settlement = v.object({ changeIdx: idxSchema, status: v.picklist(['done', 'refused']) });

/** Commands for changes of contracts' payments that their providers leave open. */
export function paymentChangeCommands({ db, cipher, clock }: Parts): Commands {
  return {
    'payment-changes': async () =>
      (await openChanges(db)).map((row) => ({
        changeIdx: String(row.change_idx),
        custCode: row.cust_code,
        kind: row.kind,
        status: row.status,
        requestNo: row.request_no,
        minutes: Math.floor((clock.now().getTime() - row.requested_at) / 60_000),
      })),
    'settle-payment-change': command(settlement, async ({ changeIdx, status }) => {
      const row = await findChange(db, changeIdx);
      if (!row || isOver(row.status)) throw new Error('there is no such open change');
      if (status === 'done' && row.status === 'checking')
        throw new Error('the billing system was not told of it yet: it cannot be done');
      const refusal = status === 'refused' ? ('NO_ANSWER' as const) : null;
      if (!(await settle({ db, cipher }, row, { status, refusal }, clock.now().getTime())))
        throw new Error('it moved on meanwhile; look again');
      return { status };
    }),
  };
}
