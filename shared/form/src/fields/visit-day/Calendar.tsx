import { formatDay } from '@portal/format';
import { Hint, Icon, Wrong, icons } from '@portal/ui';
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, monthOf, sameDayIn, weekdayOf, weeksOf } from './month.ts';
import { closedRuns, reasonOf, type OpenDays } from './open-days.ts';
import { MonthJump } from './MonthJump.tsx';
import { Bar, Box, DayButton, Grid, Keys, Reasons, Said } from './styles.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** Where a key leads from a day (ARIA Authoring Practices, date grid); undefined for other keys. */
function targetOf(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameDayIn(day, -1);
    case 'PageDown':
      return sameDayIn(day, 1);
  }
}

/**
 * A day's name, with the number that its button shows: `2026.12.1(화)`. Who speaks to the browser says what is on the screen
 * (WCAG 2.5.3), and '01' is not '1'.
 */
const nameOfDay = (day: string) => formatDay(day).replaceAll('.0', '.');

const nameOfMonth = (month: string) => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;

/**
 * A month in which one day is chosen. Closed days can be reached: they say why they are closed. All reasons of the
 * month are also written below it, because a reason does not fit into a day on a phone.
 */
export function Calendar(props: {
  label: string;
  hint: string | undefined;
  name: string;
  value: string;
  error: string | undefined;
  days: OpenDays;
  onChange(day: string): void;
}) {
  const { label, hint, name, value, error, days, onChange } = props;
  const { from, to } = days;
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState(value || days.firstOpen || from);
  const [said, setSaid] = useState('');
  const moved = useRef(false);
  const month = monthOf(at);

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at]);

  const within = (day: string) => (day < from ? from : day > to ? to : day);
  const turn = (months: number) => setAt(within(`${addMonths(month, months)}-01`));
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, at);
    if (target === undefined) return;
    event.preventDefault();
    moved.current = true;
    setAt(within(target));
  };
  const choose = (day: string) => {
    setAt(day);
    const reason = reasonOf(days, day);
    setSaid(reason === null ? '' : `${formatDay(day)}은 고를 수 없습니다. ${reason}`);
    if (reason === null) onChange(day);
  };
  const closed = closedRuns(days, month);
  const isShown = (day: string | null) => day !== null && day >= from && day <= to;
  // At the end of a month, the weeks before today would be an empty half of the calendar.
  const weeks = weeksOf(month).filter((week) => week.some(isShown));

  return (
    <Box
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`, `${id}-keys`]
        .filter(Boolean)
        .join(' ')}
    >
      <legend>{label}</legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
      <Bar>
        <button
          type="button"
          aria-label="이전 달"
          disabled={month <= monthOf(from)}
          onClick={() => turn(-1)}
        >
          <Icon shape={icons.chevronLeft} />
        </button>
        {from.slice(0, 4) < addMonths(monthOf(to), -12).slice(0, 4) ? (
          <MonthJump
            month={month}
            from={from}
            to={to}
            onChange={(to) => setAt(within(`${to}-01`))}
          />
        ) : (
          <strong aria-live="polite">{nameOfMonth(month)}</strong>
        )}
        <button
          type="button"
          aria-label="다음 달"
          disabled={month >= monthOf(to)}
          onClick={() => turn(1)}
        >
          <Icon shape={icons.chevronRight} />
        </button>
      </Bar>
      <Grid ref={grid} aria-label={nameOfMonth(month)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => {
                if (day === null || !isShown(day)) return <td key={column} />;
                const reason = reasonOf(days, day);
                return (
                  <td key={column}>
                    <DayButton
                      type="button"
                      // The summary of errors leads to the day that Tab reaches.
                      name={day === at ? name : undefined}
                      tabIndex={day === at ? 0 : -1}
                      aria-label={reason === null ? nameOfDay(day) : `${nameOfDay(day)} ${reason}`}
                      aria-disabled={reason === null ? undefined : true}
                      aria-pressed={day === value}
                      onClick={() => choose(day)}
                    >
                      {Number(day.slice(8))}
                    </DayButton>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Keys id={`${id}-keys`}>화살표 키로 날짜를 옮기고 Enter 키로 고르실 수 있습니다.</Keys>
      <Said role="status">{said || (value && `${formatDay(value)}을 고르셨습니다.`)}</Said>
      {closed.length > 0 && (
        <Reasons>
          <p>줄을 그은 날은 고를 수 없습니다.</p>
          <dl>
            {closed.map(({ first, last, reason }) => (
              <Fragment key={first}>
                <dt>
                  {formatDay(first).slice(5)}
                  {last !== first && ` ~ ${formatDay(last).slice(5)}`}
                </dt>
                <dd>{reason}</dd>
              </Fragment>
            ))}
          </dl>
        </Reasons>
      )}
    </Box>
  );
}
