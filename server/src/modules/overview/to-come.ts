import type { AnswerOf, readOverview } from '@portal/contract';
import type { Parts } from '../../parts.ts';
import { findNextInstallation } from '../delivery/next-installation.ts';
import type { Member } from '../member/rules.ts';
import { findVisits } from '../visit/repository.ts';
import { momentOf } from '../visit/rules.ts';

type Overview = AnswerOf<typeof readOverview>;

/** The next installation at the member's home; null if there is none. */
export const nextDelivery = async (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { userIdx }: Member,
): Promise<Overview['delivery']> =>
  userIdx === null ? null : findNextInstallation(db, userIdx, clock.today());

/** The next visit that the member has booked at a showroom; null if there is none. */
export async function nextShowroomVisit(
  { db, secrets, clock }: Pick<Parts, 'db' | 'secrets' | 'clock'>,
  { memberId }: Member,
): Promise<Overview['showroom']> {
  // The list begins with upcoming visits.
  const wanted = { curPage: 1, pageSize: 1 };
  const page = await findVisits(db, secrets.cipher, memberId, wanted, momentOf(clock.now()));
  const [next] = page.list;
  if (!next?.may.cancel) return null;
  const { visitIdx, name, visitOn, visitTime } = next;
  return { visitIdx, name, visitOn, visitTime };
}
