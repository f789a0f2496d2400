import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../theme/tokens.ts';

/**
 * The buttons that end a step. On a phone they stick to the lower edge of the screen while their parent reaches below it; otherwise
 * they follow the content. The parent needs the style `aboveActionBar`.
 */
export const ActionBar = styled.div`
  display: grid;
  gap: 12px;
  ${media.upright} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin: 0 calc(-1 * var(--gutter));
    padding: 12px var(--gutter) calc(12px + env(safe-area-inset-bottom));
    border-top: var(--line-width) solid var(--line);
    background: var(--bg);
  }
`;

/** What stands above an `ActionBar`: focused controls and errors are scrolled clear of it. */
export const aboveActionBar = css`
  ${media.upright} {
    a,
    button,
    input,
    select,
    summary,
    textarea,
    [tabindex] {
      scroll-margin-bottom: 184px;
    }
  }
`;
