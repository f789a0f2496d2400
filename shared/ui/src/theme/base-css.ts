import { palettes } from './palettes.ts';
import { contentWidth, media } from './tokens.ts';

const declare = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([role, value]) => `--${role}:${value};`)
    .join('');

/** Pixels at the default text size, in rem so that they grow with it. */
const rem = (px: number) => `${Number((px / 17).toFixed(4))}rem`;
const headings = (...heights: number[]) =>
  Object.fromEntries(heights.map((px, i) => [`h${i + 1}`, rem(px)]));

/** The declarations of each theme. Where a theme does not name a property, that of `light` or of `sizes` stays. */
export const themes = {
  light: `color-scheme: light; ${declare({ ...palettes.light, shadow: '0 12px 32px rgb(31 29 26 / 14%)' })}`,
  dark: `color-scheme: dark; ${declare({ ...palettes.dark, shadow: '0 12px 32px rgb(0 0 0 / 50%)' })}`,
  contrast: `color-scheme: dark; ${declare({ ...palettes.contrast, 'line-width': '2px', edge: 'var(--line)' })}`,
  print: `color-scheme: light; ${declare({ ...palettes.print, 'line-width': '1px', edge: 'var(--line)', shadow: 'none' })}`,
};
const sizes = declare({
  'line-width': '1px',
  radius: '12px',
  'radius-card': '20px',
  control: '52px',
  gutter: '24px',
  header: '68px',
  utility: '48px',
  ...headings(38, 30, 24, 20),
  small: '0.882rem',
});
const mobileSizes = declare({
  ...headings(30, 26, 22, 19),
  control: '56px',
  gutter: '20px',
  header: '64px',
  utility: '0px',
});

/**
 * A font face that draws the system's Korean font at `percent` of its size. Its lines stay as high as those of Pretendard, whose font
 * file has an ascent of 0.952 em and a descent of 0.2415 em. `range` is a `unicode-range`; without it, the face is for all characters.
 */
const fallbackFace = (percent: number, range = '') => `
@font-face {
  font-family: 'Pretendard Fallback';
  src: local('Noto Sans CJK KR'), local('NotoSansCJKkr-Regular'), local('Noto Sans KR');
  size-adjust: ${percent}%;
  ascent-override: ${(9521 / percent).toFixed(1)}%;
  descent-override: ${(2415 / percent).toFixed(1)}%;
  line-gap-override: 0%;${range && `unicode-range: ${range};`}
}`;

// Gives the system's font the widths of Pretendard, so that lines break at the same places before and after the web font loads. Widths
// in em, measured in Chromium in a page with lang="ko"; without that attribute, the space of Noto Sans KR is 0.224:
//                   Pretendard   Noto Sans KR
//   Hangul          0.864        0.92
//   space           0.252        0.28
//   tabular digit   0.615        0.555
const fallbackFont = `${fallbackFace(93.94)}${fallbackFace(90, 'U+20, U+2C, U+2E, U+3A, U+B7')}${fallbackFace(111, 'U+2D, U+30-39, U+7E')}`;

/**
 * The base style of every page: roles, type, focus. It ships with the shell and is inlined in the page's head.
 * `data-contrast` and `data-text` on <html> are the customer's settings and override the system's. On paper the controls are
 * hidden; a button that contains a heading is a row of a list, and stays.
 */
export const baseCss = () => `${fallbackFont}
:root {
  ${themes.light}
  ${sizes}
  --font: 'Portal Sans', 'Apple SD Gothic Neo', 'Pretendard Fallback', 'Malgun Gothic', sans-serif;
}
@media (prefers-color-scheme: dark) { :root { ${themes.dark} } }
@media (prefers-contrast: more) { :root:not([data-contrast='normal']) { ${themes.contrast} } }
:root[data-contrast='more'] { ${themes.contrast} }
${media.mobile} { :root { ${mobileSizes} } }
${media.mobileSmall} { :root { --gutter: 16px; } }
/* Not for *::before and *::after: a rule that matches these makes the browser compute two more styles for each element. */
* { box-sizing: border-box; }
html { font-size: 17px; -webkit-text-size-adjust: 100%; scroll-padding: calc(var(--header) + 16px) 0 24px; }
:root[data-text='large'] { font-size: 21.25px; }
body {
  margin: 0;
  background: var(--bg);
  color: var(--text);
  font-family: var(--font);
  line-height: 1.6;
  word-break: keep-all;
  overflow-wrap: anywhere;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; }
ul, ol { padding: 0; }
h1, h2, h3, h4 { line-height: 1.3; letter-spacing: -0.02em; text-wrap: balance; font-weight: 700; }
a { color: var(--primary); text-underline-offset: 0.2em; }
.nb, a[href^='tel:'] { white-space: nowrap; }
img, video, svg { max-width: 100%; display: block; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
[tabindex='-1']:focus { outline: none; }
[hidden]:not([hidden='until-found']) { display: none !important; }
/* The first row scrolls away and the second sticks; focus in the first row scrolls it back. */
#header { position: sticky; top: calc(-1 * var(--utility)); z-index: 10; height: calc(var(--header) + var(--utility)); }
#header:has([data-utility] :focus-visible) { top: 0; }
/* While a menu fills a phone's screen, the page behind it must not scroll. */
${media.mobile} { html[data-sheet] { overflow: hidden; } }
/* At least one screen high, so that the footer does not jump while content loads. */
main { display: block; min-height: 100vh; max-width: ${contentWidth + 48}px; margin: 0 auto; padding: 0 var(--gutter) 72px; }
${media.reducedMotion} {
  *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
@media print {
  :root:root { ${themes.print} }
  html { font-size: 11pt; }
  #header, #footer, nav, button:not(:has(h2)) { display: none !important; }
  main { min-height: 0; max-width: none; padding: 0; }
  a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; font-weight: 400; word-break: break-all; }
  h1, h2, h3, h4, summary { break-after: avoid; }
  li, tr, figure, img, dl > div { break-inside: avoid; }
  p { orphans: 3; widows: 3; }
}
`;
