import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './support/browser.ts';

export default defineConfig({
  testDir: '.',
  // The bench has unit tests, which Jest runs.
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/test/results',
  globalSetup: './support/prepare.ts',
  fullyParallel: true,
  // Three keep two cores busy: a test often waits for a server, or for a time that passes on the page.
  workers: 3,
  // A test that passes only at the second try has failed.
  retries: 0,
  forbidOnly: true,
  // Bounds, not waits: a machine that does other work too is many times as slow.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // Failures come last, where a long log is read first.
  reporter: [['dot'], ['json']],
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Without animations a journey takes 5 % less processor time. Tests of an animation set `reducedMotion` back.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: chromiumArgs,
      // Without a locale of UTF-8 Chromium names a file with a Korean name `download`.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
    },
  },
});
