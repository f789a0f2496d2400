import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely';

/** The last migration of the releases that could not start on a later schema: it and older ones may take something away. */
const LAST_FREE = '0027-memberships-again';

const FOLDER = 'server/migrations';
const names = readdirSync(FOLDER).map((file) => file.replace(/\.ts$/, ''));

/** The statements that a migration executes, in lower case with single spaces. */
async function statementsOf(name: string): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('a migration must not depend on what it finds');
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) =>
      void statements.push(query.sql.toLowerCase().replaceAll('"', '').replace(/\s+/g, ' ').trim()),
  });
  const { up } = (await import(join(process.cwd(), FOLDER, `${name}.ts`))) as {
    up(db: Kysely<unknown>): Promise<void>;
  };
  await up(db);
  return statements;
}

/** The parts of an ALTER TABLE that are separated by commas outside brackets. */
const actionsOf = (statement: string) => statement.split(/,(?![^(]*\))/);

/** Why the server of the commit before could fail after a statement; null where it cannot. */
function harm(given: string): string | null {
  // A column that may be null takes every row of the server before.
  const statement = given.replace(/\balter column \w+ drop not null\b/g, '');
  if (/\b(drop|truncate)\b|^delete /.test(statement)) return 'takes away';
  if (/\brename\b/.test(statement)) return 'renames';
  if (/^create unique index/.test(statement)) return 'refuses rows of the server before';
  if (!statement.startsWith('alter table')) return null;
  if (/\balter (column )?\w+ (set data )?type\b/.test(statement)) return 'changes a type';
  if (/\bset not null\b|\badd (constraint|check|unique|primary|foreign)\b/.test(statement))
    return 'refuses rows of the server before';
  for (const action of actionsOf(statement)) {
    if (/\bnot null\b/.test(action) && !/\bdefault\b/.test(action)) return 'misses a default';
    if (/\badd\b.*\b(unique|primary key)\b/.test(action))
      return 'refuses rows of the server before';
  }
  return null;
}

test.each([
  ['alter table visit drop column note', 'takes away'],
  ['drop index visit_day', 'takes away'],
  ['alter table visit alter column note drop not null', null],
  ['delete from visit', 'takes away'],
  ['alter table visit rename column note to text', 'renames'],
  ['alter table visit alter column note type jsonb', 'changes a type'],
  ['alter table visit alter note set not null', 'refuses rows of the server before'],
  ['alter table visit add check (places > 0)', 'refuses rows of the server before'],
  ['alter table visit add column code text unique', 'refuses rows of the server before'],
  ['create unique index visit_code on visit (code)', 'refuses rows of the server before'],
  ['alter table visit add column code text not null', 'misses a default'],
  [
    'alter table visit add column a numeric(3, 1) default 0, add column b text not null',
    'misses a default',
  ],
  ["alter table visit add column note text not null default ''", null],
  ['alter table visit add column note text', null],
  ['create table tour (tour_idx bigint primary key, name text not null unique)', null],
  ['create index visit_listed on visit (member_id)', null],
  ["update visit set note = ''", null],
])('"%s": %s', (statement, reason) => {
  expect(harm(statement)).toBe(reason);
});

test('the statements of a migration are seen', async () => {
  const found = (await statementsOf('0019-lists')).filter((statement) => harm(statement) !== null);
  expect(found).toHaveLength(4);
  expect(found[0]).toBe('drop index service_order_member_id_ord_nbr_idx');
});

/** Whether a migration names the releases that can still work with the schema (server/README.md, Migrations). */
const isDeclared = (statement: string) => statement.startsWith('update schema_compatibility set');

test('the server of the commit before works with every new migration: they only add', async () => {
  const refused = [];
  for (const name of names.filter((each) => each > LAST_FREE)) {
    const statements = await statementsOf(name);
    if (statements.some(isDeclared)) continue;
    for (const statement of statements) {
      const reason = harm(statement);
      if (reason !== null) refused.push({ name, reason, statement });
    }
  }
  expect(refused).toEqual([]);
});

test('no two migrations have the same number', () => {
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers.length).toBe(new Set(numbers).size);
});
