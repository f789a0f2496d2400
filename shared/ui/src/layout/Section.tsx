import styled from '@emotion/styled';
import { look, placed, type Place } from './place.ts';

/** A part of a page below its own heading. */
export const Section = styled('section', look)<Place & { size?: 'h3' | 'h4' }>`
  margin-top: 40px;
  > h2 {
    margin-bottom: 12px;
    font-size: var(--${({ size = 'h3' }) => size});
  }
  max-width: 800px;
  ${placed}
`;
