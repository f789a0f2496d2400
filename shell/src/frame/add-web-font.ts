import { whenIdle } from '@portal/browser';

/** One file of the web font and the characters that it has. */
export interface Subset {
  url: string;
  /** As CSS writes it: `U+ac00, U+ac02-ac04`. */
  unicodeRange: string;
}

/** Reads the `@font-face` rules of the web font; `base` is the style sheet's address. */
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
 * How many font files to add in one task: each new file lays text out again, about 60 ms on a slow phone for three,
 * 150 for a whole page.
 */
const AT_ONCE = 3;

/** Adds each group in an idle frame of its own. */
function addInTurn([group, ...others]: FontFace[][]): void {
  if (!group) return;
  whenIdle(() => {
    for (const face of group) document.fonts.add(face);
    requestAnimationFrame(() => addInTurn(others));
  });
}

/**
 * Adds the web font to the document once the files for its text are loaded. A style sheet would lay the whole page
 * out twice: when its rules arrive, and again with the files (docs/decisions/0008). The browser loads the other
 * files when text needs them.
 */
export async function addWebFont(sheetPath: string): Promise<void> {
  const sheet = new URL(sheetPath, location.origin).href;
  const css = await (await fetch(sheet, { priority: 'low' })).text();
  const text = new Set([...document.body.innerText].map((letter) => letter.codePointAt(0) ?? 0));
  const needed: FontFace[] = [];
  const others: FontFace[] = [];
  for (const subset of subsetsOf(css, sheet)) {
    const { url, unicodeRange } = subset;
    const face = new FontFace('Portal Sans', `url(${url}) format('woff2-variations')`, {
      weight: '400 800',
      display: 'swap',
      unicodeRange,
    });
    (hasAny(subset, text) ? needed : others).push(face);
  }
  // The browser requests a missing file again when it lays out text that needs it.
  await Promise.allSettled(needed.map((face) => face.load()));
  const groups = [others];
  while (needed.length > 0) groups.push(needed.splice(0, AT_ONCE));
  addInTurn(groups);
}
