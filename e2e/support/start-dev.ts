import { freePort } from '@portal/config';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './release-command.ts';
import { expect } from './test.ts';

/** `npm run dev` in a remote's folder, as far as the browser is concerned. */
export async function startDev(folder: string, args: string[], env: Record<string, string> = {}) {
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    ['release/src/tasks/dev.ts', folder, '--port', port, ...args],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  await expect.poll(() => said, { timeout: 240_000 }).toContain('ready');
  return {
    url: `http://localhost:${port}`,
    said: () => said,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
    },
  };
}
