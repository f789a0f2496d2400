import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const List = styled.ol`
  border-top: var(--line-width) solid var(--line);
  counter-reset: item;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 2px 12px;
    padding: 16px 0;
    border-bottom: var(--line-width) solid var(--line);
    counter-increment: item;
  }
  li::before {
    content: counter(item);
    grid-row: 1 / span 2;
    width: 28px;
    height: 28px;
    border-radius: 14px;
    background: var(--soft-primary);
    color: var(--on-soft-primary);
    font-size: var(--small);
    font-weight: 700;
    line-height: 28px;
    text-align: center;
  }
  p {
    grid-column: 2;
    color: var(--text-second);
  }
  button {
    grid-column: 2;
    justify-self: start;
    margin-top: 8px;
  }
`;

/** One step of a process, with an action where the customer can do something. */
export interface NumberedStep {
  title: string;
  text: string;
  action?: ReactNode;
}

/** Steps with their numbers in circles. */
export function NumberedList({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <List>
      {steps.map(({ title, text, action }) => (
        <li key={title}>
          <strong>{title}</strong>
          <p>{text}</p>
          {action}
        </li>
      ))}
    </List>
  );
}
