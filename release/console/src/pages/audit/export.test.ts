import { expect, test } from '@jest/globals';
import { jsonLines } from './export.ts';

test('writes one line for each record, whatever its texts contain', () => {
  const records = [{ reason: 'a\nb' }, { reason: '“한글”' }];
  const lines = jsonLines(records).split('\n');
  expect(lines.slice(0, 2).map((line) => JSON.parse(line))).toEqual(records);
  expect(lines[2]).toBe('');
});
