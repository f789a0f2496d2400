import { createRequire } from 'node:module';

/**
 * Modules that exist once in the browser: the shell provides them, a remote never bundles a copy.
 * A test holds every workspace to one version of each.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  '@emotion/react',
  '@emotion/styled',
  '@portal/host',
] as const;

const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** Version of a singleton as installed. */
export function installedVersion(module: string): string {
  const require = createRequire(import.meta.url);
  const folders = require.resolve.paths(module) ?? [];
  for (const folder of folders)
    try {
      return (require(`${folder}/${packageOf(module)}/package.json`) as { version: string })
        .version;
    } catch {
      // Not in this folder: packages that close their package.json to `exports` are found by path.
    }
  throw new Error(`${module} is not installed`);
}

/** The `shared` option of the federation plugin for the shell or for a remote. */
export function sharedModules(kind: 'shell' | 'remote') {
  return Object.fromEntries(
    singletons.map((module) => {
      const version = installedVersion(module);
      return [
        module,
        {
          singleton: true,
          requiredVersion: `^${version}`,
          ...(kind === 'shell' ? { eager: true, version } : { import: false as const }),
        },
      ];
    }),
  );
}
