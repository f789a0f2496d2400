import { baseCss } from '@portal/ui/base-css';
import { sha384, type VersionRecord } from '@portal/release-store';
import { transform } from 'esbuild';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import webpack, { type Stats } from 'webpack';
import { noticeOf, packageFolder } from './licences.ts';
import { sectionTable } from './section-table.ts';
import { serverBundle } from './server-bundle.ts';
import { installedVersion, singletons } from './singletons.ts';
import { unsupportedSyntax } from './supported-syntax.ts';
import type { webpackConfig, BuildOptions } from './webpack-config.ts';

export interface PartBuild {
  record: VersionRecord;
  /** Every file to publish for browsers, compressed copies included. */
  files: Map<string, Uint8Array>;
  /** The part as the server runs it. */
  server: Uint8Array;
}

function run(config: webpack.Configuration): Promise<Stats> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack gave nothing'));
        else if (stats.hasErrors() || stats.hasWarnings())
          reject(new Error(stats.toString({ all: false, errors: true, warnings: true })));
        else resolve(stats);
      });
    });
  });
}

/** What a workspace's webpack.config.ts makes of the preset. */
export async function configOf(
  folder: string,
  build: BuildOptions,
): Promise<webpack.Configuration> {
  const file = pathToFileURL(join(folder, 'webpack.config.ts')).href;
  const { default: config } = (await import(file)) as {
    default(build: BuildOptions): ReturnType<typeof webpackConfig>;
  };
  return config(build);
}

/** Page id to its files, from webpack's own graph of chunks: what is listed is what is asked for. */
function preloadLists(stats: Stats, name: string, pages: { id: string }[]) {
  const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
  const filesOf = (group: string) =>
    (groups[group]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((file) => file.endsWith('.js') && file !== 'main.js');
  // What every page of the part runs on: a remote's entry, and the chunk that its pages hang from.
  const shared = [...filesOf(name), ...filesOf('app')];
  return Object.fromEntries(
    pages.map(({ id }) => {
      // Rows with one component share its chunk.
      const chunk = `${name}-${id.split('--')[0]}`;
      const own = filesOf(chunk);
      if (own.length === 0)
        throw new Error(`${name}: no chunk is named ${chunk} (webpackChunkName)`);
      return [id, [...new Set([...shared, ...own])]];
    }),
  );
}

/** The same for a browser that wants to have a page's files before it goes there, with their hashes. */
const preloadFile = (lists: Record<string, string[]>, files: Map<string, Uint8Array>) =>
  Buffer.from(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(lists).map(([page, list]) => [
          page,
          list.map((file) => [file, sha384(files.get(file) ?? '')]),
        ]),
      ),
    ),
  );

/** @throws Error where a remote carries what the shell provides: there would be two of it in a tab. */
function refuseCopies(name: string, modules: string[]): void {
  const provided = new Set(
    singletons.map((module) =>
      module
        .split('/')
        .slice(0, module.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
  const own = (library: string) => library.replace('@portal/', 'shared/');
  const copied = [...provided].filter((library) =>
    modules.some(
      (m) => m.includes(`/node_modules/${library}/`) || m.includes(`/${own(library)}/src/`),
    ),
  );
  if (copied.length > 0)
    throw new Error(`${name} carries a copy of ${copied.join(', ')}: import it by its listed name`);
}

const kindOf = (file: string): VersionRecord['files'][string]['kind'] =>
  /^(main|remoteEntry)\.js$/.test(file)
    ? 'entry'
    : file.endsWith('.js')
      ? 'chunk'
      : file.endsWith('.css')
        ? 'style'
        : 'asset';

const brotli = (bytes: Uint8Array, mode: BuildOptions['mode']) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: mode === 'production' ? constants.BROTLI_MAX_QUALITY : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Builds one version of a part. Nothing is written outside a temporary folder. */
export async function buildPart(part: {
  name: string;
  folder: string;
  version: string;
  sourceHash: string;
  commit: string | null;
  builtAt: string;
  mode: 'production' | 'development';
}): Promise<PartBuild> {
  const { name, folder, version, mode } = part;
  const outputFolder = mkdtempSync(join(tmpdir(), 'portal-build-'));
  try {
    const [stats, section, server] = await Promise.all([
      configOf(folder, { version, outputFolder, mode }).then(run),
      sectionTable(folder),
      serverBundle(folder, { shell: name === 'shell', mode }),
    ]);
    const files = new Map<string, Uint8Array>(
      readdirSync(outputFolder).map((file) => [file, readFileSync(join(outputFolder, file))]),
    );
    const publicFolder = join(folder, 'public');
    if (existsSync(publicFolder))
      for (const file of readdirSync(publicFolder))
        files.set(file, readFileSync(join(publicFolder, file)));
    if (name === 'shell')
      files.set(
        'base.css',
        Buffer.from((await transform(baseCss(), { loader: 'css', minify: true })).code),
      );
    const modules = [...stats.compilation.modules].map((m) => m.nameForCondition() ?? '');
    const packages = modules.flatMap((m) => packageFolder(m) ?? []);
    if (name !== 'shell') refuseCopies(name, modules);
    files.set('NOTICE.txt', Buffer.from(noticeOf(packages)));

    const unsupported = [...files]
      .filter(([file]) => file.endsWith('.js') && mode === 'production')
      .flatMap(([file, bytes]) => unsupportedSyntax(file, Buffer.from(bytes).toString('utf8')));
    if (unsupported.length > 0) throw new Error(unsupported.join('\n'));

    const preload = preloadLists(stats, name, section.pages);
    files.set('preload.json', preloadFile(preload, files));
    const record: VersionRecord = {
      name,
      version,
      sourceHash: part.sourceHash,
      commit: part.commit,
      builtAt: part.builtAt,
      files: Object.fromEntries(
        [...files].map(([file, bytes]) => [
          file,
          { sha384: sha384(bytes), bytes: bytes.length, kind: kindOf(file) },
        ]),
      ),
      shared: Object.fromEntries(
        singletons.map((module) => {
          const installed = installedVersion(module);
          return [module, name === 'shell' ? installed : `^${installed}`];
        }),
      ),
      needs: { host: `^${installedVersion('@portal/host')}` },
      section,
      preload,
      server: { sha384: sha384(server), bytes: server.length },
    };
    for (const [file, bytes] of [...files]) {
      files.set(`${file}.br`, brotli(bytes, mode));
      files.set(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
    return { record, files, server };
  } finally {
    rmSync(outputFolder, { recursive: true });
  }
}
