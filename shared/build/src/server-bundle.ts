import { build, type Plugin } from 'esbuild';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { singletons } from './singletons.ts';
import type { BuildOptions } from './webpack-config.ts';

const TABLE = /[\\/]routes\.tsx$/;
/** A page in a table, as every table says it: in a chunk of its own name. */
const PAGE = /import\(\s*\/\* webpackChunkName: "[\w-]+" \*\/\s*('[^']+'),?\s*\)/g;

/**
 * A table's pages are part of the bundle from the start: esbuild keeps all that a module behind `import()`
 * imports, used or not, and a version would hold the whole contract in memory.
 */
const pagesAtOnce: Plugin = {
  name: 'pages-at-once',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: TABLE }, async ({ path }) => {
      const imports: string[] = [];
      const table = (await readFile(path, 'utf8')).replace(PAGE, (_, page: string) => {
        const name = `page${imports.length}`;
        imports.push(`import * as ${name} from ${page};`);
        return `Promise.resolve(${name})`;
      });
      return { contents: `${imports.join('')}${table}`, loader: 'tsx' };
    });
    // The server would draw such a page without its content.
    onResolve({ filter: /.*/ }, ({ kind, importer, path }) =>
      kind === 'dynamic-import' && TABLE.test(importer)
        ? { errors: [{ text: `${path}: a page is imported with the name of its chunk` }] }
        : null,
    );
  },
};

/** What a page itself loads later (the PDF reader) is for the browser alone. */
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

/** Cleaning HTML needs a document: the server renders what it has cleaned when it took it in. */
const withoutPurifier: Plugin = {
  name: 'without-purifier',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^dompurify$/ }, ({ path }) => ({ path, namespace: 'purifier' }));
    onLoad({ filter: /.*/, namespace: 'purifier' }, () => ({
      contents: 'export default { isSupported: false };',
    }));
  },
};

/** axios without a network of its own: rendered code is given an adapter. */
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
 * The singletons by name, as `require` gives them out. An ES module that imports the default of a
 * CommonJS one gets all of it, as in Node: so a default that is a function stands for its module. It
 * inherits the other names, because each import copies those that are its own.
 */
const libraries = () =>
  singletons.map((module, i) => `import * as m${i} from ${JSON.stringify(module)};`).join('\n') +
  `\nconst whole = (m) => (typeof m.default === 'function' ? Object.setPrototypeOf((...args) => m.default(...args), m.default) : m);` +
  `\nexport const libraries = {${singletons.map((module, i) => `${JSON.stringify(module)}: whole(m${i})`).join(',')}};`;

/**
 * The part as the server runs it: one CommonJS file from the same sources. The shell's carries the
 * libraries; a remote's takes them from the shell, as in the browser. No module of Node is in reach.
 */
export async function serverBundle(
  folder: string,
  { shell, mode }: { shell: boolean; mode: BuildOptions['mode'] },
): Promise<Uint8Array> {
  const entry = existsSync(join(folder, 'src/server.tsx')) ? 'server' : 'app';
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './src/${entry}.tsx';\n${shell ? libraries() : ''}`,
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
    external: shell ? [] : [...singletons],
    plugins: [
      pagesAtOnce,
      browserOnly,
      withoutPurifier,
      ...(shell ? [axiosForBrowsers(folder)] : []),
    ],
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`${folder}: esbuild gave nothing`);
  return bundle.contents;
}
