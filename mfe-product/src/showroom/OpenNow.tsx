import type { ShowroomHours } from '@portal/contract';
import { OpenLine } from '@portal/ui';
import { showroomState, stateInWords } from './hours.ts';

/** Says whether a showroom is open, and until when. `now` is null until the browser knows the time (`useNow`). */
export function OpenNow({ hours, now }: { hours: ShowroomHours; now: Date | null }) {
  const state = now && showroomState(hours, now);
  return <OpenLine isOpen={state && state.is === 'open'}>{state && stateInWords(state)}</OpenLine>;
}
