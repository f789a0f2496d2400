import styled from '@emotion/styled';

/**
 * A list of rows; each row draws its own bottom line. After a move, until the new page is painted (`data-arriving`), the browser
 * skips the layout of rows below the first screen and reserves a usual row's height for each.
 */
export const Rows = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
  [data-arriving] & > * {
    content-visibility: auto;
    contain-intrinsic-size: auto 84px;
  }
`;
