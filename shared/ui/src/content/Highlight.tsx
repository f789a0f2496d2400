import styled from '@emotion/styled';
import { media } from '../theme/tokens.ts';

/** A tinted card for a page's most important content: the next date, a number to keep, the next step. */
export const Highlight = styled.section`
  padding: 24px 28px;
  border-radius: var(--radius-card);
  background: var(--soft-primary);
  color: var(--on-soft-primary);
  ${media.mobile} {
    padding: 20px;
  }
`;
