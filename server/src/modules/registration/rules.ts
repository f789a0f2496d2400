import { registrationStages, type RegistrationStage } from '@portal/contract';

const stages = Object.keys(registrationStages) as RegistrationStage[];

/** What the centre does about a registration. */
export type Move = 'advance' | 'refuse';

/** The next stage, or that this one allows no such move. */
export type Outcome = { to: RegistrationStage } | { refused: 'stage' };

/** The life of a registration: it is received, checked and completed; what is refused is refused while it is checked. */
export function moveOf(status: RegistrationStage, move: Move): Outcome {
  if (move === 'refuse' && status !== 'CONFIRM') return { refused: 'stage' };
  const next = stages[stages.indexOf(status) + 1];
  return next === undefined ? { refused: 'stage' } : { to: next };
}
