import { css } from '@emotion/react';

/** Colours of the portal's drawings; they follow the theme. */
export const drawingPalette = css`
  stroke: var(--text);
  stroke-linecap: round;
  stroke-linejoin: round;
  .green {
    fill: var(--primary);
  }
  .soft {
    fill: var(--soft-primary);
  }
  .body {
    fill: var(--surface);
  }
  .warm {
    fill: var(--soft-accent);
  }
  .line {
    fill: none;
  }
`;
