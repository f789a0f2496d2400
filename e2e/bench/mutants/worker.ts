import { join } from 'node:path';
import { runCLI } from 'jest';
import config from '../../../jest.config.ts';
import type { Mutation } from './mutations.ts';

/** Asks a worker to run tests with a mutation, or with none. */
export interface Asked {
  mutation: Mutation | null;
  tests: string[];
}

const root = join(import.meta.dirname, '../../..');
const project = config.projects?.find(
  (one) => typeof one !== 'string' && one.displayName === 'node',
);
if (!project || typeof project === 'string') throw new Error('jest.config.ts has no project node');
const [[pattern, [, swc]]] = Object.entries(project.transform ?? {}) as [
  [string, [string, object]],
];

/** Tests that start processes run the sources as they are. */
const NOTICES = '^(?!.* in a process in )';

/** @returns whether all tests passed */
const pass = async ({ mutation, tests }: Asked): Promise<boolean> => {
  const transformer = join(import.meta.dirname, 'transformer.ts');
  const transform = { [pattern]: [transformer, { swc, mutation }] };
  // Only the package of the tests, as Jest walks through its roots each time.
  const roots = [join(root, ...(tests[0] ?? '').split('/', 2))];
  const haste = { forceNodeFilesystemAPI: true };
  const own = { ...project, rootDir: root, roots, haste, transform, reporters: [] };
  const { results } = await runCLI(
    {
      _: tests,
      $0: 'mutants',
      config: JSON.stringify(own),
      runInBand: true,
      watchman: false,
      silent: true,
      testNamePattern: NOTICES,
      testTimeout: 30_000,
      ci: true,
    },
    [root],
  );
  return results.success && results.numPassedTests > 0;
};

process.on('message', (asked: Asked) => void pass(asked).then((passed) => process.send?.(passed)));
