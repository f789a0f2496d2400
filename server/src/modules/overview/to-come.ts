import type { AnswerOf, readOverview } from '@portal/contract';
import type { Parts } from '../../parts.ts';
import { findNextInstallation, findToConfirm } from '../delivery/next-installation.ts';
import type { Member } from '../member/rules.ts';
import { findVisits } from '../visit/repository.ts';
import { momentOf } from '../visit/rules.ts';

type Overview = AnswerOf<typeof readOverview>;

export const NO_DELIVERIES = { delivery: null, toConfirm: [] };

/** The next installation at the member's home, and those whose day the member should confirm. */
export async function deliveriesOf(
  parts: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  { userIdx }: Member,
): Promise<Pick<Overview, 'delivery' | 'toConfirm'>> {
  if (userIdx === null) return NO_DELIVERIES;
  const [delivery, toConfirm] = await Promise.all([
    findNextInstallation(parts, userIdx),
    findToConfirm(parts.db, userIdx, parts.clock.today()),
  ]);
  return { delivery, toConfirm };
}

/** The next visit that the member has booked at a showroom; null if there is none. */
export async function nextShowroomVisit(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  { memberId }: Member,
): Promise<Overview['showroom']> {
  // The list begins with upcoming visits.
  const wanted = { curPage: 1, pageSize: 1 };
  const page = await findVisits({ db, cipher }, memberId, wanted, momentOf(clock.now()));
  const [next] = page.list;
  if (!next?.may.cancel) return null;
  const { visitIdx, name, visitOn, visitTime } = next;
  return { visitIdx, name, visitOn, visitTime };
}
