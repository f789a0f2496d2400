import { css } from '@emotion/react';

/** The box of every text field and select. */
export const controlBox = css`
  width: 100%;
  min-height: var(--control);
  padding: 0 16px;
  border: var(--line-width) solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  &[aria-invalid] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
`;
