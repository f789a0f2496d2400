import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../parts.ts';
import { imageFiles, targetNames } from './image-files.ts';

const all = new Map(
  await Promise.all(targetNames.map(async (name) => [name, await imageFiles(name)] as const)),
);

const font = readdirSync(join(root, 'shell/server/fonts')).find((file) => file.endsWith('.woff2'));

/** Installed packages that build or test; none of them answers a request. */
const TOOLS =
  /node_modules\/(webpack|esbuild|typescript|@swc|terser|jest|playwright|@?oxfmt|@?oxlint|npm|@types|@module-federation)/;

test.each(targetNames)(
  'the image of the %s has no tests, and everything that it names exists',
  (name) => {
    const { files = [], packages = [] } = all.get(name) ?? {};
    expect(
      files.filter((path) => /\.(test|suite|spec)\.|(^|\/)(testing|e2e)\//.test(path)),
    ).toEqual([]);
    expect([...files, ...packages].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

test.each(['api', 'portal'] as const)('the image of the %s has no build tools', (name) => {
  expect(all.get(name)?.packages.filter((path) => TOOLS.test(path))).toEqual([]);
});

test('an image has what its server starts or reads by path, and nothing of other servers', () => {
  const has = (name: (typeof targetNames)[number], path: string) =>
    all.get(name)?.files.includes(path);
  const wanted = [
    ['api', 'server/src/main.ts'],
    ['api', 'server/migrations/0001-boards.ts'],
    ['api', 'server/src/modules/service-order/services/after.ts'],
    ['api', 'server/content/faq.json'],
    ['api', 'shared/config/company.json'],
    ['portal', 'shell/server/render/child-main.mjs'],
    ['portal', `shell/server/fonts/${font}`],
    ['desk', 'release/src/desk/jobs/check-main.ts'],
    ['desk', 'release/console/src/main.tsx'],
  ] as const;
  expect(wanted.filter(([name, path]) => !has(name, path))).toEqual([]);
  expect([has('api', 'shell/server/main.ts'), has('portal', 'server/src/main.ts')]).toEqual([
    false,
    false,
  ]);
});
