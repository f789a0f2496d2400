import * as contract from '@portal/contract';
import { shapeOf } from '@portal/contract/shapes';
import type { VersionRecord } from '@portal/release-store';
import webpack, { type Compilation, type Compiler, type Dependency, type Module } from 'webpack';

const OF_CONTRACT = /\/(?:shared|@portal)\/contract\/src\//;

/** What a module imports of another: `ids` of a name, `referencedExports` of an `import()`. */
interface Import extends Dependency {
  request?: string;
  ids?: string[];
  referencedExports?: string[][] | null;
}

const fileOf = (module: Module | null) => module?.nameForCondition() ?? '';

/** Names that any module of the build imports of the contract, and those that it names as `api.name`. */
function usedNames({ modules, moduleGraph, errors }: Compilation) {
  const imported = new Set<string>();
  const named = new Set<string>();
  for (const module of modules) {
    if (OF_CONTRACT.test(fileOf(module))) continue;
    for (const dependency of module.dependencies as Import[]) {
      const [name, member] = dependency.ids ?? [];
      if (name === undefined) continue;
      if (OF_CONTRACT.test(fileOf(moduleGraph.getModule(dependency)))) imported.add(name);
      if (dependency.request !== '@portal/host' || name !== 'api') continue;
      if (member !== undefined) named.add(member);
      else
        errors.push(
          new webpack.WebpackError(`${fileOf(module)}: name each call, as in api.fileRepair`),
        );
    }
  }
  return { imported, named };
}

/** Makes the calls that a part names all that its `import('@portal/contract')` keeps. */
function keepAlone(names: ReadonlySet<string>, { modules, moduleGraph }: Compilation): void {
  const imports = [...modules].flatMap(({ blocks }) =>
    blocks.flatMap(({ dependencies }) => dependencies as Import[]),
  );
  for (const dependency of imports)
    if (OF_CONTRACT.test(fileOf(moduleGraph.getModule(dependency))))
      dependency.referencedExports = [...names].map((name) => [name]);
}

/**
 * Records which calls of the contract a part uses, and drops the others. It looks before webpack joins modules and removes
 * unused code, because afterwards the names are gone.
 */
export class UsedCallsPlugin {
  #imported = new Set<string>();
  #named = new Set<string>();
  #tell = () => {};
  readonly #known = new Promise<void>((resolve) => (this.#tell = resolve));

  apply(compiler: Compiler) {
    const name = 'UsedCalls';
    compiler.hooks.compilation.tap(name, (compilation) => {
      // The federation plugin's child compilations contain none of the part's code.
      if (compilation.compiler !== compiler) return;
      compilation.hooks.finishModules.tap(name, () => {
        const { imported, named } = usedNames(compilation);
        keepAlone(named, compilation);
        this.#imported = imported;
        this.#named = named;
        this.#tell();
      });
    });
  }

  /**
   * Resolves to the calls that the part's pages name as `api.name`, before webpack writes its files; never if the build fails
   * before that.
   */
  async named(): Promise<string[]> {
    await this.#known;
    return [...this.#named].sort();
  }

  /** All calls with their shapes, by kind. */
  calls(): NonNullable<VersionRecord['api']>['calls'] {
    const used = Object.entries<unknown>(contract)
      .filter(([name]) => this.#named.has(name) || this.#imported.has(name))
      .flatMap(([, value]) => [value, ...Object.values<unknown>(Object(value))])
      .filter((value) => contract.isEndpoint(value))
      .map((entry) => [entry.kind, shapeOf(entry)] as const);
    return Object.fromEntries(used.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
