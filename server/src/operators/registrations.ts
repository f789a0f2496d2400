import { idxSchema, lineInput, refusableFields, registrationStages } from '@portal/contract';
import * as v from 'valibot';
import { AppError } from '../errors.ts';
import { moveRegistration, recordProducts } from '../modules/registration/move-registration.ts';
import { openRegistrations, type Refusal } from '../modules/registration/repository.ts';
import type { Parts } from '../parts.ts';
import { command } from './argument.ts';
import type { Commands } from './socket.ts';

const refusal = v.object({
  bbsIdx: idxSchema,
  reason: lineInput(2, 200),
  /** The field that the reason is about: there the form shows it when the customer sends the registration again. */
  field: v.optional(v.nullable(v.picklist(refusableFields)), null),
});

/** Commands that move registrations on. Customers read the reason that a refusal gives. */
export function registrationCommands(parts: Parts): Commands {
  const move = async (bbsIdx: string, refusal: Refusal | null) => {
    const moved = await moveRegistration(parts, bbsIdx, refusal);
    if (!moved) throw new Error('there is no such number');
    const { row, outcome } = moved;
    if ('refused' in outcome)
      throw new Error(
        refusal === null
          ? `nothing comes after ${registrationStages[row.status]}`
          : `it is ${registrationStages[row.status]}: only what is checked is refused`,
      );
    return { status: outcome.to, statusName: registrationStages[outcome.to] };
  };
  /** Adds the product at the membership service at once. If the service does not answer, a job repeats it every minute. */
  const record = async (): Promise<boolean> => {
    try {
      await recordProducts(parts);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };
  return {
    registrations: () => openRegistrations(parts.db),
    'advance-registration': command(v.object({ bbsIdx: idxSchema }), async ({ bbsIdx }) => {
      const moved = await move(bbsIdx, null);
      return moved.status === 'COMPLETE' ? { ...moved, recorded: await record() } : moved;
    }),
    'refuse-registration': command(refusal, ({ bbsIdx, ...why }) => move(bbsIdx, why)),
  };
}
