import type { Compiler, javascript } from 'webpack';

/** Modules whose evaluation only creates the values that they export. */
const PURE = /\/(?:shared|@portal)\/(contract\/src\/|paths\/src\/paths\.ts$)/;

/**
 * Drops the contract's schemas and calls, and the addresses, that a part does not use. Such a module creates each by
 * a function call, which webpack would keep, because it cannot know that the call has no side effects.
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
