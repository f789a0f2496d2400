import { whenIdle, yieldToBrowser } from '@portal/browser';

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
  const missing = new Set(Array.from(text.replace(/\s/g, ''), (letter) => letter.codePointAt(0)));
  const files = new Set<Subset>();
  // The last rule names nearly every letter of our pages, so the other ranges are rarely read.
  for (const subset of [...subsets].reverse())
    if (missing.size > 0)
      for (const [first, last] of subset.runs)
        for (let code = first; code <= last; code++) if (missing.delete(code)) files.add(subset);
  return files;
}

/** How many letters change their shape in one frame: a phone lays them out in some 50 ms. */
const LETTERS = 150;
const isShort = ({ textContent }: Element) => (textContent ?? '').length <= LETTERS;
const hasTextOfItsOwn = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Splits an element into parts that together have all its text. A part has few letters, unless text stands directly in it. */
export const piecesOf = (element: Element): Element[] =>
  isShort(element) || hasTextOfItsOwn(element)
    ? [element]
    : [...element.children].flatMap(piecesOf);

const idle = () => new Promise<void>((resume) => whenIdle(resume));

/** Sets a font family on the body, piece by piece: if the whole page changed at once, its layout would keep a tap waiting for 200 ms. */
async function draw(family: string): Promise<void> {
  const fonts = `${family}, ${getComputedStyle(document.body).fontFamily}`;
  const drawn: HTMLElement[] = [];
  let letters = 0;
  for (const piece of piecesOf(document.body)) {
    if (!(piece instanceof HTMLElement)) continue;
    if (letters === 0) await idle();
    piece.style.fontFamily = fonts;
    drawn.push(piece);
    letters += piece.textContent?.length ?? 0;
    if (letters > LETTERS) letters = 0;
  }
  await idle();
  // Content that is added later inherits the font. For the pieces nothing changes, so the browser does not lay them out again.
  document.body.style.fontFamily = fonts;
  for (const { style } of drawn) style.fontFamily = '';
}

/** Differs from the name in our styles: under that name, adding the faces would change the whole page at once. */
const FAMILY = 'Portal Sans Late';

/**
 * Draws the document in the web font once the files for its text are loaded. A style sheet would lay the whole page
 * out twice: when its rules arrive, and again with the files (docs/decisions/0008). The browser loads the other
 * files when text needs them.
 * @throws if a needed file does not load: the browser would look for its characters in rarer files, whose ranges include them
 */
export async function addWebFont(sheetPath: string): Promise<void> {
  const sheet = new URL(sheetPath, location.origin).href;
  const css = await (await fetch(sheet, { priority: 'low' })).text();
  const subsets = subsetsOf(css, sheet);
  const needed = filesFor(document.body.innerText, subsets);
  const loads: Promise<unknown>[] = [];
  for (const subset of subsets) {
    // To create a face takes a slow phone a millisecond, so each is a task of its own.
    await yieldToBrowser();
    const { url, unicodeRange } = subset;
    const face = new FontFace(FAMILY, `url(${url}) format('woff2-variations')`, {
      weight: '400 800',
      display: 'swap',
      unicodeRange,
    });
    document.fonts.add(face);
    if (needed.has(subset)) loads.push(face.load());
  }
  await Promise.all(loads);
  await draw(`'${FAMILY}'`);
}
