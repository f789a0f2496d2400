import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { standsOut } from '../theme/tokens.ts';

export interface ButtonLook {
  look?: 'primary' | 'plain';
}

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--control);
  padding: 0 24px;
  border: var(--line-width) solid transparent;
  border-radius: var(--radius);
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 160ms ease-out;
  &:disabled,
  &[aria-busy='true'] {
    cursor: default;
    opacity: 0.6;
  }
`;
const looks = {
  primary: css`
    background: var(--primary);
    color: var(--on-primary);
    &:hover:not(:disabled) {
      background: var(--primary-hover);
    }
    ${standsOut}
  `,
  plain: css`
    border-color: var(--border);
    background: var(--surface);
    color: var(--text);
    &:hover:not(:disabled) {
      background: var(--sunken);
    }
  `,
};

const ownProps = { shouldForwardProp: (name: string) => name !== 'look' };

const Shaped = styled('button', ownProps)<ButtonLook>(shape, ({ look = 'plain' }) => looks[look]);

/**
 * A button for an action on this page; use at most one primary button on a screen. Only with `type="submit"` it sends a
 * form.
 */
export const Button = (props: ComponentProps<typeof Shaped>) => <Shaped type="button" {...props} />;

export const ButtonLink = styled('a', ownProps)<ButtonLook>(
  shape,
  ({ look = 'plain' }) => looks[look],
  // Buttons themselves are left out by the base style.
  { '@media print': { display: 'none' } },
);
