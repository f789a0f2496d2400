import { contractShapes } from '@portal/contract/shapes';
import { baseCss } from '@portal/ui/base-css';
import { sha384, type VersionRecord } from '@portal/release-store';
import { transform } from 'esbuild';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress, gzipSync } from 'node:zlib';
import webpack, { type Stats } from 'webpack';
import { noticeOf, packageFolder } from './licences.ts';
import { isHashList } from './script-loading.ts';
import { sectionTable, tableFile, type SectionTable } from './section-table.ts';
import { serverBundle } from './server-bundle/server-bundle.ts';
import { installedVersion, singletons } from './singletons.ts';
import { unsupportedSyntax } from './supported-syntax.ts';
import { UsedCallsPlugin } from './contract/used-calls.ts';
import { webpackConfig, type BuildOptions } from './webpack-config.ts';

export interface PartBuild {
  record: VersionRecord;
  /** Files for browsers, with compressed copies. */
  files: Map<string, Uint8Array>;
  server: Uint8Array;
}

/** Runs webpack. @throws Error with webpack's errors and warnings */
export function run(config: webpack.Configuration): Promise<Stats> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack returned no result'));
        else if (stats.hasErrors() || stats.hasWarnings())
          reject(new Error(stats.toString({ all: false, errors: true, warnings: true })));
        else resolve(stats);
      });
    });
  });
}

/** Returns a function that maps a dynamically imported module to the files that webpack's runtime requests for it. */
function chunkFiles({ compilation }: Stats): (module: string | null) => string[] {
  const { chunkGraph, moduleGraph, modules } = compilation;
  const found = new Map<string, string[]>();
  for (const { blocks } of modules)
    for (const block of blocks) {
      const files = chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [];
      for (const dependency of block.dependencies) {
        const file = moduleGraph.getModule(dependency)?.nameForCondition();
        if (file) found.set(file, files);
      }
    }
  return (module) => found.get(module ?? '') ?? [];
}

/** Files that a browser loads before a page runs: `render` to hydrate it, `move` to navigate to it. */
interface PageFiles {
  render: string[];
  move: string[];
}

/** Row id to its files. */
function pageFiles(
  stats: Stats,
  tables: readonly string[],
  { modules, calls }: SectionTable,
): Record<string, PageFiles> {
  const filesOf = chunkFiles(stats);
  const { namedChunkGroups } = stats.compilation;
  const scripts = (...files: string[]) =>
    [...new Set(files)].filter((file) => file.endsWith('.js') && file !== 'main.js');
  // Every page of the part needs the remote's entry and the chunk of its table.
  const shared = [
    ...(stats.compilation.getAsset('remoteEntry.js') ? ['remoteEntry.js'] : []),
    ...(namedChunkGroups.get('routes')?.getFiles() ?? []),
    ...tables.flatMap(filesOf),
  ];
  // A move loads chunks that its document does not name.
  const list = stats.compilation
    .getAssets()
    .map(({ name }) => name)
    .filter(isHashList);
  return Object.fromEntries(
    Object.entries(modules).map(([id, { page, load }]) => [
      id,
      {
        render: scripts(...shared, ...filesOf(page)),
        move: [
          ...list,
          ...scripts(...shared, ...calls.flatMap(filesOf), ...filesOf(load), ...filesOf(page)),
        ],
      },
    ]),
  );
}

/** A file with each page's files, their hashes and their bytes as sent, for navigation: browsers prefetch them. */
function preloadFile(lists: Record<string, PageFiles>, files: Map<string, Uint8Array>) {
  const named = new Set(Object.values(lists).flatMap(({ move }) => move));
  const facts = new Map(
    [...named].map((file) => {
      const bytes = files.get(file) ?? '';
      return [file, [file, sha384(bytes), gzipSync(bytes).length]];
    }),
  );
  const pages = Object.entries(lists).map(([page, { move }]) => [
    page,
    move.map((file) => facts.get(file)),
  ]);
  return Buffer.from(JSON.stringify(Object.fromEntries(pages)));
}

/** @throws Error if a remote bundles its own copy of a singleton, because a tab would have two */
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
    throw new Error(`${name} bundles a copy of ${copied.join(', ')}: import it by its listed name`);
}

const kindOf = (file: string): VersionRecord['files'][string]['kind'] =>
  /^(main|remoteEntry)\.js$/.test(file)
    ? 'entry'
    : file.endsWith('.js')
      ? 'chunk'
      : file.endsWith('.css')
        ? 'style'
        : 'asset';

const gzip = promisify(gzipCompress);
const brotli = (bytes: Uint8Array, mode: BuildOptions['mode']): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: mode === 'production' ? constants.BROTLI_MAX_QUALITY : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Builds one version of a part in a temporary folder, and removes the folder. */
export async function buildPart(part: {
  name: string;
  folder: string;
  version: string;
  sourceHash: string;
  commit: VersionRecord['commit'];
  source?: VersionRecord['source'];
  builtAt: string;
  mode: 'production' | 'development';
  /** Tables to join into one; by default the part's own. */
  tables?: readonly string[];
  /** Module that runs everything in one build, without federation. */
  entry?: string;
  /** Called with a line about each step when it has ended. */
  done?(line: string): void;
}): Promise<PartBuild> {
  const { name, folder, version, mode, tables = [tableFile(folder)], entry, done } = part;
  const outputFolder = mkdtempSync(join(tmpdir(), 'portal-build-'));
  try {
    const server = name === 'shell' ? join(folder, 'src/server.tsx') : undefined;
    const table = await sectionTable(tables);
    const config = webpackConfig({ name, folder, version, outputFolder, mode, entry });
    const usedCalls = new UsedCallsPlugin();
    // Runs beside webpack, on another core.
    const bundling = usedCalls
      .named()
      .then((calls) => serverBundle({ folder, tables, table, server, calls, mode }));
    // If the sources are at fault both fail. Webpack's message says more, so we wait for webpack first and leave this failure for later.
    bundling.catch(() => {});
    const stats = await run({ ...config, plugins: [...(config.plugins ?? []), usedCalls] });
    const serverCode = await bundling;
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

    done?.(`bundled    ${files.size} files for browsers, and the server's code`);
    const lists = pageFiles(stats, tables, table);
    files.set('preload.json', preloadFile(lists, files));
    const record: VersionRecord = {
      name,
      version,
      sourceHash: part.sourceHash,
      commit: part.commit,
      ...(part.source && { source: part.source }),
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
      api: { sha384: contractShapes().sha384, calls: usedCalls.calls() },
      section: table.record,
      ...(name === 'shell' && { readsCommon: true as const }),
      preload: Object.fromEntries(Object.entries(lists).map(([id, { render }]) => [id, render])),
      server: { sha384: sha384(serverCode), bytes: serverCode.length },
    };
    // In other threads, several files at once.
    await Promise.all(
      [...files].map(async ([file, bytes]) => {
        files.set(`${file}.br`, await brotli(bytes, mode));
        files.set(`${file}.gz`, await gzip(bytes, { level: 9 }));
      }),
    );
    done?.(`compressed all files, by brotli and gzip`);
    return { record, files, server: serverCode };
  } finally {
    rmSync(outputFolder, { recursive: true });
  }
}
