import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from './chromium.ts';

const { PATH, CHROMIUM } = process.env;
let folder: string;
const add = (name: string) => {
  writeFileSync(join(folder, name), '');
  return join(folder, name);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  process.env['PATH'] = folder;
  delete process.env['CHROMIUM'];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env['PATH'] = PATH;
  if (CHROMIUM !== undefined) process.env['CHROMIUM'] = CHROMIUM;
});

test('tests run in the headless shell, measurements in the whole browser', () => {
  const shell = add('chromium-headless-shell');
  const whole = add('chromium');
  expect(findHeadlessShell()).toBe(shell);
  expect(findChromium()).toBe(whole);
});

test('the browser that is named wins, where its file is there', () => {
  const shell = add('chromium-headless-shell');
  process.env['CHROMIUM'] = join(folder, 'gone');
  expect(findHeadlessShell()).toBe(shell);
  const named = (process.env['CHROMIUM'] = add('of-mine'));
  expect(findHeadlessShell()).toBe(named);
  expect(findChromium()).toBe(named);
});
