import { expect, test } from '../support/test.ts';

test('the browser of the tests keeps off what Playwright switches off', async ({ browser }) => {
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const [theirs, ours] = [...commandLine.matchAll(/--disable-features=(\S*)/g)].map(
    ([, features = '']) => features.split(','),
  );
  expect(theirs?.length).toBeGreaterThan(0);
  expect(ours).toEqual(expect.arrayContaining(theirs ?? []));
});
