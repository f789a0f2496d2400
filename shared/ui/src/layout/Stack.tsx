import styled from '@emotion/styled';
import { gapOf, look, placed, type Gap, type Place } from './place.ts';

interface StackProps extends Place {
  gap?: Gap;
  /** `start`: children are as wide as their content. */
  align?: 'start';
}

const stack = ({ gap = 16, align, ...place }: StackProps) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: gapOf(gap),
  justifyItems: align,
  listStyle: 'none',
  ...placed(place),
});

/** Its children below each other. */
export const Stack = styled('div', look)<StackProps>(stack);

/** A form without steps, its fields below each other. */
export const PlainForm = styled('form', look)<StackProps>(stack);
