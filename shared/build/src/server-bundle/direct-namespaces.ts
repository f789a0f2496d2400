import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const shared = join(import.meta.dirname, '../../..');

/** Namespaces that our packages export, by name, and the module of each. */
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
 * Rewrites `import { paths } from '@portal/paths'` to `import * as paths from` the module itself. The package exports that module's
 * namespace (`export * as paths`), of which esbuild keeps everything, used or not: each version of a remote that the server keeps would
 * hold every address, icon and drawing of the portal. Webpack leaves out what is not used, so only the server's build needs this.
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
