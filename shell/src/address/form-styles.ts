import styled from '@emotion/styled';
import { media } from '@portal/ui';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
export const Place = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 16px;
  padding: 16px 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--soft-primary);
  color: var(--on-soft-primary);
  dd {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  ${media.mobile} {
    > * {
      flex: 1 0 auto;
      padding: 0 12px;
    }
  }
`;
export const Failed = styled.div`
  padding: 16px 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--soft-accent);
  color: var(--on-soft-accent);
  p:first-of-type {
    font-weight: 700;
  }
`;
