import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@portal/config';
import { Registry } from '@portal/metrics';
import { promtool, scrape, seriesOf } from '@portal/metrics/testing';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalMetrics } from './portal-metrics.ts';
import { ask, quietPortal, sendReport, storeWithSet } from './testing/parts.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-metrics-'));
let port: number;
let portal: FastifyInstance;
beforeAll(async () => {
  await storeWithSet(dataDir);
  port = await freePort();
  portal = await quietPortal(dataDir, { METRICS_PORT: String(port) });
  await portal.ready();
});
afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true });
});

const failure = (version: string, from: string, part = 'guide') =>
  sendReport(
    portal,
    '/-/failures',
    {
      code: 'ABC234',
      set: '1',
      part,
      version,
      class: 'mount',
      path: '/guide?name=최민지',
      error: 'Error: 010-0000-2001',
    },
    { from },
  );

test('counts pages by their pattern, and tells of rendering and of the release', async () => {
  await ask(portal, '/guide?phone=010-0000-2001');
  const text = await scrape(port);
  expect(text).toContain('http_requests_total{method="GET",route="/guide",status="200"} 1');
  expect(text).toContain('page_answers_total{from="rendering"} 1');
  expect(text).toContain('renders_total{part="shell",task="frame",outcome="unavailable"} 2');
  for (const line of [
    'rendering_processes 0',
    'rendering_jobs 0',
    'release_revision 1',
    'canary_percent 0',
    'release_store_away 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(promtool(['check', 'metrics'], text)).toBe('');
});

test('counts what browsers report of the versions that it serves, and of no other', async () => {
  await failure('1.0.0', '10.1.0.1');
  await sendReport(
    portal,
    '/-/tabs',
    { set: '1', versions: { guide: '1.0.0' }, mounts: { guide: 1 } },
    { from: '10.1.0.2' },
  );
  const before = await scrape(port);
  const of = 'part="guide",version="1.0.0",cohort="base"';
  expect(before).toContain(`part_failures_total{${of},class="mount"} 1`);
  expect(before).toContain(`part_views_total{${of}} 1`);
  for (let i = 0; i < 20; i++) {
    await failure(`9.9.${i}`, `10.1.1.${i}`);
    await failure('1.0.0', `10.1.2.${i}`, `made-up-${i}`);
  }
  expect(seriesOf(await scrape(port))).toEqual(seriesOf(before));
});

test('shows the versions of a part that it served last, and no more of them', async () => {
  const registry = new Registry();
  const { reported } = portalMetrics({ metrics: registry });
  const of = (version: string, cohort: 'base' | 'canary' = 'base') => ({
    part: 'guide',
    version,
    cohort,
  });
  for (let i = 1; i <= 30; i++) {
    reported.shown(of(`1.0.${i}`));
    // A customer with an old page: the version that stays is not the oldest.
    reported.shown(of('1.0.0', 'canary'));
    reported.failed(of(`1.0.${i}`), 'mount');
  }
  const versions = [
    ...(await registry.metrics()).matchAll(/part_(\w+)_total{.*version="([^"]+)"/g),
  ];
  const shown = versions.flatMap(([, kind, version]) => (kind === 'views' ? [version] : []));
  const failed = versions.flatMap(([, kind, version]) => (kind === 'failures' ? [version] : []));
  const last = Array.from({ length: 9 }, (_, i) => `1.0.${22 + i}`);
  expect(shown.sort()).toEqual(['1.0.0', ...last]);
  expect(failed.sort()).toEqual(last);
});

test('has no series more after 500 made-up addresses, and nothing of them', async () => {
  const visit = async (i: number) => {
    for (const path of [
      `/made-up-${i}`,
      `/guide?name=최민지${i}&phone=010-0000-${i}`,
      `/r/guide/1.0.${i}/made-up.js`,
      `/-/made-up-${i}`,
      `/sms/made-up-${i}`,
    ])
      await portal.inject({ url: path, headers: { host: 'localhost:3000' } });
  };
  await visit(0);
  const before = seriesOf(await scrape(port));
  for (let i = 1; i <= 100; i++) await visit(i);
  const text = await scrape(port);
  expect(seriesOf(text)).toEqual(before);
  expect(text).not.toMatch(/made-up|최민지|010-0000/);
});
