import { freePort } from '@portal/config';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { installed, type Engine, type EngineType } from './engine.ts';

/** The key of an element in WebDriver's JSON: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_MS = 20_000;

type Started = (child: ChildProcess) => ChildProcess;

/** A virtual screen on the first free display, whose name is returned. */
async function startScreen(started: Started): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const child = started(spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }));
  const [line] = (await Promise.race([
    once(child.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(START_MS) }),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`))),
  ])) as [Buffer];
  return `:${line.toString().trim()}`;
}

/** Sends one WebDriver command and returns its value. @throws Error with the browser's message */
async function command(method: 'GET' | 'POST' | 'DELETE', url: string, body: object = {}) {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Starts Debian's driver of WebKitGTK. Returns its address. */
async function startDriver(started: Started, display: string): Promise<string> {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display };
  const child = started(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }));
  const url = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + START_MS;
  while (!(await command('GET', `${url}/status`).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error('WebKitWebDriver does not answer');
    await pause(50);
  }
  return url;
}

interface Session {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
}

async function launch(): Promise<Engine> {
  const children: ChildProcess[] = [];
  const started: Started = (child) => {
    children.unshift(child);
    return child;
  };
  try {
    const driver = await startDriver(started, await startScreen(started));
    const body = { capabilities: {} };
    const opened = (await command('POST', `${driver}/session`, body)) as Session;
    return engineOf(opened, `${driver}/session/${opened.sessionId}`, () => {
      for (const child of children) child.kill();
    });
  } catch (error) {
    for (const child of children) child.kill();
    throw error;
  }
}

function engineOf({ capabilities }: Session, session: string, stop: () => void): Engine {
  const post = (path: string, body?: object) => command('POST', `${session}/${path}`, body);
  const evaluate = (script: string) => post('execute/sync', { script, args: [] });
  const element = async (script: string) => {
    // The driver refuses fields below the fold and buttons at its edge: a customer scrolls to them too.
    const inView = `const found = (() => {${script}})();
      found?.scrollIntoView({ block: 'center' });
      return found;`;
    const found = (await evaluate(inView)) as Record<string, string> | null;
    if (!found?.[ELEMENT]) throw new Error(`no element: ${script}`);
    return `element/${found[ELEMENT]}`;
  };
  return {
    version: `${capabilities.browserName}/${capabilities.browserVersion}`,
    async goto(url) {
      await post('url', { url });
    },
    evaluate,
    async click(script) {
      await post(`${await element(script)}/click`);
    },
    async fill(script, text) {
      const field = await element(script);
      await post(`${field}/clear`);
      await post(`${field}/value`, { text });
    },
    async select(script, option) {
      const options = `[...(() => {${script}})().options]`;
      const wanted = `return ${options}.find(({ label }) => label === ${JSON.stringify(option)})`;
      await post(`${await element(wanted)}/click`);
    },
    async upload(script, path) {
      await post(`${await element(script)}/value`, { text: path });
    },
    async close() {
      await command('DELETE', session).finally(stop);
    },
  };
}

export const webkitEngine: EngineType = {
  name: 'WebKitGTK',
  install: 'apt-get install webkit2gtk-driver xvfb',
  isInstalled: () => installed('WebKitWebDriver') !== null && installed('Xvfb') !== null,
  launch,
};
