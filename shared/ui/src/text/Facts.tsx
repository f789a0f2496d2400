import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { look, placed, type Place } from '../layout/place.ts';
import { unbroken } from './unbroken.tsx';

const lined = `
  border-top: var(--line-width) solid var(--line);
  div {
    display: grid;
    grid-template-columns: 8em minmax(0, 1fr);
    gap: 4px 16px;
    padding: 12px 0;
    border-bottom: var(--line-width) solid var(--line);
  }
`;
const beside = `
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 24px;
  div {
    display: contents;
  }
  dd {
    font-weight: 600;
  }
`;

const List = styled('dl', look)<Place & { plain?: boolean | undefined }>`
  ${({ plain }) => (plain ? beside : lined)}
  dt {
    color: var(--text-second);
  }
  dd {
    white-space: pre-wrap;
    font-variant-numeric: tabular-nums;
  }
  ${placed}
`;

/** A label with its value; without a value the fact is not shown. */
export type Fact = readonly [label: string, value: ReactNode];

/** A list of labels with their values; `plain` for a few short ones: no lines between them, the values stand out. */
export function Facts(props: { facts: readonly Fact[]; plain?: boolean } & Place) {
  const { facts, ...style } = props;
  return (
    <List {...style}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value], i) => (
          // Labels can repeat, for example the day of two events, so they cannot be keys.
          <div key={i}>
            <dt>{label}</dt>
            <dd>{unbroken(value)}</dd>
          </div>
        ))}
    </List>
  );
}
