import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort, root } from '@portal/config';
import { promtool } from '@portal/metrics/testing';
import { ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeCanaries } from '../../release/src/desk/unattended/judge-canaries.ts';
import { temporaryDesk } from '../../release/src/desk/testing/desk.ts';
import { AT, createSet, publishPart, quietPortal } from '../../shell/server/testing/parts.ts';
import { showPool } from './db/pool-metrics.ts';
import { buildBareApp } from './testing/api.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = join(root, 'docs/monitoring');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The labels of each metric that a server answers Prometheus with. */
const known = new Map<string, readonly string[]>([['up', []]]);
/** Labels that no server sends, because Prometheus adds them when it reads /metrics. */
const FROM_PROMETHEUS = ['job', 'instance'];

const ended: (() => unknown)[] = [];
beforeAll(async () => {
  const api = await buildBareApp({ env: { API_METRICS_PORT: String(await freePort()) } });
  showPool(api, { totalCount: 0, idleCount: 0, waitingCount: 0 });
  await api.ready();

  const dataDir = temporaryFolder();
  const store = new ReleaseStore(join(dataDir, 'store'));
  const set = await createSet(store, [await publishPart(store, 'shell', '1.0.0')]);
  await store.pinSet('dev', 0, { set, actor: 'kim', reason: 'test', at: AT });
  const portal = await quietPortal(dataDir);

  const desk = await temporaryDesk();
  judgeCanaries(desk.app, desk.my.store, 3_600_000);
  ended.push(
    () => api.close(),
    () => portal.close(),
    () => desk.remove(),
  );
  for (const app of [api, portal, desk.app]) addMetrics(app);
});
afterAll(() => Promise.all(ended.map((end) => end())));

function addMetrics({ metrics }: FastifyInstance): void {
  for (const metric of metrics.getMetricsAsArray()) {
    const { name, type, labelNames = [] } = metric as typeof metric & { labelNames?: string[] };
    const names =
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
    for (const each of names)
      known.set(each, type === 'histogram' ? [...labelNames, 'le'] : labelNames);
  }
}

const namesIn = (list: string) => list.match(/\w+/g) ?? [];
/** Metrics in an expression, each with the labels that it is selected by; and the labels that are summed by. */
function partsOf(expression: string) {
  const GROUPED = /\b(?:by|on) \(([^)]*)\)/g;
  const grouped = [...expression.matchAll(GROUPED)].flatMap(([, list = '']) => namesIn(list));
  const METRIC = /\b([a-z]\w*)(?:\{([^}]*)\})?(?=[[\s)]|$)/g;
  const selected = [...expression.replace(GROUPED, '').matchAll(METRIC)]
    .filter(([, name = '']) => !/^(and|or|unless|max|sum|min)$/.test(name))
    .map(([, name = '', list = '']) => ({ name, labels: namesIn(list.replace(/"[^"]*"/g, '')) }));
  return { grouped, selected };
}

const expressions = [
  ...[...read('alerts.yml').matchAll(/ expr: (>-\n(?: {10}.*\n)+|.*)/g)].map(([, text = '']) =>
    text.replace(/^>-/, ''),
  ),
  ...[...read('dashboard.json').matchAll(/"expr": (".*")/g)].map(
    ([, text = '']) => JSON.parse(text) as string,
  ),
];

test('the alert rules are right, and each fires when it should and only then', () => {
  expect(promtool(['check', 'config', join(folder, 'prometheus.yml')])).toBe('');
  expect(promtool(['test', 'rules', join(folder, 'alerts.test.yml')])).toBe('');
  const alerts = (text: string) => [
    ...new Set([...text.matchAll(/alert(?:name)?: (\w+)/g)].map(([, name = '']) => name)),
  ];
  const all = alerts(read('alerts.yml')).sort();
  expect(all).not.toEqual([]);
  const examples = read('alerts.test.yml').split('exp_alerts').slice(0, -1).join();
  expect(alerts(examples).sort()).toEqual(all);
  const [, section = ''] = /### At 3 a\.m\.(.*?)### /s.exec(
    readFileSync(join(root, 'docs/run.md'), 'utf8'),
  ) ?? [''];
  const explained = [...section.matchAll(/^\| `(\w+)` /gm)].map(([, name = '']) => name);
  expect(explained.sort()).toEqual(all);
});

test('every metric of the alert rules and of the dashboard exists, with its labels', () => {
  const found = expressions.map(partsOf);
  expect(found.flatMap(({ selected }) => selected).length).toBeGreaterThanOrEqual(60);
  const labelsOf = (name: string) => [...FROM_PROMETHEUS, ...(known.get(name) ?? [])];
  const missing = found.flatMap(({ grouped, selected }) => {
    const all = selected.flatMap(({ name }) => labelsOf(name));
    return [
      ...selected.flatMap(({ name, labels }) => [
        ...(known.has(name) ? [] : [name]),
        ...labels
          .filter((label) => !labelsOf(name).includes(label))
          .map((one) => `${name}: ${one}`),
      ]),
      ...grouped.filter((label) => !all.includes(label)),
    ];
  });
  expect(missing).toEqual([]);
});

test('the proxies log no query strings', () => {
  const nginx = readFileSync(join(root, 'docs/proxy/nginx.conf'), 'utf8');
  // Its other levels name whole addresses.
  expect([...nginx.matchAll(/^\s*error_log \S+ (\w+);/gm)].map(([, level]) => level)).toEqual([
    'crit',
  ]);
  const [, format = ''] = /log_format portal '(.*)';/.exec(nginx) ?? [];
  expect(format).toContain('"$request_method $uri"');
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|arg_\w+|http_\w+)\b/);
  expect(nginx.match(/^\s*access_log.*;/gm)?.map((line) => line.trim())).toEqual([
    'access_log /var/log/nginx/access.log portal;',
  ]);
  const haproxy = readFileSync(join(root, 'docs/proxy/haproxy.cfg'), 'utf8');
  const formats = haproxy.match(/^\s*(log-format|option httplog|capture).*/gm) ?? [];
  expect(formats.map((line) => line.trim())).toEqual([
    'log-format "%ci [%tr] %HM %HPO %ST %B %Ta %s %ID"',
  ]);
});
