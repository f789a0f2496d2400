import styled from '@emotion/styled';

/** A row of `Rows` that has parts of its own: what it is about at the start, what can be done with it at the end. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  justify-content: space-between;
  min-height: 76px;
  padding: 12px 4px;
  border-bottom: var(--line-width) solid var(--line);
`;
