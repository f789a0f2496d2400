import styled from '@emotion/styled';
import { gapOf, look, placed, type Gap, type Place } from './place.ts';

/** Its children beside each other, in as many lines as they need. */
export const Cluster = styled('div', look)<
  Place & { gap?: Gap; justify?: 'center' | 'end' | 'space-between'; align?: 'baseline' }
>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  gap: ${({ gap = 8 }) => gapOf(gap)};
  list-style: none;
  ${placed}
`;
