import type { AnswerOf, getOverview } from '@portal/contract';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';

type Overview = AnswerOf<typeof getOverview>;

/** The member's next day of installation; null where none is to come. */
export async function nextDelivery(_parts: Parts, _member: Member): Promise<Overview['delivery']> {
  return null;
}

/** The member's next visit of a showroom; null where none is to come. */
export async function nextShowroomVisit(
  _parts: Parts,
  _member: Member,
): Promise<Overview['showroom']> {
  return null;
}
