import type { Compiler, javascript } from 'webpack';

/** Modules whose evaluation does nothing but make the values that they export. */
const PURE = /\/shared\/contract\/src\//;

/**
 * Drops each schema and call of the contract that a chunk does not use. A module of the contract states several, each by
 * calling functions, and webpack keeps a call whose effects it does not know.
 */
export class PureContractPlugin {
  apply(compiler: Compiler) {
    const name = 'PureContract';
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
