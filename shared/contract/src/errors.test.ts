import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { errors, isErrorCode } from './errors.ts';

const rows = readFileSync(join(import.meta.dirname, '../../../docs/errors.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('documents every code once, and no other', () => {
  const documented = rows.map(([code = '']) => code.replaceAll('`', ''));
  expect(documented.sort()).toEqual(Object.keys(errors).sort());
});

test.each(Object.entries(errors))('documents %s as it is', (code, { http, message }) => {
  const [, status, sentence, when] = rows.find(([name]) => name === `\`${code}\``) ?? [];
  expect([status, sentence]).toEqual([String(http), message]);
  expect(when).toMatch(/^[A-Z].*\.$/);
});

test('tells its codes from other strings', () => {
  expect(isErrorCode('ERR_NOT_FOUND')).toBe(true);
  for (const other of ['200', 'ERR_OTHER', 'toString', undefined, 200])
    expect(isErrorCode(other)).toBe(false);
});
