import styled from '@emotion/styled';
import { look, placed, type Place } from '../layout/place.ts';
import { arrow } from '../theme/tokens.ts';

const text = 'color: var(--text); text-decoration: none; &:hover { color: var(--primary); }';

const tones = {
  second: 'color: var(--text-second);',
  /** The colour of the text around it. */
  inherit: 'color: inherit; font-weight: 600;',
  /** Like text until it is pointed at. */
  text,
  /** The title of a row in a list, with an arrow. */
  lead: `${text} &::after {${arrow}}`,
};

/** A link high enough for a thumb. */
export const TapLink = styled('a', look)<Place & { tone?: keyof typeof tones; size?: 'small' }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  ${({ size }) => size && 'font-size: var(--small);'}
  ${({ tone }) => tone && tones[tone]}
  ${placed}
`;
