import type { Compiler, javascript } from 'webpack';

/** Modules whose evaluation does nothing but make the values that they export. */
const PURE = /\/(?:shared|@portal)\/(contract\/src\/|paths\/src\/paths\.ts$)/;

/**
 * Drops each schema and call of the contract and each address that a part does not use. Such a module states several, each
 * by calling functions, and webpack keeps a call whose effects it does not know.
 */
export class PureValuesPlugin {
  apply(compiler: Compiler) {
    const name = 'PureValues';
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap(name, (given) => {
          const parser = given as javascript.JavascriptParser;
          for (const expression of ['CallExpression', 'ObjectExpression', 'ArrayExpression'])
            parser.hooks.isPure
              .for(expression)
              .tap(name, () =>
                PURE.test(parser.state.module.nameForCondition() ?? '') ? true : undefined,
              );
        });
    });
  }
}
