import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sha384 } from '@portal/release-store';
import TerserPlugin from 'terser-webpack-plugin';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { PureValuesPlugin } from './contract/pure-values.ts';
import { ScriptLoadingPlugin } from './script-loading.ts';
import { sharedModules } from './singletons.ts';
import { swcOptions } from './swc-options.ts';

/** Libraries written in newer syntax than the oldest supported browser can parse. */
const TRANSPILED = /node_modules\/(pdfjs-dist)\//;

export interface BuildOptions {
  /** `shell`, or the remote's name: `guide` for mfe-guide. */
  name: string;
  folder: string;
  version: string;
  outputFolder: string;
  mode: 'production' | 'development';
  /** Module that runs the part by itself, without federation. */
  entry?: string | undefined;
}

function federation({ name, folder }: BuildOptions) {
  const shell = name === 'shell';
  return new ModuleFederationPlugin({
    name,
    ...(shell
      ? { remotes: {}, runtimePlugins: [join(folder, 'src/release/federation-plugin.ts')] }
      : {
          filename: 'remoteEntry.js',
          exposes: {
            // The shell mounts it.
            './routes': { import: './src/routes.tsx', name: 'routes' },
          },
        }),
    shared: sharedModules(shell ? 'shell' : 'remote'),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    experiments: {
      // Remotes load no remotes.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: !shell },
      ...(shell ? { provideExternalRuntime: true } : { externalRuntime: true }),
    },
  });
}

/**
 * The federation runtime imports its own packages by `require` in some places and by `import` in others; without these
 * aliases the shell bundles it twice.
 */
const oneRuntime = Object.fromEntries(
  ['runtime-core', 'runtime', 'sdk', 'error-codes'].map((name) => [
    `@module-federation/${name}$`,
    fileURLToPath(import.meta.resolve(`@module-federation/${name}`)),
  ]),
);

/** The runtime's modules for snapshots and preloads, which this portal has no use for: 3 KB of main.js. */
const withoutSnapshots = Object.fromEntries(
  ['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js'].map((module) => [
    join(dirname(oneRuntime['@module-federation/runtime-core$'] ?? ''), module),
    fileURLToPath(new URL('replacements/without-snapshots.mjs', import.meta.url)),
  ]),
);

/** A remote takes the bundler's half of the runtime from the shell as well. */
const shellsBundlerRuntime = {
  [fileURLToPath(import.meta.resolve('@module-federation/webpack-bundler-runtime/bundler'))]:
    fileURLToPath(new URL('replacements/shells-bundler-runtime.mjs', import.meta.url)),
};

/**
 * A page runs most of main.js before it answers. Chromium compiles a script with this line off the main thread, where it
 * would compile each function at its first call (docs/decisions/0026).
 */
const compiledAtOnce = () =>
  new webpack.BannerPlugin({
    raw: true,
    banner: '//# allFunctionsCalledOnLoad',
    include: /^main\.js$/,
    // After the minimizer, which takes comments out.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
  });

/** The webpack configuration of every part: shell and remotes differ only in what they provide and expose. */
export function webpackConfig(build: BuildOptions): Configuration {
  const { name, folder, version, outputFolder, mode, entry } = build;
  return {
    mode,
    context: folder,
    target: `browserslist:${fileURLToPath(new URL('../.browserslistrc', import.meta.url))}`,
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    entry: entry ? { main: entry } : name === 'shell' ? { main: './src/index.ts' } : {},
    output: {
      path: outputFolder,
      publicPath: 'auto',
      // Without a hash: entries are in a folder of their version (docs/decisions/0003).
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      // With the version: otherwise a second version in a tab silently runs the first one's code.
      uniqueName: `${name}@${version}`,
      crossOriginLoading: 'anonymous',
      // Without the version: the policy header names it, and a last good version may also run.
      trustedTypes: { policyName: `${name}#webpack` },
      strictModuleErrorHandling: true,
      chunkLoadTimeout: 8000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...oneRuntime,
        // A styled element takes the DOM's own props, by its types; one that takes others says which to pass on.
        '@emotion/is-prop-valid$': fileURLToPath(
          new URL('replacements/every-prop.mjs', import.meta.url),
        ),
        ...(name === 'shell' ? withoutSnapshots : shellsBundlerRuntime),
      },
    },
    module: {
      rules: [
        {
          test: [/\.tsx?$/, TRANSPILED],
          use: { loader: fileURLToPath(import.meta.resolve('swc-loader')), options: swcOptions },
        },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // The developer-tools guard needs its debugger statement; elsewhere the linter refuses them.
          terserOptions: {
            ecma: 2020,
            compress: { drop_debugger: false, passes: 3 },
            format: { comments: false },
          },
        }),
      ],
    },
    plugins: [
      compiledAtOnce(),
      new PureValuesPlugin(),
      new ScriptLoadingPlugin(sha384),
      ...(entry ? [] : [federation(build)]),
    ],
  };
}
