import styled from '@emotion/styled';

/** A list of rows below each other; each row draws the line at its foot. */
export const Rows = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
`;
