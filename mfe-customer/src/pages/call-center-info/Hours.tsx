import styled from '@emotion/styled';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { Facts, Grid } from '@portal/ui';
import { daysInWords, otherDays } from './days.ts';

const Holidays = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--primary);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

/** When the lines answer, from the company's schedule. */
export function Hours() {
  const { days, open, close, lunch, holidays } = useHost().company.schedule;
  // Holidays on other days change nothing.
  const off = holidays.filter((day) => days.includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
  const closed = [daysInWords(otherDays(days)), '공휴일'].filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        ['전화 상담', `${daysInWords(days)} ${open}~${close}`],
        ['점심시간', `${lunch.from}~${lunch.to}`],
        [
          '쉬는 날',
          <>
            {closed}
            {off.length > 0 && (
              <Holidays>
                <summary>정해진 쉬는 날 보기</summary>
                <Grid as="ul" min={160} gap={[4, 16]}>
                  {off.map((day) => (
                    <li key={day}>
                      <time dateTime={day}>{formatDay(day)}</time>
                    </li>
                  ))}
                </Grid>
              </Holidays>
            )}
          </>,
        ],
      ]}
    />
  );
}
