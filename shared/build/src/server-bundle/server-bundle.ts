import { build } from 'esbuild';
import { directNamespaces } from './direct-namespaces.ts';
import {
  axiosForBrowsers,
  browserOnly,
  unprefixed,
  withoutPurifier,
  withoutStandard,
} from './plugins.ts';
import { tableModule, type SectionTable } from '../section-table.ts';
import { singletons } from '../singletons.ts';
import type { BuildOptions } from '../webpack-config.ts';

/**
 * Source of `libraries`: the singletons by name, as `require` returns them. As in Node, the default import of a
 * CommonJS module is the whole module, so if the default is a function, it stands for the module. It inherits the
 * named exports instead of owning them, because each import copies a module's own names.
 */
const libraries = () =>
  singletons.map((module, i) => `import * as m${i} from ${JSON.stringify(module)};`).join('\n') +
  `\nconst whole = (m) => (typeof m.default === 'function' ? Object.setPrototypeOf((...args) => m.default(...args), m.default) : m);` +
  `\nexport const libraries = {${singletons.map((module, i) => `${JSON.stringify(module)}: whole(m${i})`).join(',')}};`;

/**
 * Source of `modules` (the modules of the rows that the server renders) and `calls`. Imports them statically:
 * esbuild keeps everything behind an `import()`, used or not, and then each version would hold the whole contract in
 * memory.
 */
function rowModules({ record, modules, calls }: SectionTable, named?: readonly string[]): string {
  const rendered = record.pages.filter(({ render, forMember }) => render === 'server' || forMember);
  const files = rendered.flatMap(({ id }) => {
    const own = modules[id];
    return own ? [own.page, ...(own.load ? [own.load] : [])] : [];
  });
  const names = new Map([...new Set(files)].map((file, i) => [file, `r${i}`]));
  const imports = [...names].map(
    ([file, name]) => `import * as ${name} from ${JSON.stringify(file)};`,
  );
  const rows = rendered.map(({ id }) => {
    const { page = '', load = null } = modules[id] ?? {};
    return `${JSON.stringify(id)}: { content: ${names.get(page)}.default, load: ${load ? `${names.get(load)}.load` : 'null'} }`;
  });
  const calling = calls.map((file, i) =>
    named
      ? `import { ${named.join(', ')} } from ${JSON.stringify(file)};`
      : `import * as c${i} from ${JSON.stringify(file)};`,
  );
  return `${[...imports, ...calling].join('\n')}
export const modules = { ${rows.join(', ')} };
export const calls = { ${(named ?? calls.map((_, i) => `...c${i}`)).join(', ')} };`;
}

/**
 * Writes every character that is not ASCII as a `\u` escape, to halve the memory that the code takes. The server keeps the code of each
 * version as a string, and V8 needs two bytes for every character of a string that has a Korean letter, and one byte otherwise. esbuild
 * escapes in strings, but not in regular expressions and tagged templates.
 */
const inAscii = (code: string) =>
  code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/**
 * Builds the code for the server: one CommonJS file with `section`, `modules` and `calls` from the same sources. The
 * shell's also exports the libraries, which a remote's requires, as in the browser. It can import no module of Node.
 */
export async function serverBundle(part: {
  folder: string;
  tables: readonly string[];
  table: SectionTable;
  /** Module whose exports are added. A bundle with one also contains the libraries. */
  server?: string | undefined;
  /** Names of the calls that it sends; default: all, as for tests. */
  calls?: readonly string[];
  mode: BuildOptions['mode'];
}): Promise<Uint8Array> {
  const { folder, tables, table, server, calls, mode } = part;
  const { outputFiles } = await build({
    stdin: {
      contents: [
        tableModule(tables),
        rowModules(table, calls),
        ...(server ? [`export * from ${JSON.stringify(server)};`, libraries()] : []),
      ].join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['portal-server', 'import', mode],
    format: 'cjs',
    target: 'node24',
    jsx: 'automatic',
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: true,
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    external: server ? [] : [...singletons],
    plugins: [
      browserOnly,
      withoutPurifier,
      unprefixed,
      directNamespaces,
      withoutStandard,
      ...(server ? [axiosForBrowsers(folder)] : []),
    ],
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`${folder}: esbuild returned no file`);
  return Buffer.from(inAscii(bundle.text));
}
