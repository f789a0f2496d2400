import { hash } from 'node:crypto';
import { relative } from 'node:path';
import { transform, type Options } from '@swc/core';
import { mutate, switchable, type Mutation } from './mutations.ts';

export interface TransformerOptions {
  /** The options of @swc/jest in jest.config.ts. */
  swc: Options;
  mutation: Mutation | null;
  /** Mutations that are compiled in together; `globalThis.mutant` chooses which of them runs. */
  mutants?: (Mutation | null)[];
}
interface Asked {
  config: { rootDir: string };
}

/** Compiles sources for Jest, some of them with mutations. The file itself stays as it is. */
export function createTransformer({ swc, mutation, mutants = [] }: TransformerOptions) {
  const mutated = (source: string, path: string, { config: { rootDir } }: Asked) => {
    const file = relative(rootDir, path);
    if (file === mutation?.file) return mutate(source, mutation);
    const own = [...mutants.entries()].flatMap(([number, one]) =>
      one?.file === file ? [[number, one] as const] : [],
    );
    return own.length > 0 ? switchable(source, new Map(own)) : source;
  };
  return {
    getCacheKey: (source: string, path: string, asked: Asked) =>
      hash('sha256', `${path}\n${mutated(source, path, asked)}`),
    async processAsync(source: string, filename: string, asked: Asked) {
      const options: Options = { ...swc, filename, swcrc: false, module: { type: 'es6' } };
      const { code } = await transform(mutated(source, filename, asked), options);
      return { code };
    },
  };
}
