import * as v from 'valibot';
import { daysBefore } from '../../calendar/clock.ts';
import { saveMember } from '../../modules/member/repository.ts';
import { addHandover } from '../../modules/owned-product/handovers.ts';
import { findOwnedProducts, keepProducts } from '../../modules/owned-product/repository.ts';
import type { Parts } from '../../parts.ts';
import { command } from '../argument.ts';
import type { Commands } from '../socket.ts';

const demoFor = v.object({
  memberId: v.string(),
  /** Products of the member, and how many days ago each was handed over. */
  given: v.array(v.object({ serialNo: v.string(), daysAgo: v.number() })),
});

/** A command that hands some of a member's products over, as on earlier days, once. It sends no message. */
export function demoHandoverCommands({ db, cipher, clock, membership }: Parts): Commands {
  return {
    'demo-handovers': command(demoFor, async ({ memberId, given }) => {
      const profile = await membership.profile(memberId);
      if (!profile?.userIdx) throw new Error('there is no such customer');
      const { userIdx } = profile;
      await saveMember({ db, cipher }, profile);
      const records = await membership.products(userIdx);
      await keepProducts({ db, cipher }, userIdx, records, clock.now().getTime());
      return db.transaction().execute(async (transaction) => {
        const before = await transaction
          .selectFrom('handover')
          .select('handover_idx')
          .where('member_id', '=', memberId)
          .execute();
        if (before.length > 0) return { handovers: 0 };
        const own = await findOwnedProducts({ db: transaction, cipher }, userIdx);
        for (const { serialNo, daysAgo } of given) {
          const product = own.find((one) => one.serialNo === serialNo);
          const handedOn = daysBefore(clock.today(), daysAgo);
          if (
            !product ||
            !(await addHandover(transaction, { memberId, userIdx }, product, handedOn))
          )
            throw new Error(`the member has no product ${serialNo}`);
        }
        return { handovers: given.length };
      });
    }),
  };
}
