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

/** A label and what it says; one that says nothing is left out. */
export type Fact = readonly [label: string, value: ReactNode];

/** Facts below each other, each with its label. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value], i) => (
          // Two facts may have the same label: what happened on one day.
          <div key={i}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
