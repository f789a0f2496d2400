/** What an element must be or have for a selector to match it. */
interface Subject {
  tag: string | undefined;
  className: string | undefined;
}

/** The subject of each selector of a list; null if it is written in a way that we do not read. */
function subjectsOf(selectors: string): Subject[] | null {
  let bare = selectors;
  for (let inner = ''; inner !== bare;) {
    inner = bare;
    bare = bare.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  if (/["'\\()[\]]/.test(bare)) return null;
  return bare.split(',').map((selector) => {
    const compound = /[^\s>+~]*$/.exec(selector.trim())?.[0] ?? '';
    return {
      tag: /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase(),
      className: /\.([\w-]+)/.exec(compound)?.[1],
    };
  });
}
const subjects = new Map<string, Subject[] | null>();

/** What we read of an element, also of jsdom's own objects behind them. */
export interface Matched {
  localName: string;
  getAttributeNS(namespace: null, name: string): string | null;
}

let lastValue = '';
let lastClasses = new Set<string>();
/** jsdom asks about one element and every rule in turn. */
function classesOf(element: Matched): Set<string> {
  const value = element.getAttributeNS(null, 'class') ?? '';
  if (value !== lastValue) [lastValue, lastClasses] = [value, new Set(value.split(/\s+/))];
  return lastClasses;
}

/** Whether any selector of a list may match an element: false only if its tag or classes rule out all of them. */
export function mayMatch(selectors: string, element: Matched): boolean {
  let all = subjects.get(selectors);
  if (all === undefined) subjects.set(selectors, (all = subjectsOf(selectors)));
  if (all === null) return true;
  const tag = element.localName.toLowerCase();
  const classes = classesOf(element);
  return all.some(
    (subject) =>
      (subject.tag ?? tag) === tag &&
      (subject.className === undefined || classes.has(subject.className)),
  );
}
