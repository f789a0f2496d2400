import { build } from 'esbuild';
import type { Section } from '@portal/host';
import type { SectionRecord } from '@portal/release-store';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A module that was run once stays as it was: each reading is of a file of its own. */
let readings = 0;

/** The shell's own pages stand beside its source, in a room of their own. */
export const tableFile = (folder: string): string =>
  ['section/routes.tsx', 'src/routes.tsx']
    .map((file) => join(folder, file))
    .find((file) => existsSync(file)) ?? join(folder, 'src/routes.tsx');

/** A part's table as data: evaluates its routes.tsx and none of its pages. */
export async function sectionTable(folder: string): Promise<SectionRecord> {
  const result = await build({
    entryPoints: [tableFile(folder)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [
      {
        name: 'leave-out',
        setup({ onResolve }) {
          // Pages are named and not needed; libraries are taken as they are installed.
          onResolve({ filter: /.*/ }, ({ kind, path }) =>
            kind === 'dynamic-import' || !/^(\.|\/|@portal\/)/.test(path)
              ? { external: true }
              : null,
          );
        },
      },
    ],
  });
  // Beside the sources, so that the libraries are found from it.
  const file = join(folder, `.routes-${process.pid}-${readings++}.mjs`);
  writeFileSync(file, result.outputFiles[0]?.contents ?? '');
  try {
    const { section } = (await import(pathToFileURL(file).href)) as { section: Section };
    return {
      ...section,
      pages: section.pages.map(({ load: _load, page: _page, path, render, webView, ...page }) => ({
        ...page,
        render: render ?? 'server',
        webView: webView ?? false,
        pattern: path.pattern,
        query: [...path.queryNames],
      })),
    };
  } finally {
    rmSync(file);
  }
}
