import styled from '@emotion/styled';
import { gapOf, look, placed, type Gap, type Place } from '../layout/place.ts';

/** Sentences below each other, each with a dot or, as an `ol`, with its number. */
export const Bullets = styled('ul', look)<Place & { gap?: Gap; tone?: 'second' }>`
  display: grid;
  gap: ${({ gap = 4 }) => gapOf(gap)};
  padding-left: 1.4em;
  ${({ tone }) => tone && 'color: var(--text-second);'}
  ${placed}
`;
