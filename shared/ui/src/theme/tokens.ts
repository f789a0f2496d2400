/** Media queries at the layout's breakpoints. Phones match `mobile`; desktop layouts start above `belowPc`. */
export const media = {
  mobileSmall: '@media (max-width: 375px)',
  mobileLarge: '@media (max-width: 640px)',
  mobile: '@media (max-width: 768px)',
  aboveMobile: '@media (min-width: 769px)',
  belowPc: '@media (max-width: 1024px)',
  pc: '@media (min-width: 1025px)',
  /**
   * A phone held upright. A screen zoomed to 400 %, and one that its keyboard has made low, are not: nothing may stay fixed
   * there, because it would cover what is read or typed.
   */
  upright: '@media screen and (max-width: 768px) and (min-height: 480px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
};

/**
 * Where the system forces its own colours, backgrounds vanish: what is chosen, and what a screen's one primary button is, takes
 * the system's highlight.
 */
export const standsOut = `@media (forced-colors: active) {
  &,
  &:hover:not(:disabled) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
}`;

/**
 * The border of a box that only its ground sets apart: where all grounds are one colour (high contrast, paper) it has a line,
 * and where the system forces its colours a transparent border becomes one.
 */
export const edge = 'border: var(--line-width) solid var(--edge, transparent);';

export const contentWidth = 1200;

/** An arrow that points on, for `::after` of what leads somewhere. */
export const arrow = `
  box-sizing: border-box;
  width: 10px;
  height: 10px;
  border: solid var(--text-third);
  border-width: 2px 2px 0 0;
  content: '';
  transform: rotate(45deg);
`;
