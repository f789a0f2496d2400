import { parse } from 'acorn';
import { simple } from 'acorn-walk';

const MENUS = new Set(['nav', 'task', 'words']);
const READS = new Set(['load', 'calls']);

/** An insertion, or what takes the place of a range. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Loader for a part's table, after its transpiling. A row's place in menus, its task and its words become null: the release's
 * record has them for menus and the search; the part's own code in a browser never reads them. The loads of its pages and the
 * entries of its calls, a few hundred bytes each, become one file, because a move needs all of them of one page.
 */
export default function lighterTable(source: string): string {
  const edits: Edit[] = [];
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  simple(tree, {
    Property({ start, end, key, value }) {
      if (key.type !== 'Identifier') return;
      if (MENUS.has(key.name)) edits.push({ start, end, text: `${key.name}: null` });
      if (READS.has(key.name))
        simple(value, {
          ImportExpression({ source: { start: at } }) {
            edits.push({ start: at, end: at, text: '/* webpackChunkName: "reads" */ ' });
          },
        });
    },
  });
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
      source,
    );
}
