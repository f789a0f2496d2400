import styled from '@emotion/styled';
import { look, placed, type Place } from '../layout/place.ts';

/** A phone number to call. */
export const PhoneLink = styled('a', look)<Place & { size?: 'h1' | 'h3' | 'h4' }>`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  color: inherit;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  ${({ size }) => size && `font-size: var(--${size});`}
  ${placed}
`;
