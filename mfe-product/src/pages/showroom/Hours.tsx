import styled from '@emotion/styled';
import type { ShowroomHours } from '@portal/contract';
import { clockInSeoul, formatDay } from '@portal/format';
import { Bullets } from '@portal/ui';
import { weekdayOf } from '../../showroom/hours.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];
/** Weeks begin on Monday. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];
const CLOSED_SHOWN = 6;

const List = styled.dl`
  border-top: var(--line-width) solid var(--line);
  font-variant-numeric: tabular-nums;
  > div {
    display: grid;
    grid-template-columns: 3em minmax(0, 1fr) auto;
    gap: 16px;
    padding: 10px 8px;
    border-bottom: var(--line-width) solid var(--line);
  }
  > div[aria-current] {
    background: var(--soft-primary);
    color: var(--on-soft-primary);
    font-weight: 700;
  }
`;

/** The opening hours of the week, and the next days that are closed. Today is marked once the browser knows it. */
export function Hours({ hours, now }: { hours: ShowroomHours; now: Date | null }) {
  const { weekly, closed } = hours;
  const today = now && clockInSeoul(now).day;
  const coming = closed.filter(({ day }) => today === null || day >= today).slice(0, CLOSED_SHOWN);
  return (
    <>
      <List>
        {ORDER.map((weekday) => {
          const open = weekly.find(({ day }) => day === weekday);
          const isToday = today !== null && weekdayOf(today) === weekday;
          return (
            <div key={weekday} aria-current={isToday ? 'date' : undefined}>
              <dt>{WEEKDAYS[weekday]}</dt>
              <dd>{open ? `${open.open}~${open.close}` : '쉽니다'}</dd>
              {isToday && <dd data-browser>오늘</dd>}
            </div>
          );
        })}
      </List>
      {coming.length > 0 && (
        // The server may have cached this page days ago: the browser leaves out days that have passed.
        <div data-browser>
          <h3>다가오는 쉬는 날</h3>
          <Bullets items={coming.map(({ day, reason }) => `${formatDay(day)} ${reason}`)} />
        </div>
      )}
    </>
  );
}
