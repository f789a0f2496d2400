import type { Compiler } from 'webpack';

/** Of what `import('@portal/contract')` reaches; webpack has each of these modules once more, in no layer. */
const LAYER = 'calls';

/**
 * Keeps the calls of a part out of its pages. A module of the contract has names that pages show as well as calls with their
 * schemas. As one module it would be in every page's file whole, with what both use and a piece of valibot; as two, each keeps
 * what is used of it. A file that imports the contract in both ways has one module for both, as webpack has it.
 */
export class CallsApartPlugin {
  apply(compiler: Compiler) {
    const name = 'CallsApart';
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.beforeResolve.tap(name, (data) => {
        if (
          data.request === '@portal/contract' &&
          data.dependencies.every(({ type }) => type === 'import()')
        )
          // A module is in the layer of the module that imports it.
          data.contextInfo = { ...data.contextInfo, issuerLayer: LAYER };
      });
    });
  }
}
