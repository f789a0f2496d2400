import styled from '@emotion/styled';
import { look } from '../layout/place.ts';
import { edge } from '../theme/tokens.ts';

const tones = {
  soft: 'background: var(--soft-primary); color: var(--on-soft-primary);',
  notable: 'background: var(--soft-accent); color: var(--on-soft-accent);',
  quiet: 'background: var(--sunken); color: var(--text-second);',
};

/** One or two words about what stands beside it, for example its state. */
export const Badge = styled('span', look)<{ tone?: keyof typeof tones; size?: 'large' }>`
  flex: none;
  ${edge}
  padding: ${({ size }) => (size ? '6px 14px' : '2px 10px')};
  border-radius: 999px;
  font-size: var(--small);
  font-weight: 700;
  letter-spacing: 0;
  white-space: nowrap;
  ${({ tone = 'soft' }) => tones[tone]}
`;
