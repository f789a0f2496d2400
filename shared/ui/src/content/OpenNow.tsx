import styled from '@emotion/styled';
import { centreState, formatDay, type CentreSchedule, type CentreState } from '@portal/format';
import { useEffect, useState } from 'react';

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-height: 1.6em;
  font-weight: 600;
  &[data-state='open']::before,
  &[data-state='lunch']::before,
  &[data-state='closed']::before {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    border: 2px solid var(--text-third);
    border-radius: 50%;
  }
  &[data-state='open']::before {
    border-color: var(--success);
    background: var(--success);
  }
`;

const MINUTE_MS = 60_000;

function sentence(state: CentreState): string {
  if (state.is === 'open') return `지금 상담 중입니다. ${state.until}까지 받습니다.`;
  if (state.is === 'lunch') return `점심시간입니다. ${state.opensAt}부터 다시 받습니다.`;
  if (state.opensAt === null) return '지금은 쉽니다.';
  const day = ['오늘', '내일'][state.inDays] ?? formatDay(state.opensOn);
  return `지금은 쉽니다. ${day} ${state.opensAt}부터 받습니다.`;
}

/** Says whether the customer centre answers now. Only the browser knows the time; the server leaves the line empty. */
export function OpenNow({ schedule }: { schedule: CentreSchedule }) {
  const [state, setState] = useState<CentreState | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      setState(centreState(schedule, new Date()));
      timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [schedule]);
  return (
    <Line data-browser data-state={state?.is}>
      {state && sentence(state)}
    </Line>
  );
}
