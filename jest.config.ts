import type { Config } from 'jest';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
    experimental: { keepImportAttributes: true },
  },
};

/** ESM throughout: the libraries are ESM only, and sources run as Node and webpack see them. */
const shared: Config = {
  transform: {
    '\\.tsx?$': ['@swc/jest', swc],
    '\\.svg$': ['<rootDir>/shared/build/src/svg/jest-transformer.ts', swc],
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.svg'],
  // Jest runs the environment itself in Node, which reads TypeScript.
  transformIgnorePatterns: ['/node_modules/', '/jsdom-environment\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/.cache'],
};

const BROWSER =
  '(shell/(src|section)|release/console|mfe-[a-z]+|shared/(api-client|browser|form|gallery|host|testing|ui))/';

const config: Config = {
  // A bound, not a wait: a machine that does other work too is fifteen times as slow.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/release/src/test/longest-first.ts',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/testing/src/jsdom-environment.ts',
      testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [`<rootDir>/(?!${BROWSER})`],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [`<rootDir>/${BROWSER}`, '<rootDir>/e2e/(?!bench/)'],
    },
  ],
};

export default config;
