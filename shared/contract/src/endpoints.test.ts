import { expect, test } from '@jest/globals';
import { endpoints } from './index.ts';

const twice = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);

test('no two calls share a kind, or a method and path', () => {
  expect(twice(endpoints.map(({ kind }) => kind))).toEqual([]);
  expect(twice(endpoints.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
});

test.each(endpoints.map((entry) => [entry.kind, entry] as const))(
  '%s says what it is in one sentence',
  (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z][^.]*\.$/);
  },
);

test.each(endpoints.map((entry) => [entry.kind, entry] as const))(
  '%s that takes input says that it can be invalid',
  (_, { errors }) => {
    expect(errors).toContain('ERR_INVALID_INPUT');
  },
);
