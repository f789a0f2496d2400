import { sha384 } from '@portal/release-store';
import { baseCss } from '@portal/ui/base-css';
import { stop, transform } from 'esbuild';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { noticeOf, packageFolder } from './licences.ts';
import { sourceHash } from './source-hash.ts';

interface BuiltFile {
  file: string;
  sha384: string;
}

/** A page that is one application: its folder of files, and the script and style sheet that its document names. */
export interface BuiltPage {
  folder: string;
  script: BuiltFile;
  style: BuiltFile;
}

interface PageOptions {
  name: string;
  /** The checkout. */
  root: string;
  folder: string;
  /** Its entry module, relative to the folder. */
  entry: string;
  /** Folder of earlier builds, each named by the hash of its sources. */
  cache: string;
}

const FACTS = 'built.json';

/** Builds the page into this folder. File names contain hashes, because no version folder surrounds them. */
async function buildInto(outputFolder: string, { name, folder, entry }: PageOptions) {
  // Loaded only for a build: each start of the desk would load webpack otherwise.
  const { run } = await import('./build-part.ts');
  const { webpackConfig } = await import('./webpack-config.ts');
  const config = webpackConfig({
    name,
    folder,
    version: '0',
    outputFolder,
    mode: 'production',
    entry,
  });
  const stats = await run({
    ...config,
    output: { ...config.output, filename: '[name].[contenthash:8].js' },
  });
  const modules = [...stats.compilation.modules].map((m) => m.nameForCondition() ?? '');
  const packages = modules.flatMap((m) => packageFolder(m) ?? []);
  writeFileSync(join(outputFolder, 'NOTICE.txt'), noticeOf(packages));
  const { code } = await transform(baseCss(), { loader: 'css', minify: true });
  // esbuild keeps a process for further builds. The desk builds its page once, and would have that process until it ends.
  await stop();
  const style = `base.${hash('sha256', code).slice(0, 8)}.css`;
  writeFileSync(join(outputFolder, style), code);
  const script = stats.compilation.entrypoints.get('main')?.getFiles()[0] ?? '';
  const facts = {
    script: { file: script, sha384: sha384(readFileSync(join(outputFolder, script))) },
    style: { file: style, sha384: sha384(code) },
  };
  writeFileSync(join(outputFolder, FACTS), JSON.stringify(facts));
}

/** Builds a page, unless the same sources were built before. */
export async function buildPage(options: PageOptions): Promise<BuiltPage> {
  const { root, folder, cache } = options;
  const built = join(cache, sourceHash(root, folder));
  if (!existsSync(built)) {
    mkdirSync(cache, { recursive: true });
    const aside = mkdtempSync(join(cache, '.'));
    try {
      await buildInto(aside, options);
      // Rename a complete build into place; another process may have been first.
      if (!existsSync(built)) renameSync(aside, built);
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
  }
  const facts = JSON.parse(readFileSync(join(built, FACTS), 'utf8')) as Omit<BuiltPage, 'folder'>;
  return { folder: built, ...facts };
}
