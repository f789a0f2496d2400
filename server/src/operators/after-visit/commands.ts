import { countSchema, dayInput, idxSchema, lineInput } from '@portal/contract';
import * as v from 'valibot';
import { finishOrder } from '../../modules/service-order/after-visit/finish.ts';
import { findRating, sumRatings } from '../../modules/service-order/after-visit/rating.ts';
import type { Parts } from '../../parts.ts';
import { command } from '../argument.ts';
import type { Commands } from '../socket.ts';

/** A message holds 1,000 characters, with the longest report too. */
const report = v.object({
  ordNbr: idxSchema,
  work: lineInput(2, 200),
  parts: v.optional(
    v.pipe(
      v.array(v.object({ name: lineInput(1, 30), count: countSchema(1, 99) })),
      v.maxLength(10, '부품은 10가지까지 적을 수 있습니다.'),
    ),
    [],
  ),
  charge: countSchema(0, 10_000_000),
  warrantyUntil: v.optional(v.nullable(dayInput), null),
});

const reasons = {
  unknown: 'there is no such number',
  stage: 'only a request with a visit that is next or was made can be finished',
  past: 'the warranty of the work ends before today',
};

/** Commands about what was done at a visit, and how it was. */
export function afterVisitCommands(parts: Pick<Parts, 'db' | 'cipher' | 'clock'>): Commands {
  return {
    'finish-order': command(report, async ({ ordNbr, warrantyUntil, ...done }) => {
      const refused = await finishOrder(parts, ordNbr, { report: done, warrantyUntil });
      if (refused !== null) throw new Error(reasons[refused]);
      return { ordNbr, ...done, warrantyUntil };
    }),
    ratings: command(
      v.object({ from: v.optional(dayInput), until: v.optional(dayInput) }),
      (days) => sumRatings(parts.db, days),
    ),
    rating: command(v.object({ ordNbr: idxSchema }), async ({ ordNbr }) => {
      const found = await findRating(parts, ordNbr);
      if (!found) throw new Error('nobody has said how it was');
      return found;
    }),
  };
}
