import { build, type Plugin } from 'esbuild';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { tableModule, type SectionTable } from './section-table.ts';
import { singletons } from './singletons.ts';
import type { BuildOptions } from './webpack-config.ts';

/** Whatever is imported dynamically (the rows' own imports, the PDF reader) is for the browser alone. */
const browserOnly: Plugin = {
  name: 'browser-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, namespace: 'browser-only' } : null,
    );
    onLoad({ filter: /.*/, namespace: 'browser-only' }, ({ path }) => ({
      contents: `throw new Error(${JSON.stringify(`only the browser loads ${path}`)});`,
    }));
  },
};

/** Sanitising HTML needs a document: the server renders what the API sanitised when it stored it. */
const withoutPurifier: Plugin = {
  name: 'without-purifier',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^dompurify$/ }, ({ path }) => ({ path, namespace: 'purifier' }));
    onLoad({ filter: /.*/, namespace: 'purifier' }, () => ({
      contents: 'export default { isSupported: false };',
    }));
  },
};

/** axios without a network of its own: rendering code is given an adapter. */
const axiosForBrowsers = (folder: string): Plugin => ({
  name: 'axios-for-browsers',
  setup({ onResolve }) {
    onResolve({ filter: /^axios$/ }, () => {
      const manifest = createRequire(join(folder, 'package.json')).resolve('axios/package.json');
      return { path: join(dirname(manifest), 'dist/browser/axios.cjs') };
    });
  },
});

/**
 * The singletons by name, as `require` returns them. An ES module that imports the default of a CommonJS
 * one gets all of it, as in Node: so a default that is a function stands for its module. It inherits the
 * other names, because each import copies those that are its own.
 */
const libraries = () =>
  singletons.map((module, i) => `import * as m${i} from ${JSON.stringify(module)};`).join('\n') +
  `\nconst whole = (m) => (typeof m.default === 'function' ? Object.setPrototypeOf((...args) => m.default(...args), m.default) : m);` +
  `\nexport const libraries = {${singletons.map((module, i) => `${JSON.stringify(module)}: whole(m${i})`).join(',')}};`;

/**
 * The modules of the rows that the server renders, imported statically: esbuild keeps all that a module behind
 * `import()` imports, used or not, and each version would hold the whole contract in memory.
 */
function rowModules({ record, modules }: SectionTable): string {
  const rendered = record.pages.filter(
    ({ render, access }) => render === 'server' && access === 'public',
  );
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
  return `${imports.join('\n')}\nexport const modules = { ${rows.join(', ')} };`;
}

/**
 * The part as the server runs it: one CommonJS file from the same sources, with `section` and `modules`. The
 * shell's has the libraries too; a remote's requires them from the shell, as in the browser. No module of Node
 * is in reach.
 */
export async function serverBundle(part: {
  folder: string;
  tables: readonly string[];
  table: SectionTable;
  /** Module whose exports the bundle has too; the bundle of a part with one carries the libraries. */
  server?: string | undefined;
  mode: BuildOptions['mode'];
}): Promise<Uint8Array> {
  const { folder, tables, table, server, mode } = part;
  const { outputFiles } = await build({
    stdin: {
      contents: [
        tableModule(tables),
        rowModules(table),
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
    // Every version that is served stays in memory, text and all; one letter beyond ASCII doubles it.
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: true,
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    external: server ? [] : [...singletons],
    plugins: [browserOnly, withoutPurifier, ...(server ? [axiosForBrowsers(folder)] : [])],
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`${folder}: esbuild gave nothing`);
  return bundle.contents;
}
