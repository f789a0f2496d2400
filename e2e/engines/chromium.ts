import { chromium, type JSHandle } from '@playwright/test';
import { existsSync } from 'node:fs';
import { chromiumArgs } from '../support/browser.ts';
import { installed, type Engine, type EngineType } from './engine.ts';

const executable = () =>
  process.env['CHROMIUM'] ??
  installed('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
  chromium.executablePath();

async function launch(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: executable(), args: chromiumArgs });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const element = async (script: string) => {
    const handle: JSHandle<Element> = await page.evaluateHandle(`(() => {${script}})()`);
    const found = handle.asElement();
    if (!found) throw new Error(`no element: ${script}`);
    return found;
  };
  return {
    version: `Chromium/${browser.version()}`,
    async goto(url) {
      await page.goto(url);
    },
    evaluate: (script) => page.evaluate(`(() => {${script}})()`),
    click: async (script) => (await element(script)).click(),
    fill: async (script, text) => (await element(script)).fill(text),
    async select(script, label) {
      await (await element(script)).selectOption({ label });
    },
    upload: async (script, path) => (await element(script)).setInputFiles(path),
    close: () => browser.close(),
  };
}

export const chromiumEngine: EngineType = {
  name: 'Chromium',
  install: 'apt-get install chromium',
  isInstalled: () => existsSync(executable()),
  launch,
};
