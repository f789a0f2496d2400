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
 * Rewrites `import { paths } from '@portal/paths'` to an import of all names of the module that
 * defines them, `paths.ts`. The package's index says
 * `export * as paths`, and of such an export esbuild keeps everything, used or not. Every version of a remote in the server's memory
 * would then contain all addresses, icons and drawings of the portal. Webpack leaves out what is not used, so only the server's build
 * needs this.
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
