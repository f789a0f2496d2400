import { centreState, formatDay, type CentreSchedule, type CentreState } from '@portal/format';
import { OpenLine } from './OpenLine.tsx';
import { useNow } from './use-now.ts';

function sentence(state: CentreState): string {
  if (state.is === 'open') return `지금 상담 중입니다.\n${state.until}까지 받습니다.`;
  if (state.is === 'lunch') return `점심시간입니다.\n${state.opensAt}부터 다시 받습니다.`;
  if (state.opensAt === null) return '지금은 쉽니다.';
  const day = ['오늘', '내일'][state.inDays] ?? formatDay(state.opensOn);
  return `지금은 쉽니다.\n${day} ${state.opensAt}부터 받습니다.`;
}

/** Shows whether the customer centre is open now. */
export function OpenNow({ schedule }: { schedule: CentreSchedule }) {
  const now = useNow();
  const state = now && centreState(schedule, now);
  return <OpenLine isOpen={state && state.is === 'open'}>{state && sentence(state)}</OpenLine>;
}
