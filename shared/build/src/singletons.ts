import { createRequire } from 'node:module';

/**
 * Modules that exist once in a tab: the shell provides them, and remotes never bundle a copy. A test keeps every
 * workspace at one version of each (docs/decisions/0004).
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
      // Not in this folder. We try paths, because `exports` may hide a package's package.json.
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
          // The shell provides these, so it need not compare versions with itself, which costs a slow phone 60 ms.
          ...(kind === 'shell'
            ? { eager: true, version, requiredVersion: false as const }
            : // In a shell with another version the part fails, and the browser loads its last good one.
              { import: false as const, requiredVersion: `^${version}`, strictVersion: true }),
        },
      ];
    }),
  );
}
