import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../theme/tokens.ts';

/** The same two columns as a style, for a container that is not a `Sided`, as a form. */
export const sided = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.pc} {
    grid-template-columns: minmax(0, 1fr) 360px;
    column-gap: 48px;
    align-items: start;
  }
`;
/**
 * A page's content and a `Side`. On a wide screen the side stands in a column of its own and stays in view while the page scrolls; on
 * a phone it follows the content.
 */
export const Sided = styled.div(sided);

/** The same for a side that comes before the content: on a phone it stands above it. */
export const SideFirst = styled(Sided)`
  ${media.belowPc} {
    row-gap: 32px;
  }
`;

export const Side = styled.div`
  ${media.pc} {
    position: sticky;
    top: calc(var(--header) + 24px);
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;
