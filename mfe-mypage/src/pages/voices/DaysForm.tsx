import styled from '@emotion/styled';
import type { VoiceType } from '@portal/contract';
import { DayControl } from '@portal/form';
import { dayInSeoul, formatDay } from '@portal/format';
import { paths } from '@portal/paths';
import { Button, ButtonLink, media } from '@portal/ui';
import { useId, useRef, useState } from 'react';

// Hidden without scripts, because the calendar would not open.
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
  @media (scripting: none) {
    display: none;
  }
  ${media.mobileLarge} {
    > button,
    > a {
      flex: 1 1 100%;
    }
  }
`;
const Day = styled(Button)`
  justify-content: space-between;
  min-width: 240px;
  padding: 0 16px;
  font-variant-numeric: tabular-nums;
  > span {
    color: var(--text-second);
    font-weight: 400;
  }
`;
const Days = styled.div`
  flex-basis: 100%;
  padding-top: 12px;
`;

/** No voice is older. */
const FIRST_DAY = '2020-01-01';

/** The days up to today; and the chosen one, which the address may have from outside them. */
function daysWith(chosen: string) {
  const today = dayInSeoul(new Date().toISOString());
  const [from = '', , to = ''] = [FIRST_DAY, chosen || today, today].sort();
  return {
    data: { from, to, firstOpen: chosen || today, closed: [] },
    error: undefined,
    fetching: false,
    refetch() {},
  };
}

/** A GET form for the first and last day of the list. Each day opens the calendar below, one at a time. */
export function DaysForm(props: { type: VoiceType; fromDate: string; toDate: string }) {
  const { type, fromDate, toDate } = props;
  return (
    // A new address discards choices that were not submitted.
    <DaysIn key={`${type} ${fromDate} ${toDate}`} {...props} />
  );
}

const labels = { fromDate: '시작하는 날', toDate: '끝나는 날' };
type End = keyof typeof labels;
const ends: readonly End[] = ['fromDate', 'toDate'];

function DaysIn({ type, fromDate, toDate }: Parameters<typeof DaysForm>[0]) {
  const [days, setDays] = useState({ fromDate, toDate });
  const [open, setOpen] = useState<End | null>(null);
  const toggles = useRef<Partial<Record<End, HTMLButtonElement | null>>>({});
  const id = useId();
  return (
    <Form role="search" aria-label="접수한 날" action={paths.memberVoices()} data-keep-scroll>
      <input type="hidden" name="type" value={type} />
      {ends.map((end) => (
        <input key={end} type="hidden" name={end} value={days[end]} />
      ))}
      {ends.map((end) => (
        <Day
          key={end}
          ref={(button) => void (toggles.current[end] = button)}
          aria-expanded={open === end}
          aria-controls={id}
          onClick={() => setOpen(open === end ? null : end)}
        >
          <span>{labels[end]}</span> {days[end] ? formatDay(days[end]) : '고르지 않음'}
        </Day>
      ))}
      <Button type="submit">조회하기</Button>
      {(fromDate || toDate) && (
        <ButtonLink href={paths.memberVoices({ type })} data-keep-scroll>
          모든 날 보기
        </ButtonLink>
      )}
      <Days id={id} hidden={open === null}>
        {open && (
          <DayControl
            key={open}
            label={labels[open]}
            name={open}
            value={days[open]}
            available={daysWith(days[open])}
            onChange={(day) => {
              setDays({ ...days, [open]: day });
              setOpen(null);
              // It says which day was chosen.
              toggles.current[open]?.focus();
            }}
          />
        )}
      </Days>
    </Form>
  );
}
