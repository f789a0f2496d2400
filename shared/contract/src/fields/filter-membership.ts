import { countSchema } from '../list.ts';
import { placeFields, requesterFields } from '../service-request.ts';
import { FILTER_MEMBERSHIP } from '../service.ts';

/** The fields of a filter membership; each step of the form validates its own part of them. */
export const filterMembershipFields = {
  ...requesterFields,
  ...placeFields,
  /** Terms of twelve months. */
  terms: countSchema(1, FILTER_MEMBERSHIP.terms),
};
