import { expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { startCollector } from '@portal/metrics/testing/otlp';
import { traced } from '@portal/metrics/traces';
import { fastify } from 'fastify';
import type { LogEvent } from 'kysely';
import { traceSql } from './trace-sql.ts';

/** Names and texts of the spans of these statements, which a request runs. */
async function spansOf(statements: string[], level = 'query') {
  const collector = await startCollector();
  const app = fastify();
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await traced(app, config, { service: 'x', parentOf: () => null, isTraced: () => true });
  app.get('/', async () => {
    for (const sql of statements)
      traceSql({ level, query: { sql, parameters: ['최민지'] }, queryDurationMillis: 1 } as never);
  });
  await app.inject('/');
  await app.close();
  await collector.close();
  expect(collector.text()).not.toContain('최민지');
  return collector.spans.filter(({ kind }) => kind === 3);
}

test.each([
  ['select * from "member" where "name" = $1', 'SELECT member', null],
  ['insert into "photo_file" ("a") values ($1)', 'INSERT photo_file', null],
  ['begin', 'BEGIN', null],
  ["select * from faq where t = '최''민지'", 'SELECT faq', 'select * from faq where t = ?'],
  ['delete from "x" where "id" in ($1, $2, $3)', 'DELETE x', 'delete from "x" where "id" in ($n)'],
  ['insert into "x" values ($1, $2), ($3, $4)', 'INSERT x', 'insert into "x" values ($n)'],
])('%s is %s', async (sql, name, text) => {
  const [span] = await spansOf([sql]);
  expect(span).toMatchObject({ name, attributes: { 'db.query.text': text ?? sql } });
});

test('a list of any length has the same text, which is bounded, and a failure no message', async () => {
  const listOf = (length: number) =>
    `select 1 from x where a in (${Array.from({ length }, (_, i) => `$${i + 1}`).join(', ')})`;
  const spans = await spansOf(
    [listOf(2), listOf(900), 'x'.repeat(9000)],
    'error' satisfies LogEvent['level'],
  );
  const [two, many, long] = spans.map(({ attributes }) => String(attributes['db.query.text']));
  expect(many).toBe(two);
  expect(long).toHaveLength(2000);
  expect(spans.map(({ status }) => status)).toEqual([2, 2, 2]);
});
