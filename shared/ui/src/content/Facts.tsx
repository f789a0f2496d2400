import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const List = styled.dl`
  border-top: var(--line-width) solid var(--line);
  div {
    display: grid;
    grid-template-columns: 8em minmax(0, 1fr);
    gap: 4px 16px;
    padding: 12px 0;
    border-bottom: var(--line-width) solid var(--line);
  }
  dt {
    color: var(--text-second);
  }
  dd {
    white-space: pre-wrap;
    font-variant-numeric: tabular-nums;
  }
`;

/** A label with its value; without a value the fact is not shown. */
export type Fact = readonly [label: string, value: ReactNode];

/** A list of labels with their values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value], i) => (
          // Labels can repeat, for example the day of two events, so they cannot be keys.
          <div key={i}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
