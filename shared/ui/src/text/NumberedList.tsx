import styled from '@emotion/styled';

/** A list with numbers in circles; each item is a `<strong>` with details below. */
export const NumberedList = styled.ol`
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
`;
