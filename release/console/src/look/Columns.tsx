import styled from '@emotion/styled';
import { media } from '@portal/ui';
import { Panel } from './Panel.tsx';

/** A wide column with a narrow one beside it. */
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
/** Actions. They come first on a narrow screen. */
export const Side = styled(Panel)`
  ${media.belowPc} {
    order: -1;
  }
`;

/** Name and value pairs, one below the other. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  font-size: var(--small);
  dt {
    color: var(--text-third);
  }
`;
