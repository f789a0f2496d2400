import { freePort } from '@portal/config';
import { spawn } from 'node:child_process';
import { test as base } from '../test.ts';
import { startOutside } from './outside.ts';
import { startPortal } from '../portal.ts';
import { root } from '../release-command.ts';

/** The sandbox of the postcode search, alone. */
async function startPostcode(): Promise<{ script: string; stop(): void }> {
  const port = await freePort();
  const code = `import Fastify from 'fastify';
import { postcode } from './server/sandbox/postcode/provider.ts';
const app = Fastify();
await app.register(postcode, { prefix: '/postcode' });
await app.listen({ host: '127.0.0.1', port: ${port} });
console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => child.stdout.once('data', ready));
  return {
    script: `http://127.0.0.1:${port}/postcode/postcode.v2.js`,
    stop: () => void child.kill(),
  };
}

/** A portal with a tag manager, whose providers are tried from outside. */
async function startBridged() {
  const [port, apiPort] = [String(await freePort()), String(await freePort())];
  const outside = await startOutside(`http://127.0.0.1:${apiPort}`);
  const postcode = await startPostcode();
  const portal = await startPortal({
    PORT: port,
    PORTAL_ORIGIN: `http://localhost:${port}`,
    API_PORT: apiPort,
    API_URL: outside.url,
    IDENTITY_URL: `${outside.url}/identity`,
    POSTCODE_SCRIPT_URL: postcode.script,
    TAG_MANAGER_ID: 'GTM-TEST1',
  });
  const stop = async () => {
    await portal.stop();
    postcode.stop();
    outside.stop();
  };
  return { portal, outside, script: postcode.script, bridge: `http://127.0.0.1:${port}`, stop };
}

export type Bridged = Awaited<ReturnType<typeof startBridged>>;

/** `portal` is that one here, started once for each file. */
export const test = base.extend<object, { bridged: Bridged }>({
  bridged: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const bridged = await startBridged();
      await use(bridged);
      await bridged.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  portal: [async ({ bridged }, use) => use(bridged.portal), { scope: 'worker' }],
});
