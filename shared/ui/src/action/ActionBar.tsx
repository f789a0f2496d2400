import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../theme/tokens.ts';

/**
 * The buttons that end a step. On a phone they stand at the lower edge of the screen, within reach of the thumb, as long as
 * their parent goes on below it; elsewhere after the content. The parent takes `aboveActionBar`.
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
