const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Year and month to choose, for a calendar whose arrows would take too long. */
export function MonthJump(props: {
  month: string;
  /** The first and the last day of the calendar. */
  from: string;
  to: string;
  onChange(month: string): void;
}) {
  const { month, from, to, onChange } = props;
  const [year = '', ofYear = ''] = month.split('-');
  return (
    <span>
      <select
        aria-label="연도"
        value={Number(year)}
        onChange={({ target }) => onChange(`${target.value}-${ofYear}`)}
      >
        {numbers(Number(from.slice(0, 4)), Number(to.slice(0, 4))).map((each) => (
          <option key={each} value={each}>
            {each}년
          </option>
        ))}
      </select>
      <select
        aria-label="월"
        value={Number(ofYear)}
        onChange={({ target }) => onChange(`${year}-${target.value.padStart(2, '0')}`)}
      >
        {numbers(1, 12).map((each) => (
          <option key={each} value={each}>
            {each}월
          </option>
        ))}
      </select>
    </span>
  );
}
