import * as contract from '@portal/contract';
import { shapeOf } from '@portal/contract/shapes';
import type { VersionRecord } from '@portal/release-store';
import type { Compiler, Compilation, Dependency } from 'webpack';

const OF_CONTRACT = /\/(?:shared|@portal)\/contract\/src\//;

/** A dependency with the names that it imports or re-exports. */
interface Named extends Dependency {
  ids?: string[];
}

/** Names that any module of the build imports from the contract. */
function importedNames({ modules, moduleGraph }: Compilation): Set<string> {
  const names = new Set<string>();
  for (const module of modules) {
    if (OF_CONTRACT.test(module.nameForCondition() ?? '')) continue;
    for (const dependency of module.dependencies as Named[]) {
      const [name] = dependency.ids ?? [];
      const from = moduleGraph.getModule(dependency)?.nameForCondition() ?? '';
      if (name !== undefined && OF_CONTRACT.test(from)) names.add(name);
    }
  }
  return names;
}

/**
 * Records which calls of the contract a part imports. Runs before webpack concatenates modules and removes unused
 * code, because the names are gone afterwards.
 */
export class UsedCallsPlugin {
  #names = new Set<string>();

  apply(compiler: Compiler) {
    const name = 'UsedCalls';
    compiler.hooks.compilation.tap(name, (compilation) => {
      // The federation plugin's child compilations contain none of the part's code.
      if (compilation.compiler !== compiler) return;
      compilation.hooks.finishModules.tap(name, () => {
        this.#names = importedNames(compilation);
      });
    });
  }

  /** The calls with their shapes, by kind. */
  calls(): NonNullable<VersionRecord['api']>['calls'] {
    const named = Object.entries<unknown>(contract)
      .filter(([name]) => this.#names.has(name))
      .map(([, value]) => value)
      .filter((value) => contract.isEndpoint(value))
      .map((entry) => [entry.kind, shapeOf(entry)] as const);
    return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
