import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { transform, type Options } from '@swc/core';
import { mutate, type Mutation } from './mutations.ts';

export interface TransformerOptions {
  /** The options of @swc/jest in jest.config.ts. */
  swc: Options;
  mutation: Mutation | null;
}
interface Asked {
  config: { rootDir: string };
}

/** Compiles sources for Jest, one of them with a mutation. The file itself stays as it is. */
export function createTransformer({ swc, mutation }: TransformerOptions) {
  const mutated = (source: string, path: string, { config: { rootDir } }: Asked) =>
    relative(rootDir, path) === mutation?.file ? mutate(source, mutation) : source;
  return {
    getCacheKey: (source: string, path: string, asked: Asked) =>
      createHash('sha256')
        .update(`${path}\n${mutated(source, path, asked)}`)
        .digest('hex'),
    async processAsync(source: string, filename: string, asked: Asked) {
      const options: Options = { ...swc, filename, swcrc: false, module: { type: 'es6' } };
      const { code } = await transform(mutated(source, filename, asked), options);
      return { code };
    },
  };
}
