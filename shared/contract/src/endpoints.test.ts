import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const byName = (one: string, other: string) => (one < other ? -1 : 1);
const twice = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);

test('holds every call that a file of the contract states', async () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => !/^endpoints\.|\.test\./.test(name),
  );
  const stated: string[] = [];
  for (const file of files) {
    const exported: object = await import(join(import.meta.dirname, file));
    for (const value of Object.values(exported) as (Partial<Endpoint> | null)[])
      if (file !== 'index.ts' && value?.kind && value.path) stated.push(value.kind);
  }
  expect(endpoints.map(({ kind }) => kind).sort(byName)).toEqual(stated.sort(byName));
  expect(stated).toContain('faqList');
});

test('no two calls share a kind, or a method and path', () => {
  expect(twice(endpoints.map(({ kind }) => kind))).toEqual([]);
  expect(twice(endpoints.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
});

test.each(endpoints.map((entry) => [entry.kind, entry] as const))(
  '%s is described in one sentence',
  (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z][^.]*\.$/);
  },
);

test.each(endpoints.map((entry) => [entry.kind, entry] as const))(
  '%s names the code of an input that is refused',
  (_, { errors }) => {
    expect(errors).toContain('ERR_INVALID_INPUT');
  },
);
