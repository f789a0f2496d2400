import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { installed, type Engine, type EngineType } from './engine.ts';

const executable = () => installed('firefox-esr', 'firefox');

async function launch(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executable() ?? 'firefox',
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  const element = async (script: string) => {
    const handle = await page.evaluateHandle(`(() => {${script}})()`);
    const found = handle.asElement() as ElementHandle<HTMLElement> | null;
    if (!found) throw new Error(`no element: ${script}`);
    return found;
  };
  return {
    version: await browser.version(),
    async goto(url) {
      await page.goto(url);
    },
    evaluate: (script) => page.evaluate(`(() => {${script}})()`),
    click: async (script) => (await element(script)).click(),
    async fill(script, text) {
      const field = await element(script);
      await field.evaluate((input) => {
        if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
          input.select();
      });
      await field.type(text);
    },
    async select(script, option) {
      const field = await element(script);
      const value = await field.evaluate((select, text) => {
        const options = select instanceof HTMLSelectElement ? [...select.options] : [];
        return options.find(({ label }) => label === text)?.value;
      }, option);
      if (value === undefined) throw new Error(`no option ${option}: ${script}`);
      await field.select(value);
    },
    async upload(script, path) {
      const field = (await element(script)) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(path);
    },
    close: () => browser.close(),
  };
}

export const firefoxEngine: EngineType = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr',
  isInstalled: () => executable() !== null,
  launch,
};
