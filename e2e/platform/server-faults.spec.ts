import { freePort } from '@portal/config';
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inlinedOf, isDrawn, textOf } from '../support/html.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { pinChanged, release } from '../support/release-command.ts';
import { expect, settled, test } from '../support/test.ts';

const html = async (portal: Portal, path: string) => {
  const answer = await fetch(portal.url + path);
  return { status: answer.status, text: await answer.text() };
};
const fault = (name: string) => `/faulty/server?fault=${name}`;
/** A page of another part. It asks the API for nothing, so the API's limit of a second says nothing about it. */
const NEIGHBOUR = '/customer/kakaotalk_info';
const isAlive = (pid: number) => spawnSync('kill', ['-0', String(pid)]).status === 0;

/** Processes that draw for a portal. */
async function drawing(portal: Portal): Promise<number[]> {
  const answer = await fetch(`${portal.url}/-/health/ready`);
  const { rendering: processes } = (await answer.json()) as { rendering: { pid: number }[] };
  return processes.map(({ pid }) => pid);
}

/** Log entries of pages that were not rendered. */
const notDrawn = (portal: Portal) =>
  portal.log
    .filter((line) => line.includes('"not rendered"'))
    .map((line) => (JSON.parse(line) as { render: { kind: string; message: string } }).render);

