import type { AnswerOf, getOverview } from '@portal/contract';

/** The overview of a member who has nothing to come and nothing to do. */
export const quietOverview: AnswerOf<typeof getOverview> = {
  unavailable: [],
  visit: null,
  delivery: null,
  showroom: null,
  withdrawal: null,
  points: { total: 0, expiring: 0, expiresOn: null },
  unpaid: { orders: [], bills: { count: 0, amount: 0 } },
  inquiries: 0,
};
