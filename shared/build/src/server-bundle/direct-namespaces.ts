import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const shared = join(import.meta.dirname, '../../..');

/** What a package exports as the namespace of one of its modules, by name. */
const MODULES: Record<string, string> = {
  paths: join(shared, 'paths/src/paths.ts'),
  icons: join(shared, 'ui/src/content/icons.ts'),
  spots: join(shared, 'ui/src/content/spots.ts'),
};

const IMPORT = /import \{([^}]*)\} from '@portal\/(?:paths|ui)';/g;

function withDirectImports(source: string): string {
  return source.replace(IMPORT, (statement, list: string) => {
    const names = list.split(',').map((name) => name.trim());
    const others = names.filter((name) => !(name in MODULES));
    const direct = names
      .filter((name) => name in MODULES)
      .map((name) => `import * as ${name} from ${JSON.stringify(MODULES[name])};`);
    return direct.length === 0
      ? statement
      : [statement.replace(list, others.join()), ...direct].join('');
  });
}

/**
 * Imports a namespace from its own module. Where a package exports it (`export * as paths`), esbuild keeps all of it, used or not: on
 * the server each version of a remote would hold every address, icon and drawing of the portal. Webpack leaves out what is not used.
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
