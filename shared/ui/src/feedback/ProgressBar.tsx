import styled from '@emotion/styled';

/**
 * How much of something is done. In themes where all backgrounds have one colour, `--edge` outlines the bar, so that the part not done yet
 * can be seen.
 */
export const ProgressBar = styled.progress`
  display: block;
  width: 100%;
  height: 8px;
  margin: 8px 0;
  border: 0;
  border-radius: 999px;
  background: var(--soft-primary);
  box-shadow: 0 0 0 var(--line-width) var(--edge, transparent);
  overflow: hidden;
  appearance: none;
  &::-webkit-progress-bar {
    background: var(--soft-primary);
  }
  &::-webkit-progress-value {
    border-radius: 999px;
    background: var(--primary);
  }
  &::-moz-progress-bar {
    border-radius: 999px;
    background: var(--primary);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    background: Canvas;
    &::-webkit-progress-bar {
      background: Canvas;
    }
    &::-webkit-progress-value {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`;
