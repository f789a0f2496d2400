import type { Compiler, Chunk } from 'webpack';
import webpack from 'webpack';

const { RuntimeModule, RuntimeGlobals, Compilation, sources } = webpack;

/** Stands for the hashes in the entry until every other file of the build is final. */
const PLACEHOLDER = '__PORTAL_CHUNK_HASHES__';

/**
 * Runtime code of every build: loads a chunk only with its hash, and retries twice on network failures. The chain of
 * hashes: a set has each entry's, an entry has its chunks'.
 */
class ScriptLoadingRuntime extends RuntimeModule {
  constructor() {
    // Runs after the module that defines `l`.
    super('portal script loading', RuntimeModule.STAGE_ATTACH);
  }
  override generate() {
    const load = RuntimeGlobals.loadScript;
    return `
var hashes = ${JSON.stringify(PLACEHOLDER)};
${RuntimeGlobals.require}.integrityOf = function (url) { return hashes[url.slice(url.lastIndexOf('/') + 1)]; };
var load = ${load};
${load} = function (url, done, key, chunkId) {
  var left = 2;
  (function attempt() {
    load(url, function (event) {
      if (event && event.type !== 'load' && left-- > 0) setTimeout(attempt, 300 * (2 - left));
      else done(event);
    }, key, chunkId);
  })();
};`;
  }
}

const CREATE_SCRIPT = `
var integrity = ${RuntimeGlobals.require}.integrityOf(url);
if (!integrity) throw new Error('not in this release: ' + url);
script.integrity = integrity;
script.crossOrigin = 'anonymous';`;

/** Adds that code; `hash` computes the integrity value of a file's final bytes. */
export class ScriptLoadingPlugin {
  readonly #hash: (bytes: Buffer) => string;
  constructor(hash: (bytes: Buffer) => string) {
    this.#hash = hash;
  }

  apply(compiler: Compiler) {
    const name = 'PortalScriptLoading';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source: string) => source + CREATE_SCRIPT,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(name, (chunk: Chunk) => {
          compilation.addRuntimeModule(chunk, new ScriptLoadingRuntime());
          return undefined;
        });
      compilation.hooks.processAssets.tap(
        // The last stage: no file changes after it.
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.#fillIn(compilation),
      );
    });
  }

  #fillIn(compilation: webpack.Compilation) {
    const quoted = new RegExp(`["'\`]${PLACEHOLDER}["'\`]`);
    const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
    const entries = scripts.filter(({ source }) => quoted.test(source.source().toString()));
    const hashes = Object.fromEntries(
      scripts
        .filter((script) => !entries.includes(script))
        .map(({ name, source }) => [name, this.#hash(source.buffer())]),
    );
    for (const { name, source } of entries)
      compilation.updateAsset(
        name,
        new sources.RawSource(source.source().toString().replace(quoted, JSON.stringify(hashes))),
      );
  }
}
