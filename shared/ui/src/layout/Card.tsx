import styled from '@emotion/styled';
import { edge, media } from '../theme/tokens.ts';
import { look, placed, type Place } from './place.ts';

const tones = {
  plain: 'border: var(--line-width) solid var(--line); background: var(--surface);',
  quiet: `${edge} background: var(--sunken);`,
  soft: `${edge} background: var(--soft-primary); color: var(--on-soft-primary);`,
  notable: `${edge} background: var(--soft-accent); color: var(--on-soft-accent);`,
};

/**
 * A box of its own. `soft` is what a page is about before all else: the next date, a number to keep, the way on;
 * `notable` is what needs the customer's attention; `quiet` stands aside.
 */
export const Card = styled('section', look)<Place & { tone?: keyof typeof tones; small?: boolean }>`
  padding: ${({ small }) => (small ? '16px 20px' : '24px 28px')};
  border-radius: var(${({ small }) => (small ? '--radius' : '--radius-card')});
  ${({ tone = 'plain' }) => tones[tone]}
  ${media.mobile} {
    padding: ${({ small }) => (small ? 16 : 20)}px;
  }
  ${placed}
`;
