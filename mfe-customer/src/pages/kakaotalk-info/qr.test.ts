import { expect, test } from '@jest/globals';
import { qrPath } from './qr.ts';

const url = 'https://pf.hangyeol.example/_hangyeol/chat';

/** The dark modules of a path, as rows of characters. */
function filled(path: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill(' '));
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(width));
  return rows.map((row) => row.join(''));
}

test('has the three finder patterns, inside a quiet margin', () => {
  const { path, size } = qrPath(url);
  const rows = filled(path, size);
  const corner = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  const at = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  expect(at(4, 4)).toEqual(corner);
  expect(at(size - 11, 4)).toEqual(corner);
  expect(at(4, size - 11)).toEqual(corner);
  for (const edge of [...rows.slice(0, 4), ...rows.slice(-4)]) expect(edge.trim()).toBe('');
  for (const row of rows) expect([row.slice(0, 4), row.slice(-4)]).toEqual(['    ', '    ']);
});

test('changes with its address', () => {
  expect(qrPath(`${url}2`).path).not.toBe(qrPath(url).path);
});
