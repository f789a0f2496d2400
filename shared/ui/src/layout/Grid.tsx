import styled from '@emotion/styled';
import { gapOf, look, placed, type Gap, type Place } from './place.ts';

/** Columns of one width, as many as fit; `min` is their least width in pixels. */
export const Grid = styled('div', look)<Place & { min: number; gap?: Gap }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ min }) => min}px, 100%), 1fr));
  gap: ${({ gap = 16 }) => gapOf(gap)};
  list-style: none;
  ${placed}
`;
