import { contents, type Entry } from './blocks.ts';
import { sheet } from './sheet.ts';

export interface Section {
  id: string;
  heading: string;
  /** Markup made with the functions of blocks.ts. */
  body: string;
}

/** One printed page. */
export interface Leaf {
  sections: readonly Section[];
}

export interface Manual {
  id: string;
  /** Title of the document, and the name in the list. */
  title: string;
  /** The title as the cover breaks it. */
  heading: readonly string[];
  models: string;
  edition: string;
  /** Day of the edition; it is also the document's date, so that the same source gives the same file. */
  dated: string;
  /** Drawing that stands on the cover: 794 wide, 640 high, floor at 560. */
  cover: string;
  /** What stands below the contents on the second page. */
  beforeUse: string;
  leaves: readonly Leaf[];
}

const cover = (manual: Manual): string => `
<section class="page cover">
  <header>
    <p class="mark">한결</p>
    <h1>${manual.heading.join('<br>')}</h1>
    <p class="models">${manual.models}</p>
  </header>
  <div class="cover-art">${manual.cover}</div>
  <footer>
    <p>처음 쓰기 전에 끝까지 읽어 주세요. 읽은 뒤에는 찾기 쉬운 곳에 두세요.</p>
    <p class="edition">${manual.edition}</p>
  </footer>
</section>`;

function page(manual: Manual, number: number, body: string): string {
  return `
<section class="page">
  <header class="running" aria-hidden="true"><span>${manual.title}</span><span>${manual.models}</span></header>
  <div class="body">${body}</div>
  <footer class="folio" aria-hidden="true"><span>한결 고객센터</span><span>${number}</span></footer>
</section>`;
}

export function manualMarkup(manual: Manual, fontFaces: string): string {
  const entries: Entry[] = manual.leaves.flatMap((leaf, i) =>
    leaf.sections.map((section) => ({ id: section.id, heading: section.heading, page: i + 3 })),
  );
  const leaves = manual.leaves.map((leaf, i) =>
    page(
      manual,
      i + 3,
      leaf.sections
        .map(
          (section) =>
            `<section id="${section.id}"><h2>${section.heading}</h2>${section.body}</section>`,
        )
        .join(''),
    ),
  );
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><title>${manual.title}</title><style>${fontFaces}${sheet}</style></head>
<body>${cover(manual)}${page(manual, 2, contents(entries) + manual.beforeUse)}${leaves.join('')}</body></html>`;
}