async function expectPage(page: Page, portal: Portal, path: string) {
  await page.goto(portal.url + path);
  await expect(page.getByRole('heading', { name: '어디서나 같은 화면' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test.describe('code that the server draws with', () => {
  let portal: Portal;
  let metricsAtStart: string;
  test.beforeAll(async () => {
    const METRICS_PORT = String(await freePort());
    // Nothing is kept: every answer is drawn.
    portal = await startPortal({ PAGE_CACHE: '0', RENDER_LIMIT_MS: '4000', METRICS_PORT });
    metricsAtStart = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  });
  test.afterAll(() => portal.stop());
  test.describe.configure({ mode: 'serial' });

  test('has drawn a page before anybody asks for one', () => {
    expect(metricsAtStart).toContain('page_answers_total{from="rendering"} 1\n');
    expect(metricsAtStart).toContain('renders_total{part="shell",task="frame",outcome="rendered"}');
  });

  // Between two faults a page that works closes the breaker again.
  test.beforeEach(async () => {
    await expect.poll(async () => isDrawn((await html(portal, fault('none'))).text)).toBe(true);
  });

  for (const [name, kind, said] of [
    ['throw', 'own', /planned: throw/],
    ['slow', 'own', /took over 4000 ms/],
    ['loop', 'own', /stalled|took over/],
    ['memory', 'own', /the process (ended|stalled)|took over/],
    ['exit', 'own', /TypeError|undefined/],
    ['require', 'own', /TypeError|not a function/],
    ['network', 'own', /TypeError|not a function/],
  ] as const)
    test(`${name}: the page comes, the server lives, its neighbours are served`, async ({
      page,
    }) => {
      const before = notDrawn(portal).length;
      const processes = await drawing(portal);
      const neighbours = Array.from({ length: 6 }, () => html(portal, NEIGHBOUR));
      await expectPage(page, portal, fault(name));
      // A process that is stuck or full is killed, and what it was drawing beside is left to the browsers.
      const isReplaced = name === 'loop' || name === 'memory';
      for (const { status, text } of await Promise.all(neighbours)) {
        expect(status).toBe(200);
        if (!isReplaced) expect(text).toContain('카카오톡으로 상담하기');
      }
      const own = () =>
        notDrawn(portal)
          .slice(before)
          .find((entry) => entry.kind === kind)?.message ?? '';
      await expect.poll(own).toMatch(said);
      if (isReplaced) await expect.poll(() => processes.every(isAlive)).toBe(false);
      await expect.poll(async () => isDrawn((await html(portal, NEIGHBOUR)).text)).toBe(true);
    });

  for (const name of ['reject', 'timer'])
    test(`${name}: what fails later disturbs nobody`, async ({ page }) => {
      expect(isDrawn((await html(portal, fault(name))).text)).toBe(true);
      await expectPage(page, portal, fault(name));
      await expect
        .poll(() => portal.log.some((line) => line.includes(`planned: ${name}`)))
        .toBe(true);
      expect(isDrawn((await html(portal, fault('none'))).text)).toBe(true);
    });

  test('a drawing process that is killed is replaced, and nobody notices', async ({ page }) => {
    const before = await drawing(portal);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    await expectPage(page, portal, fault('none'));
    await expect.poll(() => before.some(isAlive)).toBe(false);
    await expect.poll(async () => (await drawing(portal)).length).toBe(before.length);
    await expect.poll(async () => isDrawn((await html(portal, fault('none'))).text)).toBe(true);
  });

  test('a version that fails three times in a row is left to the browsers, others are not', async () => {
    for (let i = 0; i < 3; i++) await html(portal, fault('throw'));
    const failures = notDrawn(portal).length;
    expect(isDrawn((await html(portal, fault('none'))).text)).toBe(false);
    expect(isDrawn((await html(portal, NEIGHBOUR)).text)).toBe(true);
    // Nothing was even tried.
    expect(notDrawn(portal)).toHaveLength(failures);
  });
});

/** An API that does what the test says, where the portal looks for it while it draws. */
async function faultyApi() {
  let how: '500' | 'HTML' | 'slow' | Portal = '500';
  const server = createServer(async (request, response) => {
    if (how === 'slow') return;
    if (how === 'HTML') return void response.end('<html>');
    if (how === '500') return void response.writeHead(500).end('{}');
    const body = Buffer.concat(await request.toArray());
    const answer = await fetch(how.apiUrl + request.url, {
      method: request.method ?? 'GET',
      // The API knows the one portal it belongs to.
      headers: { ...(request.headers as Record<string, string>), origin: how.url },
      ...(body.length > 0 && { body }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${port}`,
    /** Fails from now on as it is told, or answers as the API of this portal. */
    answer: (next: typeof how) => void (how = next),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test.describe('sets, a server bundle and an API that change while the portal runs', () => {
  // These tests share one portal. Keep the test that stops its API last.
  test.describe.configure({ mode: 'default' });
  let api: Awaited<ReturnType<typeof faultyApi>>;
  let portal: Portal;
  test.beforeAll(async () => {
    api = await faultyApi();
    portal = await startPortal({ API_URL: api.url, RENDER_LIMIT_MS: '6000' });
    api.answer(portal);
  });
  test.afterAll(() => portal.stop());

  // Pin both sets before a version is damaged: a set with a damaged version is refused.
  test('two sets in turn under load: no answer holds parts of both', async () => {
    const live = async () => /set (\d+)/.exec(await release(portal.dataDir, ['live']))?.[1] ?? '';
    const first = await live();
    await pinChanged(portal.dataDir, 'faulty', '잘 되는 화면', '다른 판의 화면');
    const second = await live();
    const expected: Record<string, string> = {
      [first]: '잘 되는 화면',
      [second]: '다른 판의 화면',
    };
    const seen: Record<string, number> = {};
    const mixed: string[] = [];
    let running = true;
    const customer = async () => {
      while (running) {
        const { text } = await html(portal, '/faulty/well');
        const { set, parts, rendered } = inlinedOf(text);
        seen[set] = (seen[set] ?? 0) + 1;
        const bases = new Set(parts.map(({ name, version }) => `/r/${name}/${version}/`));
        const foreign = [...text.matchAll(/\/r\/[\w-]+\/[\d.]+\//g)].filter(
          ([base]) => !bases.has(base),
        );
        if (
          rendered?.part !== 'faulty' ||
          !text.includes(expected[set] ?? '?') ||
          foreign.length > 0
        )
          mixed.push(text);
      }
    };
    const customers = Array.from({ length: 8 }, customer);
    try {
      for (let i = 0; i < 6; i++)
        await release(portal.dataDir, ['rollback', '--to', i % 2 === 0 ? first : second]);
    } finally {
      running = false;
    }
    await Promise.all(customers);
    expect(mixed).toEqual([]);
    expect(Object.keys(seen).sort()).toEqual([first, second].sort());
  });

  test('a server bundle with a changed byte is refused; its page comes from the browser', async ({
    page,
  }) => {
    const before = notDrawn(portal).length;
    // After the start, which repairs a damaged version from its sources.
    const version = /customer@([\d.]+)/.exec(await release(portal.dataDir, ['live']))?.[1] ?? '';
    appendFileSync(join(portal.dataDir, 'store/versions/customer', version, 'server.cjs'), '\n');
    const { status, text } = await html(portal, NEIGHBOUR);
    expect(status).toBe(200);
    expect(isDrawn(text)).toBe(false);
    await expect
      .poll(() =>
        notDrawn(portal)
          .slice(before)
          .map(({ message }) => message),
      )
      .toEqual([expect.stringContaining('was altered')]);
    await page.goto(portal.url + NEIGHBOUR);
    await settled(page);
    await expect(page.getByRole('main')).toContainText('카카오톡으로 상담하기');
    // Any page but home: the portal would cache it, and the next test needs home uncached when the API fails.
    expect(isDrawn((await html(portal, '/sitemap')).text)).toBe(true);
  });

  test.describe('the API', () => {
    test.use({ allowed: { patterns: [/status of 50/] } });
    test('that fails or says nothing while the server draws: the frame comes with 503, and the page says what to do', async ({
      page,
    }) => {
      // The menu has a link that is called as the notices are.
      const home = async () => {
        const { text } = await html(portal, '/');
        return { isDrawn: isDrawn(text), text: textOf(/<main[^]*<\/main>/.exec(text)?.[0] ?? '') };
      };
      for (const how of ['500', 'HTML', 'slow'] as const) {
        api.answer(how);
        const { status, text } = await html(portal, '/guide/faq');
        expect(status, how).toBe(503);
        expect(isDrawn(text), how).toBe(false);
        expect(textOf(text), how).toContain('고객센터');
        // What can do without it is drawn, less what could not be had, and kept for nobody.
        const { isDrawn: homeIsDrawn, text: said } = await home();
        expect(homeIsDrawn, how).toBe(true);
        expect(said, how).toContain('무엇을 도와드릴까요?');
        expect(said, how).not.toContain('공지사항');
      }
      api.answer('500');
      await page.goto(`${portal.url}/guide/faq`);
      await expect(page.getByRole('alert')).toContainText('내용을 가져오지 못했습니다.');
      api.answer(portal);
      await expect.poll(async () => (await home()).text).toContain('공지사항');
      api.close();
      // Refused: nobody listens any more.
      expect((await html(portal, '/guide/video')).status).toBe(503);
    });
  });
});
