import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { media } from '@portal/ui';

/** A framed part of a page. */
export const Panel = styled.section`
  padding: 20px 24px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  > h2 {
    margin-bottom: 12px;
    font-size: var(--h2);
  }
  ${media.mobileLarge} {
    padding: 16px;
  }
`;

/** Items in a row that wraps. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

/** Items below each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** As narrow as a select. */
export const Narrow = styled.div`
  max-width: 420px;
`;

export const Quiet = styled.p`
  color: var(--text-second);
  font-size: var(--small);
`;

const Small = styled.button`
  min-height: 32px;
  padding: 0 10px;
  border: var(--line-width) solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--small);
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  ${media.mobile} {
    min-height: 44px;
    padding: 0 14px;
  }
`;

/** A small button in a row of a table. */
export const SmallButton = (props: ComponentProps<'button'>) => <Small type="button" {...props} />;
