import { css } from '@emotion/react';
import { media } from '@portal/ui';

/** Denser than the portal, for all-day use on a large screen. Touch targets on phones stay 44 px. */
export const deskCss = css`
  :root {
    --control: 40px;
    --radius: 8px;
    --radius-card: 12px;
    --h1: 1.6rem;
    --h2: 1.2rem;
    --h3: 1.067rem;
    --h4: 1.067rem;
    --small: 0.867rem;
  }
  html {
    font-size: 15px;
    scroll-padding: 16px 0;
  }
  ${media.mobile} {
    :root {
      --control: 44px;
      --h1: 1.4rem;
    }
  }
  body {
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
  }
  main {
    max-width: none;
    min-height: 0;
    margin: 0;
    padding: 0;
  }
  button {
    white-space: nowrap;
  }
`;
