import { expect, test } from '@jest/globals';
import { leftOut, selectAffected, selectPaths, type Graph } from './selection.ts';

/** A checkout: what imports what. */
const graph: Graph = new Map([
  ['shared/ui/src/Button.tsx', []],
  ['shared/ui/src/Button.test.tsx', ['shared/ui/src/Button.tsx']],
  ['mfe-voc/src/routes.tsx', ['shared/ui/src/Button.tsx']],
  ['mfe-voc/src/routes.test.tsx', ['mfe-voc/src/routes.tsx']],
  ['mfe-guide/src/routes.tsx', []],
  ['mfe-guide/src/routes.test.tsx', ['mfe-guide/src/routes.tsx']],
  ['server/src/modules/voice/rules.ts', []],
  ['server/src/modules/voice/rules.test.ts', ['server/src/modules/voice/rules.ts']],
  ['server/src/modules/voice/routes.suite.ts', ['server/src/app.ts']],
  ['server/src/modules/faq/routes.ts', []],
  ['server/src/modules/faq/routes.suite.ts', ['server/src/app.ts']],
  ['server/src/app.ts', ['server/src/modules/voice/rules.ts', 'server/src/modules/faq/routes.ts']],
  ['server/src/api.pglite.test.ts', ['server/src/app.ts']],
  ['server/src/api.postgres.test.ts', ['server/src/app.ts']],
  ['server/src/testing/child.ts', ['child_process']],
  ['server/src/main.test.ts', ['server/src/testing/child.ts']],
  ['e2e/support/form.ts', []],
  ['e2e/journeys/voc/praise.spec.ts', ['e2e/support/form.ts']],
  ['e2e/journeys/guide/find.spec.ts', []],
  ['e2e/platform/start.spec.ts', []],
  ['e2e/support/states.ts', []],
  ['e2e/platform/accessibility.spec.ts', ['e2e/support/states.ts']],
  ['e2e/platform/every-page.spec.ts', []],
]);
const OTHERS = ['server/content/faq.json', 'release/src/folders.test.ts', 'package-lock.json'];
/** Part of what the files say that decides which tests run. */
const texts: Record<string, string> = {
  'mfe-voc/src/routes.tsx': "prefix: '/voc',",
  'mfe-guide/src/routes.tsx': "prefix: '/guide',",
  'e2e/support/states.ts': "path: '/voc/praise'",
  'e2e/journeys/guide/find.spec.ts': "page.goto('/guide/faq')",
};
const files = [...graph.keys(), ...OTHERS];
const API = ['server/src/api.pglite.test.ts', 'server/src/api.postgres.test.ts'];
const after = (...changed: string[]) =>
  selectAffected(changed, files, graph, (file) => texts[file] ?? '');

test('a path runs its tests, and its suites on both databases', () => {
  expect(selectPaths(['server/src/modules/voice'], files)).toEqual({
    tests: ['server/src/modules/voice/rules.test.ts', ...API],
    suites: ['server/src/modules/voice/routes.suite.ts'],
    specs: [],
  });
});

test('a part also runs its journeys, a spec itself, and the server all suites', () => {
  expect(selectPaths(['mfe-voc'], files)).toEqual({
    tests: ['mfe-voc/src/routes.test.tsx'],
    suites: [],
    specs: ['e2e/journeys/voc'],
  });
  expect(selectPaths(['e2e/journeys'], files).specs).toEqual([
    'e2e/journeys/voc/praise.spec.ts',
    'e2e/journeys/guide/find.spec.ts',
  ]);
  expect(selectPaths(['server'], files).suites).toBeNull();
});

test('a change runs the tests of what imports it, and specs that go to the parts that do', () => {
  expect(after('shared/ui/src/Button.tsx')).toEqual({
    tests: [
      'shared/ui/src/Button.test.tsx',
      'mfe-voc/src/routes.test.tsx',
      'release/src/folders.test.ts',
    ],
    suites: [],
    specs: [
      'e2e/journeys/voc',
      'e2e/platform/accessibility.spec.ts',
      'e2e/platform/every-page.spec.ts',
    ],
  });
});

test('a change of the API runs its module’s suites, tests that start servers, and every journey', () => {
  expect(after('server/src/modules/voice/rules.ts')).toEqual({
    tests: [
      'server/src/modules/voice/rules.test.ts',
      ...API,
      'server/src/main.test.ts',
      'release/src/folders.test.ts',
    ],
    suites: ['server/src/modules/voice/routes.suite.ts'],
    specs: ['e2e/platform', 'e2e/journeys'],
  });
});

test('a change of a test runs that test, one of a helper its specs', () => {
  expect(after('server/src/modules/voice/rules.test.ts')?.tests).toEqual([
    'server/src/modules/voice/rules.test.ts',
    'release/src/folders.test.ts',
  ]);
  expect(after('e2e/support/form.ts')?.specs).toEqual(['e2e/journeys/voc/praise.spec.ts']);
});

test('a file that nothing imports stands for its package, and a document for nothing', () => {
  expect(after('server/content/faq.json')?.suites).toHaveLength(2);
  expect(after('README.md', 'docs/run.md')).toEqual({
    tests: ['release/src/folders.test.ts'],
    suites: [],
    specs: [],
  });
});

test.each(['package-lock.json', 'oxlint.config.ts', 'oxlint.rules.ts', '.oxfmtrc.json'])(
  'a change of %s runs everything',
  (file) => {
    expect(after(file)).toBeNull();
  },
);

test('says how much is left out', () => {
  const selected = after('mfe-guide/src/routes.tsx');
  expect(selected && leftOut(selected, files)).toBe(
    '6 of 8 test files, 2 of 2 suites of the API, 3 of 5 end-to-end specs',
  );
});
