import styled from '@emotion/styled';

/**
 * A list of rows; each row draws its own bottom line. Until a new page is painted, <main> has `data-arriving`: the browser then lays out
 * only the rows of the first screen, and keeps a fixed height free for each further one.
 */
export const Rows = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
  [data-arriving] & > * {
    content-visibility: auto;
    contain-intrinsic-size: auto 84px;
  }
`;
