import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts.ts';
import type { Stage } from './run-stages.ts';
import type { Selection } from './selection.ts';

const bin = (name: string) => join(root, 'node_modules/.bin', name);
/** What a run leaves for the next one, to check only what changed. */
const cache = join(root, '.cache/checks');
/** Lets all processes that tests start, hundreds of them, reuse one folder of compiled code. */
const compiled = join(root, '.cache/compiled');

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
}

/** Tests in Jest: all of them, or those that are selected. A skipped test counts as failed. */
export const unitStage = (selected?: Pick<Selection, 'tests' | 'suites'>): Stage => ({
  name: 'unit and contract',
  command: [
    process.execPath,
    bin('jest'),
    '--ci',
    '--json',
    '--outputFile={report}',
    '--silent',
    // Its default leaves a core to the watcher: half of a machine with two.
    '--maxWorkers=100%',
    ...(selected ? ['--runTestsByPath', ...selected.tests] : []),
  ],
  env: {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    NODE_COMPILE_CACHE: compiled,
    ...(selected?.suites && { SUITES: selected.suites.join(' ') || 'none' }),
  },
  count(text) {
    const report = JSON.parse(text) as JestReport;
    const broken = report.numFailedTests || report.numFailedTestSuites;
    return { passed: report.numPassedTests, failed: broken + report.numPendingTests };
  },
});

/** Types of the checkout, or of folders and all that they import. */
export function typesStage(folders = ['.']): Stage {
  const name = folders[0] === '.' ? 'all' : folders[0]?.replaceAll('/', '-');
  const project = join(cache, `types-${name}.json`);
  mkdirSync(cache, { recursive: true });
  const include = [...folders.map((folder) => `${folder}/**/*`), 'shared/*/src/**/*.d.ts'];
  const options = { incremental: true, tsBuildInfoFile: `./types-${name}.tsbuildinfo` };
  const { exclude } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    exclude: string[];
  };
  writeFileSync(
    project,
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: include.map((one) => `../../${one}`),
      exclude: [...exclude, '**/node_modules'].map((one) => `../../${one}`),
      compilerOptions: options,
    }),
  );
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  return { name: 'types', command: [process.execPath, tsc, '-p', project] };
}

export const lintStage = (paths = ['.']): Stage => ({
  name: 'lint',
  command: [bin('oxlint'), '--no-error-on-unmatched-pattern', ...paths],
});

export const formatStage = (paths = ['.']): Stage => ({
  name: 'format',
  command: [bin('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...paths],
});

export const boundariesStage = (paths = ['.']): Stage => ({
  name: 'boundaries',
  command: [
    bin('depcruise'),
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err-long',
    ...paths,
  ],
});

export const unusedStage: Stage = { name: 'unused', command: [bin('knip')] };

const buildStage: Stage = {
  name: 'build',
  command: [process.execPath, join(root, 'release/src/tasks/build.ts')],
};

/** Everything that needs no browser, the longest first. */
export const checkStages = (): Stage[] => [
  unitStage(),
  typesStage(),
  lintStage(),
  buildStage,
  formatStage(),
  boundariesStage(),
  unusedStage,
];

/**
 * Runs e2e/support/prepare.ts, which builds the parts and the database that end-to-end tests start from. It keeps one core busy,
 * so `npm test` runs it at the same time as the unit tests.
 */
export const prepareStage: Stage = {
  name: 'prepare',
  command: [process.execPath, join(root, 'e2e/support/prepare.ts')],
  env: { NODE_COMPILE_CACHE: compiled },
};

/** End-to-end tests in Chromium. Without `specs` it runs all of them and expects that `prepareStage` ran before. */
export const browserStage = (chromium: string | null, specs: string[] = []): Stage => ({
  name: 'end to end',
  command: [
    process.execPath,
    bin('playwright'),
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...specs,
  ],
  env: {
    PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}',
    NODE_COMPILE_CACHE: compiled,
    ...(chromium ? { CHROMIUM: chromium } : {}),
    ...(specs.length === 0 && { PREPARED: '1' }),
  },
  count(text) {
    const { stats } = JSON.parse(text) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
  },
});
