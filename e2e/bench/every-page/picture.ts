import type { PageFigures, Yardstick } from './limits.ts';
import type { Page } from './pages.ts';

interface Row {
  page: Pick<Page, 'name' | 'part' | 'path' | 'member'>;
  figures: Pick<PageFigures, 'first' | 'second'>;
}

const WIDTH = 880;
const MARGIN = 24;
const GAP = 32;
const COLUMN = (WIDTH - 2 * MARGIN - GAP) / 2;
const LABEL = 178;
const LINE = 16;
const HEAD = 26;
const TOP = 84;
const BOTTOM = 44;
const STEP_MS = 500;

/** Colours of the portal's themes, by the reader's own choice. */
const STYLE = `
  text { font: 11px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #6B6860; }
  .paper { fill: #FFFFFF; stroke: #E4E1DA; }
  .title { font-size: 15px; font-weight: 600; fill: #22211E; }
  .head { font-weight: 600; fill: #22211E; }
  .grid { stroke: #E4E1DA; }
  .peer { stroke: #B4541A; stroke-dasharray: 3 3; }
  .peer-text { fill: #B4541A; }
  .span { stroke: #1F6B5B; stroke-width: 2; }
  .again { stroke: #9CC4BA; stroke-width: 2; }
  .dot { fill: #1F6B5B; }
  .ring { fill: #FFFFFF; stroke: #1F6B5B; stroke-width: 1.5; }
  .again-dot { fill: #9CC4BA; }
  @media (prefers-color-scheme: dark) {
    text { fill: #A8A49A; }
    .paper { fill: #1F1E1B; stroke: #3A3833; }
    .title, .head { fill: #F2F0EB; }
    .grid { stroke: #3A3833; }
    .peer { stroke: #E39A66; }
    .peer-text { fill: #E39A66; }
    .span { stroke: #7CC7B4; }
    .again { stroke: #3F6B60; }
    .dot { fill: #7CC7B4; }
    .ring { fill: #1F1E1B; stroke: #7CC7B4; }
    .again-dot { fill: #3F6B60; }
  }`;

const text = (x: number, y: number, said: string, attributes = '') =>
  `<text x="${x}" y="${y}"${attributes}>${said.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
const line = (className: string, x1: number, y1: number, x2: number, y2: number) =>
  `<line class="${className}" x1="${x1.toFixed(1)}" y1="${y1}" x2="${x2.toFixed(1)}" y2="${y2}"/>`;
const dot = (className: string, x: number, y: number, r: number) =>
  `<circle class="${className}" cx="${x.toFixed(1)}" cy="${y}" r="${r}"/>`;

/** A page's name in the picture: the last segment of its path; its id where that is a number; `/` for the home page. */
const labelOf = ({ path, name }: Row['page']) => {
  const { pathname } = new URL(path, 'http://portal');
  return /\/\d+$/.test(pathname)
    ? (name.split(' ')[1] ?? '')
    : (pathname.split('/').at(-1) ?? '') || '/';
};

interface Line {
  head?: string;
  row?: Row;
  /** Whether to write that it is for members: at the row, or at the part's name where all of its pages are. */
  isForMembers: boolean;
}

/** The parts' pages under their names, in two columns of about the same length. */
function columnsOf(rows: readonly Row[]): Line[][] {
  const parts = [...new Set(rows.map(({ page }) => page.part))];
  const groups = parts.map((part): Line[] => {
    const own = rows.filter(({ page }) => page.part === part);
    const isForMembers = own.every(({ page }) => page.member);
    return [
      { head: part, isForMembers },
      ...own.map((row) => ({ row, isForMembers: !isForMembers && Boolean(row.page.member) })),
    ];
  });
  const half = groups.flat().length / 2;
  const columns: [Line[], Line[]] = [[], []];
  for (const group of groups)
    columns[columns[0].length + group.length / 2 <= half ? 0 : 1].push(...group);
  return columns;
}

/** When each page shows its content and answers, on a first and on a second visit: an SVG for the README. */
export function picture(rows: readonly Row[], peer: Pick<Yardstick, 'usable'>, on: Date): string {
  const latest = Math.max(
    peer.usable,
    ...rows.flatMap(({ figures: { first, second } }) => [first.usable, second.usable]),
  );
  const most = Math.ceil(latest / STEP_MS) * STEP_MS;
  const columns = columnsOf(rows);
  const height = (lines: Line[]) => lines.reduce((sum, { head }) => sum + (head ? HEAD : LINE), 0);
  const bottom = TOP + Math.max(...columns.map(height));
  const parts: string[] = [];
  for (const [i, lines] of columns.entries()) {
    const left = MARGIN + i * (COLUMN + GAP);
    const x = (ms: number) => left + LABEL + (ms / most) * (COLUMN - LABEL);
    for (let ms = 0; ms <= most; ms += STEP_MS) {
      parts.push(line('grid', x(ms), TOP - 4, x(ms), bottom + 4));
      parts.push(text(x(ms), bottom + 18, `${ms / 1000} s`, ' text-anchor="middle"'));
    }
    parts.push(line('peer', x(peer.usable), TOP - 4, x(peer.usable), bottom + 4));
    let y = TOP;
    for (const { head, row, isForMembers } of lines) {
      const of = isForMembers ? ' · members' : '';
      y += head ? HEAD : LINE;
      if (head) parts.push(text(left, y - 5, head + of, ' class="head"'));
      if (!row) continue;
      const { first, second } = row.figures;
      const [above, below] = [y - 10, y - 5];
      parts.push(
        text(left, y - 4, labelOf(row.page) + of),
        line('span', x(first.ready), above, x(first.usable), above),
        dot('ring', x(first.ready), above, 2.5),
        dot('dot', x(first.usable), above, 3),
        line('again', x(second.ready), below, x(second.usable), below),
        dot('again-dot', x(second.usable), below, 2.5),
      );
    }
  }
  const end = bottom + BOTTOM;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${end}" width="${WIDTH}" height="${end}" role="img" aria-label="When each of ${rows.length} pages shows its content and answers">
<style>${STYLE}
</style>
<rect class="paper" x="0.5" y="0.5" width="${WIDTH - 1}" height="${end - 1}" rx="8"/>
${text(MARGIN, 34, `Every page on a slow phone and line: ${rows.length} pages`, ' class="title"')}
${dot('ring', MARGIN + 3, 52, 2.5)}${text(MARGIN + 12, 56, 'content')}
${dot('dot', MARGIN + 73, 52, 3)}${text(MARGIN + 82, 56, 'usable, first visit')}
${dot('again-dot', MARGIN + 191, 52, 2.5)}${text(MARGIN + 200, 56, 'usable, second visit')}
${line('peer', MARGIN + 318, 52, MARGIN + 336, 52)}${text(MARGIN + 342, 56, 'Next.js, usable on a first visit: the slowest of the same pages there', ' class="peer-text"')}
${parts.join('\n')}
${text(WIDTH - MARGIN, 34, `npm run bench -- --all, ${on.toISOString().slice(0, 10)}`, ' text-anchor="end"')}
</svg>
`;
}
