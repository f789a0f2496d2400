import { whenIdle } from '@portal/browser';

/** One file of the web font and the characters that its rule names. */
export interface Subset {
  url: string;
  /** As CSS writes it: `U+ac00,U+ac02-ac04`. */
  unicodeRange: string;
  /** The same, first and last code point of each. */
  runs: readonly (readonly [number, number])[];
}

const runsIn = (unicodeRange: string) =>
  [...unicodeRange.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
  );

/** Reads the `@font-face` rules of the web font; `base` is the style sheet's address. */
export const subsetsOf = (css: string, base: string): Subset[] =>
  [...css.matchAll(/url\(([^)]+)\)[^}]*?unicode-range:\s*([^;}]+)/g)].map(
    ([, file = '', unicodeRange = '']) => ({
      url: new URL(file, base).href,
      unicodeRange,
      runs: runsIn(unicodeRange),
    }),
  );

/** The files that a text needs. Ranges overlap, and the last rule wins, as in CSS. */
export function filesFor(text: string, subsets: readonly Subset[]): Set<Subset> {
  const files = new Set<Subset>();
  for (const letter of new Set(text)) {
    const code = letter.codePointAt(0) ?? 0;
    const file = subsets.findLast(({ runs }) =>
      runs.some(([first, last]) => first <= code && code <= last),
    );
    if (file) files.add(file);
  }
  return files;
}

/**
 * Adds the web font to the document once the files for its text are loaded. A style sheet would lay the whole page
 * out twice: when its rules arrive, and again with the files (docs/decisions/0008). The browser loads the other
 * files when text needs them.
 * @throws if a needed file does not load: the browser would look for its characters in rarer files, whose ranges include them
 */
export async function addWebFont(sheetPath: string): Promise<void> {
  const sheet = new URL(sheetPath, location.origin).href;
  const css = await (await fetch(sheet, { priority: 'low' })).text();
  const subsets = subsetsOf(css, sheet);
  const needed = filesFor(document.body.innerText, subsets);
  const faces = subsets.map((subset) => {
    const { url, unicodeRange } = subset;
    const face = new FontFace('Portal Sans', `url(${url}) format('woff2-variations')`, {
      weight: '400 800',
      display: 'swap',
      unicodeRange,
    });
    return { face, isNeeded: needed.has(subset) };
  });
  await Promise.all(faces.filter(({ isNeeded }) => isNeeded).map(({ face }) => face.load()));
  // All in one task: a layout before the last rule is there would load files of the rules before it.
  whenIdle(() => {
    for (const { face } of faces) document.fonts.add(face);
  });
}
