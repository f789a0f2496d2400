import { hash } from 'node:crypto';
import { transformSync, type Options } from '@swc/core';
import svgModule from './svg-module.ts';

/** Jest's transformer for .svg files: `svgModule`, then swc, as in the build. @param swc the options of @swc/jest */
export function createTransformer(swc: Options) {
  const compile = (svg: string) =>
    transformSync(svgModule(svg), { ...swc, swcrc: false, module: { type: 'es6' } });
  return {
    getCacheKey: (svg: string) => hash('sha256', svgModule(svg)),
    process: (svg: string) => ({ code: compile(svg).code }),
  };
}
