import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../theme/tokens.ts';

/** The columns of `Sided`, for an element of another kind. */
export const sided = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.pc} {
    grid-template-columns: minmax(0, 1fr) 360px;
    column-gap: 48px;
    align-items: start;
  }
`;
/** What a page is about and, beside it on a wide screen, a `Side` that stays in sight; elsewhere the side comes after it. */
export const Sided = styled.div(sided);

export const Side = styled.div`
  ${media.pc} {
    position: sticky;
    top: calc(var(--header) + 24px);
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;
