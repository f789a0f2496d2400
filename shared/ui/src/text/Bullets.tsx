import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { gapOf, look, placed, type Gap, type Place } from '../layout/place.ts';

interface BulletsProps extends Place {
  as?: 'ol';
  gap?: Gap;
  tone?: 'second';
}

const List = styled('ul', look)<BulletsProps>`
  display: grid;
  gap: ${({ gap = 4 }) => gapOf(gap)};
  padding-left: 1.4em;
  ${({ tone }) => tone && 'color: var(--text-second);'}
  ${placed}
`;

/** Sentences below each other, each with a dot or, as an `ol`, with its number; what is false or null is left out. */
export function Bullets({ items, ...style }: BulletsProps & { items: readonly ReactNode[] }) {
  return <List {...style}>{items.map((item, i) => item && <li key={i}>{item}</li>)}</List>;
}
