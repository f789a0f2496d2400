import { build, type Plugin } from 'esbuild';
import type { Section } from '@portal/host';
import type { SectionRecord } from '@portal/release-store';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A part's table: its record in the release, and the files of each row's modules. */
export interface SectionTable {
  record: SectionRecord;
  /** Row id to the absolute files that its imports name. */
  modules: Record<string, RowFiles>;
  /** Absolute files of the modules of calls: the contract, unless a table has calls of its own. */
  calls: string[];
}

export interface RowFiles {
  page: string;
  /** Null if the page needs only its address. */
  load: string | null;
}

/** The file of a part's table; the shell's is in `section/`. */
export function tableFile(folder: string): string {
  const own = join(folder, 'section/routes.tsx');
  return existsSync(own) ? own : join(folder, 'src/routes.tsx');
}

/** Source of a module that exports `section`: one table, or several joined into one. */
export function tableModule([first = '', ...others]: readonly string[]): string {
  const from = (file: string) => JSON.stringify(file);
  if (others.length === 0) return `export { section } from ${from(first)};`;
  const imports = [first, ...others].map(
    (file, i) => `import { section as s${i} } from ${from(file)};`,
  );
  // Two sections may use the same page id.
  const rows = imports.map(
    (_, i) => `...s${i}.pages.map((page) => ({ ...page, id: s${i}.name + '-' + page.id }))`,
  );
  const calls = imports.map((_, i) => `s${i}.calls?.()`);
  return `${imports.join('\n')}
export const section = {
  ...s0,
  calls: async () => Object.assign({}, ...(await Promise.all([${calls.join(', ')}]))),
  pages: [${rows.join(', ')}],
};`;
}

/**
 * Makes each dynamic import return its file's name instead of the module, so that evaluating a table does not load
 * its pages. Installed libraries stay external.
 */
const fileNames: Plugin = {
  name: 'file-names',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /.*/ }, async ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import')
        return /^(\.|\/|@portal\/)/.test(path) ? null : { external: true };
      const found = await resolve(path, { kind: 'import-statement', resolveDir });
      return { path: found.path, errors: found.errors, namespace: 'file-name' };
    });
    onLoad({ filter: /.*/, namespace: 'file-name' }, ({ path }) => ({
      contents: `export const file = ${JSON.stringify(path)};`,
    }));
  },
};

const fileOf = async (load: (() => Promise<unknown>) | undefined): Promise<string | null> =>
  load ? ((await load()) as { file: string }).file : null;

/** Source of a module that exports `sections`: the tables, not joined. */
const tablesModule = (tables: readonly string[]) =>
  `${tables.map((file, i) => `import { section as t${i} } from ${JSON.stringify(file)};`).join('\n')}
export const sections = [${tables.map((_, i) => `t${i}`).join(', ')}];`;

/** Numbers the temporary files, because Node caches imported modules by file name. */
let readings = 0;

/** Reads tables by evaluating them without their pages. */
export async function sectionTable(tables: readonly string[]): Promise<SectionTable> {
  const folder = dirname(tables[0] ?? '');
  const { outputFiles } = await build({
    stdin: { contents: `${tableModule(tables)}\n${tablesModule(tables)}`, resolveDir: folder },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [fileNames],
  });
  // Written beside the sources, so that Node resolves libraries from there.
  const file = join(folder, `.routes-${process.pid}-${readings++}.mjs`);
  writeFileSync(file, outputFiles[0]?.contents ?? '');
  try {
    const { section, sections } = (await import(pathToFileURL(file).href)) as {
      section: Section;
      sections: Section[];
    };
    const modules = await Promise.all(
      section.pages.map(async ({ id, page, load }) => {
        const files = { page: (await fileOf(page)) ?? '', load: await fileOf(load) };
        return [id, files] as const;
      }),
    );
    const calls = await Promise.all(sections.map(({ calls }) => fileOf(calls)));
    return {
      record: recordOf(section),
      modules: Object.fromEntries(modules),
      calls: [...new Set(calls)].filter((file) => file !== null),
    };
  } finally {
    rmSync(file);
  }
}

const recordOf = ({ calls: _calls, pages, ...section }: Section): SectionRecord => ({
  ...section,
  pages: pages.map(({ load: _load, page: _page, path, words = [], ...page }) => ({
    indexable: false,
    nav: null,
    task: null,
    skeleton: 'article',
    render: 'server',
    webView: false,
    forMember: false,
    ...page,
    words: [...words],
    pattern: path.pattern,
    query: [...path.queryNames],
    canonical: { ...path.canonicalDefaults },
  })),
});
