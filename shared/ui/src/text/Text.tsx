import styled from '@emotion/styled';
import { look, placed, type Place } from '../layout/place.ts';

/** `row` is the title of a row in a list. */
type Size = 'h1' | 'h2' | 'h3' | 'h4' | 'row' | 'body' | 'small';

const fontSize = (size: Size) =>
  size === 'row' ? '1.06rem' : size === 'body' ? '1rem' : `var(--${size})`;

const colours = {
  second: 'text-second',
  third: 'text-third',
  primary: 'primary',
  success: 'success',
  danger: 'danger',
};

/** A heading or a paragraph that differs from the text around it. */
export const Text = styled('p', look)<
  Place & { size?: Size; tone?: keyof typeof colours; bold?: boolean }
>`
  font-variant-numeric: tabular-nums;
  ${({ size }) => size && `font-size: ${fontSize(size)};`}
  ${({ tone }) => tone && `color: var(--${colours[tone]});`}
  ${({ bold, size }) => (bold || size === 'row') && 'font-weight: 600;'}
  ${placed}
`;
