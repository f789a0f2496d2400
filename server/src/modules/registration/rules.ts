import { registrationStages, type RegistrationStage } from '@portal/contract';

const stages = Object.keys(registrationStages) as RegistrationStage[];

/** What the centre can do with a registration. */
export type Move = 'advance' | 'refuse';

/** The next stage, or a refusal if the present stage does not allow the move. */
export type Outcome = { to: RegistrationStage } | { refused: 'stage' };

/** A registration passes RECEIVE, CONFIRM and COMPLETE. The centre can refuse it only in CONFIRM; then it is COMPLETE too. */
export function moveOf(status: RegistrationStage, move: Move): Outcome {
  if (move === 'refuse' && status !== 'CONFIRM') return { refused: 'stage' };
  const next = stages[stages.indexOf(status) + 1];
  return next === undefined ? { refused: 'stage' } : { to: next };
}
