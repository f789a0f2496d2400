import { parse } from 'acorn';
import { simple } from 'acorn-walk';

const MENUS = new Set(['nav', 'task', 'words']);

/**
 * Loader for a part's table, after its transpiling: a row's place in menus, its task and its words become null. The
 * release's record has them for menus and the search; the part's own code in a browser never reads them.
 */
export default function withoutMenus(source: string): string {
  const menus: { start: number; end: number; name: string }[] = [];
  simple(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ObjectExpression({ properties }) {
      for (const property of properties)
        if (
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          MENUS.has(property.key.name)
        )
          menus.push({ start: property.start, end: property.end, name: property.key.name });
    },
  });
  return menus
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, name }) => `${text.slice(0, start)}${name}: null${text.slice(end)}`,
      source,
    );
}
