import { freePort } from '@portal/config';
import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../release/src/parts.ts';
import { startServer, stopServer } from '../../../release/src/servers.ts';
import { baseData } from '../../support/release-command.ts';
import { besides, mostlyFitting } from './arbitrary.ts';

/** Answered by the portal itself, and listed in no sitemap. */
const OTHERS = [
  '/login /logout /no-such-page /sitemap.xml /robots.txt /manifest.webmanifest /favicon.ico /notices.txt',
  '/-/health/ready /r/shell/1.0.0/no-such-file.js /api/no-such-call /api/search /member /% /%00 /%E0%A4%A /a%2Fb /guide//faq',
].flatMap((line) => line.split(' '));

/** What the pages read of their addresses, as they expect it. */
const inQuery = mostlyFitting({
  type: 'object',
  properties: {
    page: { type: 'integer' },
    step: { type: 'integer' },
    result: { type: 'integer' },
    product: { enum: ['a', 'b', 'w'] },
    searchStr: { type: 'string' },
    faq: { type: 'integer' },
    ticket: { type: 'string' },
    state: { type: 'string' },
  },
});

/**
 * Asks the portal for its documents with generated queries, headers and cookies.
 * @param env of the API that it shows
 * @returns how often each status was answered, and the requests that were answered by 5xx or not at all (0)
 */
export async function fuzzPages(env: NodeJS.ProcessEnv, count: number, seed: number) {
  execFileSync(process.execPath, [join(root, 'release/src/tasks/build.ts')], { cwd: root });
  for (const folder of ['store', 'keys'])
    cpSync(join(baseData, folder), join(env['DATA_DIR'] ?? '', folder), { recursive: true });
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const { child, ready } = startServer('portal', { ...env, PORT: port, PORTAL_ORIGIN: origin });
  await ready;
  const faults = new Map<string, string>();
  const statuses = new Map<number, number>();
  try {
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
    if (pages.length === 0) throw new Error('the sitemap lists no page');
    const path = fc.constantFrom('/', ...pages.filter((one) => one !== undefined), ...OTHERS);
    for (const input of fc.sample(fc.tuple(path, inQuery, besides), { numRuns: count, seed })) {
      const [path, values, more] = input;
      const query = Object.entries(Object(values) as object).map(([name, value]) => [
        name,
        String(typeof value === 'object' ? JSON.stringify(value) : value),
      ]);
      const url = `${origin}${path}?${new URLSearchParams(query)}`;
      const headers = new Headers(more);
      const answer = await fetch(url, { headers, redirect: 'manual' }).catch(() => null);
      await answer?.arrayBuffer();
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 || status === 0)
        faults.set(`${path} ${status || 'no answer'}`, JSON.stringify(input).slice(0, 500));
    }
  } finally {
    await stopServer(child);
  }
  return { faults, statuses };
}
