import { join } from 'node:path';
import { runCLI } from 'jest';
import config from '../../../jest.config.ts';
import type { Mutation } from './mutations.ts';

/** Asks a worker to run tests with a mutation, or with none; or the suites with several, one after the other. */
export type Asked =
  | { mutation: Mutation | null; tests: string[] }
  | { mutants: (Mutation | null)[] };

const root = join(import.meta.dirname, '../../..');
const project = config.projects?.find(
  (one) => typeof one !== 'string' && one.displayName === 'node',
);
if (!project || typeof project === 'string') throw new Error('jest.config.ts has no project node');
const nodeProject = project;
const [[pattern, [, swc]]] = Object.entries(project.transform ?? {}) as [
  [string, [string, object]],
];

/** Tests that start processes run the sources as they are. */
const NOTICES = '^(?!.* in a process in )';

/** @returns whether all tests passed */
async function pass(asked: Asked): Promise<boolean> {
  const here = import.meta.dirname;
  const { tests, own } =
    'tests' in asked
      ? {
          tests: asked.tests,
          // Jest walks through its roots at each start: name only the package that has the tests.
          own: { roots: [join(root, ...(asked.tests[0] ?? '').split('/', 2))], reporters: [] },
        }
      : {
          tests: [join(here, 'on-suites.ts')],
          own: {
            roots: [here],
            reporters: [join(here, 'reporter.ts')],
            testMatch: ['**/on-suites.ts'],
            testPathIgnorePatterns: [],
            globals: { mutants: [...asked.mutants.keys()] },
          },
        };
  const mutating =
    'tests' in asked ? { mutation: asked.mutation } : { mutation: null, mutants: asked.mutants };
  const transform = { [pattern]: [join(here, 'transformer.ts'), { swc, ...mutating }] };
  const haste = { forceNodeFilesystemAPI: true };
  const whole = { ...nodeProject, rootDir: root, haste, transform, ...own };
  const { results } = await runCLI(
    {
      _: tests,
      $0: 'mutants',
      config: JSON.stringify(whole),
      runInBand: true,
      watchman: false,
      silent: true,
      testNamePattern: NOTICES,
      testTimeout: 120_000,
      ci: true,
    },
    [root],
  );
  return results.success && results.numPassedTests > 0;
}

process.on('message', (asked: Asked) => void pass(asked).then((passed) => process.send?.(passed)));
process.on('disconnect', () => process.exit());
