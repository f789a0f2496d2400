import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { gapOf, look, placed, type Gap, type Place } from '../layout/place.ts';
import { unbroken } from './unbroken.tsx';

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

/** A list of sentences, with dots or, as an `ol`, with numbers. Items that are false or null are left out. */
export function Bullets({ items, ...style }: BulletsProps & { items: readonly ReactNode[] }) {
  return (
    <List {...style}>{items.map((item, i) => item && <li key={i}>{unbroken(item)}</li>)}</List>
  );
}
