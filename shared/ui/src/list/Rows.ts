import styled from '@emotion/styled';

/**
 * A list of rows below each other; each row draws its own bottom line. While a page comes on the screen after a move
 * (`data-arriving`), rows below the first screen have the place of a row and no layout.
 */
export const Rows = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
  [data-arriving] & > * {
    content-visibility: auto;
    contain-intrinsic-size: auto 84px;
  }
`;
