import * as v from 'valibot';
import { madeAt, makeSecret } from '../../modules/calendar-feed/repository.ts';
import { saveMember } from '../../modules/member/repository.ts';
import type { Parts } from '../../parts.ts';
import { command } from '../argument.ts';
import type { Commands } from '../socket.ts';

const demoFor = v.object({ memberId: v.string() });

/** A command that makes a member's calendar address, unless there is one. Nobody learns it: only a digest is stored. */
export function demoCalendarCommands({ db, cipher, clock, membership }: Parts): Commands {
  return {
    'demo-calendar': command(demoFor, async ({ memberId }) => {
      if ((await madeAt(db, memberId)) !== null) return { addresses: 0 };
      const profile = await membership.profile(memberId);
      if (!profile) throw new Error('there is no such member');
      await saveMember({ db, cipher }, profile);
      await makeSecret(db, memberId, clock.now().getTime());
      return { addresses: 1 };
    }),
  };
}
