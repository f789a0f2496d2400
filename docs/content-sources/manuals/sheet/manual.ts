import { join } from 'node:path';
import { contents, keepsake, legend, type PartsDrawing } from './blocks.ts';
import { coverArt, type Cover } from './cover-art.ts';
import { readFragments, readPrintText, type Section } from './markdown.ts';
import { sheet } from './sheet.ts';

/** The drawings of a manual; its text is `<id>.md`. */
export interface Drawings {
  cover: Cover;
  parts: PartsDrawing;
  /** By the names they have in the text. */
  pictures: Readonly<Record<string, string>>;
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
  cover: string;
  /** Where the label with the serial number is. */
  label: string;
  /** Each is a printed page. */
  sections: readonly Section[];
}

const shared = readFragments(join(import.meta.dirname, '../shared.md'));

/** Reads a manual's text and combines it with its drawings. */
export function manual(id: string, drawings: Drawings): Manual {
  const file = join(import.meta.dirname, `../${id}.md`);
  const { head, sections } = readPrintText(file, shared, drawings);
  const { title = '', heading = '', models = '', edition = '', dated = '', label = '' } = head;
  const cover = coverArt(drawings.cover, head['cover'] ?? '');
  return {
    id,
    title,
    heading: heading.split(' / '),
    models,
    edition,
    dated,
    cover,
    label,
    sections,
  };
}

const coverPage = (manual: Manual): string => `
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

/** Cover and contents come before the first section. */
const FIRST_PAGE = 3;

export function manualMarkup(manual: Manual, fontFaces: string): string {
  const entries = manual.sections.map(({ id, heading }, i) => ({
    id,
    heading,
    page: i + FIRST_PAGE,
  }));
  const beforeUse = contents(entries) + legend() + keepsake(manual.label);
  const pages = manual.sections.map(({ id, heading, body }, i) =>
    page(manual, i + FIRST_PAGE, `<section id="${id}"><h2>${heading}</h2>${body}</section>`),
  );
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><title>${manual.title}</title><style>${fontFaces}${sheet}</style></head>
<body>${coverPage(manual)}${page(manual, 2, beforeUse)}${pages.join('')}</body></html>`;
}
