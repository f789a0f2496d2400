import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const shared = join(import.meta.dirname, '../../..');

const PACKAGES = ['format', 'paths', 'ui'];

/** Each name that an index exports as `export * as name from 'file'`, and that file. */
const modules = new Map(
  PACKAGES.flatMap((name) => {
    const folder = join(shared, name, 'src');
    const index = readFileSync(join(folder, 'index.ts'), 'utf8');
    return [...index.matchAll(/export \* as (\w+) from '([^']+)'/g)].map(
      ([, namespace = '', file = '']) => [namespace, join(folder, file)] as const,
    );
  }),
);

const IMPORT = new RegExp(`import \\{([^}]*)\\} from '@portal/(?:${PACKAGES.join('|')})';`, 'g');

function withDirectImports(source: string): string {
  return source.replace(IMPORT, (statement, list: string) => {
    const names = list.split(',').map((name) => name.trim());
    const others = names.filter((name) => !modules.has(name));
    const direct = names
      .filter((name) => modules.has(name))
      .map((name) => `import * as ${name} from ${JSON.stringify(modules.get(name))};`);
    return direct.length === 0
      ? statement
      : [statement.replace(list, others.join()), ...direct].join('');
  });
}

/**
 * Makes files import a namespace from the module that it stands for (`paths` from `paths.ts`), instead of from its package
 * (`@portal/paths`). The package's index exports it as `export * as paths`, and of that esbuild keeps every name, used or not: each
 * version of a remote would hold all addresses, icons and drawings of the portal in the server's memory. Webpack drops unused names, so
 * the browser's build needs no such step.
 */
export const directNamespaces: Plugin = {
  name: 'direct-namespaces',
  setup({ onLoad }) {
    onLoad({ filter: /\/(?:shared|shell|mfe-\w+)\/.*\.tsx?$/ }, async ({ path }) => ({
      contents: withDirectImports(await readFile(path, 'utf8')).replaceAll(
        '= definePath(',
        '= /* @__PURE__ */ definePath(',
      ),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
