import { sha384, type VersionRecord } from '@portal/release-store';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { sectionTable, tableFile } from '../section-table.ts';
import { webpackConfig } from '../webpack-config.ts';

/** The build in the output folder. */
export interface Watched {
  /** The record it would have if it were published, with only its entry and without server code. */
  record: VersionRecord;
  tookMs: number;
}

interface WatchOptions {
  name: string;
  folder: string;
  version: string;
  outputFolder: string;
  /** Whether the part runs without the shell, on the host's double. */
  alone: boolean;
}

const ALONE = join(import.meta.dirname, 'alone.ts');

/** A data: module that runs a remote's table on the host's double. */
function aloneEntry(folder: string): string {
  const from = (file: string) => JSON.stringify(file);
  const module = `import { section } from ${from(tableFile(folder))};
import { runAlone } from ${from(ALONE)};
runAlone(section);`;
  return `data:text/javascript,${encodeURIComponent(module)}`;
}

/**
 * Builds a part for development, and again at each change of a source. Calls `onBuild` with each build or its error.
 * Returns a function that stops watching.
 */
export async function watchPart(
  { name, folder, version, outputFolder, alone }: WatchOptions,
  onBuild: (result: Watched | Error) => void,
): Promise<() => Promise<void>> {
  const config = webpackConfig({
    name,
    folder,
    version,
    outputFolder,
    mode: 'development',
    entry: alone ? aloneEntry(folder) : undefined,
  });
  // `eval` makes rebuilds fast, but the portal's policy forbids it.
  const devtool = alone ? 'eval-cheap-module-source-map' : 'inline-source-map';
  const compiler = webpack({ ...config, devtool });
  const file = alone ? 'main.js' : 'remoteEntry.js';
  const watching = compiler?.watch({}, (error, stats) => {
    if (error || !stats) return onBuild(error ?? new Error('webpack returned no result'));
    if (stats.hasErrors())
      return onBuild(new Error(stats.toString({ all: false, errors: true, errorDetails: false })));
    const bytes = readFileSync(join(outputFolder, file));
    const entry = { sha384: sha384(bytes), bytes: bytes.length, kind: 'entry' as const };
    const common = { name, version, sourceHash: entry.sha384, commit: null, server: null };
    const tookMs = stats.endTime - stats.startTime;
    sectionTable([tableFile(folder)]).then(
      ({ record: section }) => {
        const builtAt = new Date(stats.endTime).toISOString();
        const rest = {
          files: { [file]: entry },
          shared: {},
          needs: { host: '' },
          preload: {},
          api: null,
        };
        onBuild({ record: { ...common, ...rest, builtAt, section }, tookMs });
      },
      (reason: unknown) => onBuild(reason as Error),
    );
  });
  return () => new Promise((closed) => watching?.close(() => closed()) ?? closed());
}
