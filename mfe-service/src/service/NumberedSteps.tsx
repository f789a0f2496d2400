import styled from '@emotion/styled';

const List = styled.ol`
  border-top: var(--line-width) solid var(--line);
  counter-reset: step;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 2px 12px;
    padding: 16px 0;
    border-bottom: var(--line-width) solid var(--line);
    counter-increment: step;
  }
  li::before {
    content: counter(step);
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
  span {
    grid-column: 2;
    color: var(--text-second);
  }
`;

export interface NumberedStep {
  title: string;
  text: string;
}

/** What happens, in its order. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <List>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}
