import styled from '@emotion/styled';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { daysInWords, otherDays } from './days.ts';

const Facts = styled.dl`
  border-top: var(--line-width) solid var(--line);
  font-variant-numeric: tabular-nums;
  > div {
    display: grid;
    grid-template-columns: 6.5em 1fr;
    gap: 16px;
    padding: 16px 0;
    border-bottom: var(--line-width) solid var(--line);
  }
  dt {
    color: var(--text-second);
  }
`;
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
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5em, 1fr));
    gap: 4px 16px;
    list-style: none;
  }
`;

/** When the lines answer, from the company's schedule. */
export function Hours() {
  const { days, open, close, lunch, holidays } = useHost().company.schedule;
  const closed = [daysInWords(otherDays(days)), '공휴일'].filter(Boolean).join(', ');
  return (
    <Facts>
      <div>
        <dt>전화 상담</dt>
        <dd>
          {daysInWords(days)} {open}~{close}
        </dd>
      </div>
      <div>
        <dt>점심시간</dt>
        <dd>
          {lunch.from}~{lunch.to}
        </dd>
      </div>
      <div>
        <dt>쉬는 날</dt>
        <dd>
          {closed}
          {holidays.length > 0 && (
            <Holidays>
              <summary>정해진 쉬는 날 보기</summary>
              <ul>
                {holidays.map((day) => (
                  <li key={day}>
                    <time dateTime={day}>{formatDay(day)}</time>
                  </li>
                ))}
              </ul>
            </Holidays>
          )}
        </dd>
      </div>
    </Facts>
  );
}
