import { whenIdle } from '../browser/when-idle.ts';
import { portal } from '../release/inlined.ts';

/** One file of the web font and the characters that it has. */
export interface Subset {
  url: string;
  /** As CSS writes it: `U+ac00, U+ac02-ac04`. */
  unicodeRange: string;
}

/** Reads the `@font-face` rules of Pretendard's dynamic subset; `base` is the style sheet's address. */
export const subsetsOf = (css: string, base: string): Subset[] =>
  [...css.matchAll(/url\(([^)]+)\)[^}]*?unicode-range:\s*([^;}]+)/g)].map(
    ([, file = '', unicodeRange = '']) => ({ url: new URL(file, base).href, unicodeRange }),
  );

/** Whether a subset has one of these characters. */
export function hasAny({ unicodeRange }: Subset, codePoints: ReadonlySet<number>): boolean {
  for (const [, first = '', last = first] of unicodeRange.matchAll(
    /U\+([\da-f]+)(?:-([\da-f]+))?/gi,
  ))
    for (let code = parseInt(first, 16); code <= parseInt(last, 16); code++)
      if (codePoints.has(code)) return true;
  return false;
}

/**
 * Adds the web font to the document once the files that its text needs are there, so that the page is laid out anew once:
 * a style sheet lays it out when its rules arrive and again with each group of files (docs/decisions/0008). Files for
 * other text are loaded by the browser when they are needed.
 */
export async function addWebFont(): Promise<void> {
  const sheet = new URL(portal.font.css, location.origin).href;
  const css = await (await fetch(sheet, { priority: 'low' })).text();
  const text = new Set([...document.body.innerText].map((letter) => letter.codePointAt(0) ?? 0));
  const faces = subsetsOf(css, sheet).map((subset) => {
    const { url, unicodeRange } = subset;
    const face = new FontFace('Pretendard Variable', `url(${url}) format('woff2-variations')`, {
      weight: '45 920',
      display: 'swap',
      unicodeRange,
    });
    return { face, isNeeded: hasAny(subset, text) };
  });
  // A file that did not arrive is requested again with the text that needs it.
  await Promise.allSettled(faces.map(({ face, isNeeded }) => isNeeded && face.load()));
  whenIdle(() => {
    for (const { face } of faces) document.fonts.add(face);
  });
}
