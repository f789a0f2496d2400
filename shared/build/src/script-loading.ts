import type { Compiler, Chunk } from 'webpack';
import { hash } from 'node:crypto';
import webpack from 'webpack';

const { RuntimeModule, RuntimeGlobals, Compilation, sources } = webpack;

/**
 * Placeholders in an entry for the name and the hash of its list of hashes. They are filled in once every other file of
 * the build is final. Each is a string literal of its own, which minifiers leave as it is.
 */
const LIST_NAME = '__PORTAL_LIST_NAME__';
const LIST_HASH = '__PORTAL_LIST_HASH__';
/** Placeholder for the hashes that an entry has itself: `moves.js:sha384-… after-load.js:sha384-…`. */
const OWN_HASHES = '__PORTAL_OWN_HASHES__';

/** How long a browser waits for the list. */
const LIST_TIMEOUT_MS = 8000;

/** Whether a file of a build is its list of hashes. */
export const isHashList = (file: string): boolean => /^hashes\.[0-9a-f]{8}\.json$/.test(file);

/**
 * Runtime code of every build: loads a chunk only with its hash, and retries twice on network failures. The chain of
 * hashes: a set has each entry's, an entry has its list's, the list has the chunks'. The list is fetched with the first
 * chunk that neither the document nor the entry names, because hashes cannot be compressed and no first page needs them.
 */
class ScriptLoadingRuntime extends RuntimeModule {
  constructor() {
    // Runs after the module that defines `l`.
    super('portal script loading', RuntimeModule.STAGE_ATTACH);
  }
  override generate() {
    const load = RuntimeGlobals.loadScript;
    return `
var hashes = Object.fromEntries('${OWN_HASHES}'.split(' ').map(function (own) { return own.split(':'); })), listed;
var split = function (url) { return url.lastIndexOf('/') + 1; };
${RuntimeGlobals.require}.integrityOf = function (url) { return hashes[url.slice(split(url))]; };
var load = ${load};
${load} = function (url, done, key, chunkId) {
  var left = 2;
  (function attempt() {
    var end = function (event) {
      if (event && event.type !== 'load' && left-- > 0) setTimeout(attempt, 300 * (2 - left));
      else done(event);
    };
    if (${RuntimeGlobals.require}.integrityOf(url)) return load(url, end, key, chunkId);
    listed = listed || fetch(url.slice(0, split(url)) + '${LIST_NAME}', {
      integrity: '${LIST_HASH}',
      signal: AbortSignal.timeout(${LIST_TIMEOUT_MS})
    }).then(function (answer) { return answer.json(); });
    listed.then(function (all) {
      Object.assign(hashes, all);
      load(url, end, key, chunkId);
    }).catch(function () {
      listed = 0;
      end({ type: 'error', target: { src: url } });
    });
  })();
};`;
  }
}

const CREATE_SCRIPT = `
var integrity = ${RuntimeGlobals.require}.integrityOf(url);
if (!integrity) throw new Error('not in this release: ' + url);
script.integrity = integrity;
script.crossOrigin = 'anonymous';`;

/**
 * Adds that code; `hash` computes the integrity value of a file's final bytes. `own` names the chunks that every visit loads:
 * the entry has their hashes itself, so that a visit which stays on its first page fetches no list.
 */
export class ScriptLoadingPlugin {
  readonly #hash: (bytes: Buffer) => string;
  readonly #own: readonly string[];
  constructor(hash: (bytes: Buffer) => string, own: readonly string[] = []) {
    this.#hash = hash;
    this.#own = own;
  }

  apply(compiler: Compiler) {
    const name = 'PortalScriptLoading';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source: string) => source + CREATE_SCRIPT,
      );
      let isUsed = false;
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(name, (chunk: Chunk) => {
          compilation.addRuntimeModule(chunk, new ScriptLoadingRuntime());
          isUsed = true;
          return undefined;
        });
      compilation.hooks.processAssets.tap(
        // The last stage: no file changes after it.
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (isUsed) this.#fillIn(compilation);
        },
      );
    });
  }

  #fillIn(compilation: webpack.Compilation) {
    const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
    const entries = scripts.filter(({ source }) => {
      const text = source.source().toString();
      return text.includes(LIST_NAME) && text.includes(LIST_HASH);
    });
    if (entries.length === 0)
      throw new Error('the minifier took the place of the list of hashes out of the entry');
    const hashes = Object.fromEntries(
      scripts
        .filter((script) => !entries.includes(script))
        .map(({ name, source }) => [name, this.#hash(source.buffer())]),
    );
    const ownHashes = this.#own.map((chunk) => {
      const file = `${chunk}.js`;
      if (!hashes[file]) throw new Error(`no chunk is called ${chunk}`);
      return `${file}:${hashes[file]}`;
    });
    const list = new sources.RawSource(JSON.stringify(hashes));
    const digest = hash('sha256', list.buffer()).slice(0, 8);
    const file = `hashes.${digest}.json`;
    const own = this.#hash(list.buffer());
    compilation.emitAsset(file, list);
    for (const { name, source } of entries)
      compilation.updateAsset(
        name,
        new sources.RawSource(
          source
            .source()
            .toString()
            .replaceAll(LIST_NAME, file)
            .replaceAll(LIST_HASH, own)
            .replaceAll(OWN_HASHES, ownHashes.join(' ')),
        ),
      );
  }
}
