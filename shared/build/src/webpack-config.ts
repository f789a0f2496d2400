import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sha384 } from '@portal/release-store';
import TerserPlugin from 'terser-webpack-plugin';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { CallsApartPlugin } from './contract/calls-apart.ts';
import { PureValuesPlugin } from './contract/pure-values.ts';
import { ScriptLoadingPlugin } from './script-loading.ts';
import { tableFile } from './section-table.ts';
import { sharedModules } from './singletons.ts';
import { swcOptions } from './swc-options.ts';
import { EMOTION_CACHE } from './without-prefixes.ts';

const replacement = (file: string) =>
  fileURLToPath(new URL(`replacements/${file}`, import.meta.url));

/** Libraries written in newer syntax than the oldest supported browser can parse. */
const TRANSPILED = /node_modules\/(pdfjs-dist)\//;

const transpiled = {
  loader: fileURLToPath(import.meta.resolve('swc-loader')),
  options: swcOptions,
};

export interface BuildOptions {
  /** `shell`, or the remote's name: `guide` for mfe-guide. */
  name: string;
  folder: string;
  version: string;
  outputFolder: string;
  mode: 'production' | 'development';
  /** Module that runs the part without federation. */
  entry?: string | undefined;
}

function federation({ name, folder }: BuildOptions) {
  const shell = name === 'shell';
  // Otherwise the plugin finds webpack by an error that it provokes: a second of work for each process that builds.
  process.env['FEDERATION_WEBPACK_PATH'] ??= fileURLToPath(import.meta.resolve('webpack'));
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

/** Drops the runtime's modules for snapshots and preloads, which we do not use: 3 KB of main.js. */
const withoutSnapshots = Object.fromEntries(
  ['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js'].map((module) => [
    join(dirname(oneRuntime['@module-federation/runtime-core$'] ?? ''), module),
    replacement('without-snapshots.mjs'),
  ]),
);

/**
 * Drops the levels and the styles of the runtime's log and the sentences of its errors, 1 KB of main.js: each of them keeps its
 * number, which its documentation explains.
 */
const plainLog = Object.fromEntries(
  [
    ['sdk', 'logger.js'],
    ['error-codes', 'desc.mjs'],
    ['error-codes', 'getShortErrorMsg.mjs'],
    ['webpack-bundler-runtime', 'error-codes/dist/getShortErrorMsg.js'],
  ].map(([name, module = '']) => [
    join(dirname(fileURLToPath(import.meta.resolve(`@module-federation/${name}`))), module),
    replacement('plain-log.mjs'),
  ]),
);

/** Drops most of the runtime's semver, 1.5 KB of main.js. */
const plainRanges = {
  [join(dirname(oneRuntime['@module-federation/runtime-core$'] ?? ''), 'utils/semver/index.js')]:
    replacement('plain-ranges.mjs'),
};

const axiosModule = (module: string) =>
  join(dirname(fileURLToPath(import.meta.resolve('axios'))), 'lib', module);

/**
 * Leaves out parts of axios that we never use, more than 6 KB of what a customer's first change of page loads: the fetch adapter (we
 * need XMLHttpRequest for the progress of uploads), cancel tokens (we use AbortSignal), the encoding of forms and queries (the caller
 * passes FormData and URLSearchParams), XSRF tokens, the list of HTTP statuses, and the checks of options.
 */
const leanAxios = {
  ...Object.fromEntries(
    [
      'adapters/fetch.js',
      'cancel/CancelToken.js',
      'helpers/formDataToJSON.js',
      'helpers/toFormData.js',
      'helpers/toURLEncodedForm.js',
      'helpers/AxiosURLSearchParams.js',
      'helpers/HttpStatusCode.js',
      'helpers/cookies.js',
      'helpers/isURLSameOrigin.js',
      'core/assertParamsAcyclic.js',
    ].map((module) => [axiosModule(module), replacement('unused-axios.mjs')]),
  ),
  [axiosModule('helpers/validator.js')]: replacement('without-option-checks.mjs'),
};

/** A remote takes the bundler's half of the federation runtime from the shell, too. */
const shellsBundlerRuntime = {
  [fileURLToPath(import.meta.resolve('@module-federation/webpack-bundler-runtime/bundler'))]:
    replacement('shells-bundler-runtime.mjs'),
};

/**
 * A page runs most of main.js before it can respond. With this line Chromium compiles the script off the main
 * thread, instead of each function at its first call (docs/decisions/0026).
 */
const compiledAtOnce = () =>
  new webpack.BannerPlugin({
    raw: true,
    banner: '//# allFunctionsCalledOnLoad',
    include: /^main\.js$/,
    // After the minimizer, which removes comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
  });

/**
 * A file is a request of the first move. A library that one chunk uses is part of it; what several share is a file of its own
 * only where it is large. valibot's source is, but each chunk keeps less than 2 KB of it.
 */
const sharedChunks = {
  test: (module: webpack.Module) => !module.nameForCondition()?.includes('/node_modules/valibot/'),
  minChunks: 2,
  /** Bytes of source. */
  minSize: 60_000,
  priority: -20,
};

/** What the shell loads on every visit once its first page is usable. */
const CHUNKS_OF_EVERY_VISIT = ['moves', 'after-load', 'web-font'];

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
      // No hash in the name, nor in a chunk's: files are in their version's folder (docs/decisions/0003).
      filename: '[name].js',
      // Includes the version, because a second version in a tab would silently run the first one's code.
      uniqueName: `${name}@${version}`,
      crossOriginLoading: 'anonymous',
      // Omits the version, because the policy header names it and a last good version may run, too.
      trustedTypes: { policyName: `${name}#webpack` },
      strictModuleErrorHandling: true,
      chunkLoadTimeout: 8000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...oneRuntime,
        // Passes all props to DOM elements, as TypeScript allows; a component with other props says which to pass
        // on.
        '@emotion/is-prop-valid$': replacement('every-prop.mjs'),
        'hoist-non-react-statics$': replacement('hoist-no-statics.mjs'),
        ...plainLog,
        ...plainRanges,
        ...leanAxios,
        ...(name === 'shell' ? withoutSnapshots : shellsBundlerRuntime),
      },
    },
    module: {
      rules: [
        {
          test: tableFile(folder),
          enforce: 'post',
          use: fileURLToPath(new URL('lighter-table.ts', import.meta.url)),
        },
        {
          test: EMOTION_CACHE,
          use: fileURLToPath(new URL('without-prefixes.ts', import.meta.url)),
        },
        {
          test: [/\.tsx?$/, TRANSPILED],
          // A source named by `new URL()` stays as it is: the gallery shows it.
          dependency: { not: ['url'] },
          use: transpiled,
        },
        {
          test: /\.svg$/,
          use: [transpiled, fileURLToPath(new URL('svg/svg-module.ts', import.meta.url))],
        },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // The shortest names: no version shares a chunk with another, so they need not stay the same.
      mangleExports: 'size',
      splitChunks: { cacheGroups: { defaultVendors: false, default: sharedChunks } },
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
      new CallsApartPlugin(),
      new ScriptLoadingPlugin(sha384, name === 'shell' && !entry ? CHUNKS_OF_EVERY_VISIT : []),
      ...(entry ? [] : [federation(build)]),
    ],
  };
}
