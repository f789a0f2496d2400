import styled from '@emotion/styled';
import { media } from '@portal/ui';
import { Panel } from './Panel.tsx';

/** A wide column, and what stands beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) 320px;
  gap: 16px;
  align-items: start;
  > :first-child {
    grid-row: 1 / span 2;
  }
  ${media.belowPc} {
    grid-template: none / minmax(0, 1fr);
    > :first-child {
      grid-row: auto;
    }
  }
`;
/** What can be done: before everything else where there is one column. */
export const Side = styled(Panel)`
  ${media.belowPc} {
    order: -1;
  }
`;

/** Short facts below each other, each beside its name. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  font-size: var(--small);
  dt {
    color: var(--text-third);
  }
`;
