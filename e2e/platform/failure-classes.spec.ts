import { inlinedOf } from '../support/html.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { pinAltered, pinChanged, release } from '../support/release-command.ts';
import { expect, settled, test } from '../support/test.ts';

// Faults that are in the code of a version. Faults on the way to the browser are in remote-failures.spec.ts.

// A part that fails says so in the browser's console too; a disabled one is answered with 503.
test.use({
  allowed: {
    patterns: [
      /shared singleton|does not exist in container|status of 503|planned|Minified React error/,
    ],
  },
});

// These tests share one portal.
test.describe.configure({ mode: 'default' });
let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.stop());

const reportsOf = (part: string) => portal.failures().filter((one) => one['part'] === part);

test('a version whose page throws is reported as mount, and the customer gets the last good one', async ({
  page,
}) => {
  // What the page draws with throws in browsers alone.
  const version = await pinChanged(
    portal.dataDir,
    'product',
    'title:"매장 찾기",lead:',
    'title:typeof window==="object"?(()=>{throw new Error("planned")})():"매장 찾기",lead:',
  );
  await page.goto(`${portal.url}/product/showroom`);
  await expect
    .poll(() => reportsOf('product'))
    .toContainEqual(expect.objectContaining({ version, class: 'mount' }));
  // The failed document stays on the screen, and counts as settled, until the next one has come.
  await page.waitForFunction(
    (bad) => document.querySelector(`script[src*="/r/product/${bad}/"]`) === null,
    version,
  );
  await settled(page);
  const served = inlinedOf(await page.content()).parts.find(({ name }) => name === 'product');
  expect(served?.version).not.toBe(version);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [what, name, path, kind, from, to] of [
  [
    'needs another React than the shell has',
    'guide',
    '/guide/faq',
    'compat',
    /requiredVersion:"\^19[^"]*"/,
    'requiredVersion:"^99.0.0"',
  ],
  ['exposes no routes', 'voc', '/voc/praise', 'expose-missing', /"\.\/routes":/, '"./other":'],
] as const)
  test(`a version that ${what} is reported as ${kind}, and the customer gets the last good one`, async ({
    page,
  }) => {
    await page.goto(portal.url + path);
    await settled(page);
    const good = inlinedOf(await page.content()).parts.find((part) => part.name === name)?.version;
    const version = await pinAltered(portal.dataDir, name, from, to);
    await page.goto(portal.url + path);
    await expect.poll(() => reportsOf(name)).toHaveLength(1);
    expect(reportsOf(name)).toEqual([expect.objectContaining({ version, class: kind })]);
    await settled(page);
    const served = inlinedOf(await page.content()).parts.find((part) => part.name === name);
    expect(served?.version).toBe(good);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('a disabled remote is reported as disabled, once in a document', async ({ page }) => {
  await release(portal.dataDir, ['disable', 'customer', '--message', '점검합니다.']);
  await page.goto(`${portal.url}/customer/notice`);
  await expect(page.getByRole('main')).toContainText('점검합니다.');
  await expect.poll(() => reportsOf('customer')).toHaveLength(1);
  expect(reportsOf('customer')).toEqual([expect.objectContaining({ class: 'disabled' })]);
});
