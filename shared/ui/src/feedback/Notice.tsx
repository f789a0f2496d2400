import styled from '@emotion/styled';
import { edge } from '../theme/tokens.ts';

/** A highlighted line above a page, with an action. */
export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: 24px;
  padding: 16px 24px;
  ${edge}
  border-radius: var(--radius-card);
  background: var(--soft-accent);
  &:not(:last-child) {
    margin-bottom: 16px;
  }
  color: var(--on-soft-accent);
`;
