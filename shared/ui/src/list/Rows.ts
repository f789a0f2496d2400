import styled from '@emotion/styled';

/** A list of rows; each row draws its own bottom line. */
export const Rows = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
`;
