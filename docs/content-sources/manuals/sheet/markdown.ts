import { readFileSync } from 'node:fs';
import { lexer, type MarkedToken, type Tokens } from 'marked';
import {
  bullets,
  columns,
  facts,
  lead,
  notice,
  partsFigure,
  picture,
  pictureSteps,
  small,
  steps,
  sub,
  table,
  text,
  type PartsDrawing,
  type Sign,
} from './blocks.ts';

/** The drawings that a text refers to by name. */
export interface Pictures {
  /** The drawing whose parts the list after it numbers. */
  parts?: PartsDrawing;
  pictures?: Readonly<Record<string, string>>;
}

export interface Section {
  id: string;
  heading: string;
  /** Its blocks as markup. */
  body: string;
}

/** A text for print: Markdown with a head of `name: value` lines. The README lists its marks. */
export interface PrintText {
  head: Readonly<Record<string, string>>;
  /** The blocks before the first section; in a text without sections, all of them. */
  body: string;
  /** A section begins with `## heading {#id}`. */
  sections: readonly Section[];
}

const BOLD = /\*\*(.+?)\*\*/g;
const KEY = /`(.+?)`/g;
const inline = (source: string): string =>
  source.replace(BOLD, '<b>$1</b>').replace(KEY, '<b class="key">$1</b>');

/** Splits the mark off the end of a line: `{.small}` is a kind, `{#care}` an id. */
function unmarked(source: string): { words: string; mark: string } {
  const [, words = '', mark = ''] = /^(.*?)\s*(?:\{[.#]([\w-]+)\})?$/s.exec(source) ?? [];
  return { words, mark };
}

/** A list item: its picture where it has one, its title in bold, its text. */
function itemOf({ text: source }: Tokens.ListItem) {
  const parts = /^(?:!\[(.*?)\]\((.+?)\)\n)?\*\*(.+?)\*\*\s(.+)$/s.exec(source);
  if (!parts) throw new Error(`not "**title** text": ${source}`);
  const [, alt, name, title = '', words = ''] = parts;
  return { alt, name, title, text: inline(words) };
}

function numbered(list: Tokens.List, before: MarkedToken | undefined, drawn: Pictures): string {
  const items = list.items.map(itemOf);
  const figure = /^!\[(.*)\]\(parts\)$/.exec(before?.raw.trim() ?? '');
  if (figure && drawn.parts) return partsFigure(drawn.parts, figure[1] ?? '', items);
  if (items.every(({ name }) => name === undefined)) return steps(items);
  return pictureSteps(
    items.map(({ alt = '', name = '', title, text: words }) => {
      const content = drawn.pictures?.[name];
      if (content === undefined) throw new Error(`there is no picture ${name}`);
      return { title, text: words, art: picture(380, 210, content, alt, 'tile') };
    }),
  );
}

function tableOf({ header, rows }: Tokens.Table, kind: string): string {
  const cells = rows.map((row) => row.map((cell) => inline(cell.text)));
  const headings = header.map((cell) => cell.text);
  return headings.every((heading) => heading === '')
    ? facts(cells.map(([name = '', value = '']) => [name, value]))
    : table(headings, cells, kind);
}

function noticeOf({ text: source }: Tokens.Blockquote): string {
  const [first = '', ...rest] = source.split('\n');
  const [, sign = '', heading] = /^\[!(WARNING|CAUTION|NOTE)\](?: (.+))?$/.exec(first) ?? [];
  if (sign === '') throw new Error(`no sign of a notice: ${first}`);
  const items = rest.filter((line) => line !== '').map((line) => inline(line.replace(/^- /, '')));
  return notice(sign.toLowerCase() as Sign, items, heading);
}

function paragraph(source: string): string {
  const { words, mark } = unmarked(source);
  // A lone mark belongs to the block before it, a parts figure to the list after it: both are handled there.
  if (words === '' || words.endsWith('](parts)')) return '';
  if (mark === 'lead') return lead(inline(words));
  return mark === 'small' ? small(inline(words)) : text(inline(words));
}

function block(
  token: MarkedToken,
  before: MarkedToken | undefined,
  after: MarkedToken | undefined,
  drawn: Pictures,
): string {
  switch (token.type) {
    case 'heading':
      return sub(unmarked(token.text).words);
    case 'list':
      return token.ordered
        ? numbered(token, before, drawn)
        : bullets(token.items.map((item) => inline(item.text)));
    case 'table':
      return tableOf(token, unmarked(after?.raw.trim() ?? '').mark);
    case 'blockquote':
      return noticeOf(token);
    case 'paragraph':
      return paragraph(token.text);
    default:
      throw new Error(`no such block in print: ${token.raw}`);
  }
}

/** Markup of blocks in order; two subheadings with `{.column}` become two columns. */
function blocks(tokens: readonly MarkedToken[], drawn: Pictures): string {
  const groups: { isColumn: boolean; markup: string }[] = [{ isColumn: false, markup: '' }];
  for (const [i, token] of tokens.entries()) {
    if (token.type === 'heading')
      groups.push({ isColumn: unmarked(token.text).mark === 'column', markup: '' });
    const group = groups.at(-1);
    if (group) group.markup += block(token, tokens[i - 1], tokens[i + 1], drawn);
  }
  let markup = '';
  for (let group = groups.shift(); group; group = groups.shift())
    markup += group.isColumn ? columns(group.markup, groups.shift()?.markup ?? '') : group.markup;
  return markup;
}

/** Named texts: `## name`, and the text below it. */
export function readFragments(file: string): Record<string, string> {
  const parts = readFileSync(file, 'utf8').split(/^## /m).slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...words] = part.trim().split('\n');
      return [name, words.join('\n').trim()];
    }),
  );
}

/**
 * Reads a text for print.
 * @param values to insert for `{{name}}`
 * @throws where it names an unknown value or picture, or has a kind of block that print does not support
 */
export function readPrintText(
  file: string,
  values: Readonly<Record<string, string>>,
  drawn: Pictures = {},
): PrintText {
  const source = readFileSync(file, 'utf8').replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: there is no ${name}`);
    return value;
  });
  const [, head = '', rest = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const [before = '', ...parts] = rest.split(/^## /m);
  // No extension of the lexer adds tokens of its own.
  const read = (markdown: string) =>
    blocks(
      (lexer(markdown) as MarkedToken[]).filter(({ type }) => type !== 'space'),
      drawn,
    );
  return {
    head: Object.fromEntries(
      head.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
    ),
    body: read(before),
    sections: parts.map((part) => {
      const [first = '', ...lines] = part.split('\n');
      const { words: heading, mark: id } = unmarked(first);
      return { id, heading, body: read(lines.join('\n')) };
    }),
  };
}
