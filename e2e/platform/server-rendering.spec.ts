import { inlinedOf, isDrawn, textOf } from '../support/html.ts';
import { expect, owned, settled, test } from '../support/test.ts';

test('the answer holds the content, its styles and what the browser takes it over with', async ({
  request,
}) => {
  const answer = await request.get('/guide/faq?product=w&utm_source=kakao');
  const html = await answer.text();
  expect(isDrawn(html)).toBe(true);
  expect(textOf(html)).toContain('자주 묻는 질문');
  expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(10);
  for (const part of ['header', 'footer'])
    expect(html).toMatch(new RegExp(`<div id="${part}"><${part}`));
  for (const key of ['frame', 'guide'])
    expect(html).toMatch(new RegExp(`<style nonce="[^"]{24}" data-emotion="${key} [^"]+">[^<]+`));
  expect(html).not.toMatch(/ style="/);
  expect(inlinedOf(html).drawn).toMatchObject({ part: 'guide', page: 'faq' });
  // What the page does not know changes nothing, and is nothing to search engines.
  expect(html).toMatch(/<link rel="canonical" href="http:[^"]+\/guide\/faq\?product=w">/);
  expect(html).toContain('<meta property="og:title" content="자주 묻는 질문 | 한결 고객센터">');
});

test('a post has its own title and description in the answer; one that is not there is 404', async ({
  request,
}) => {
  const post = await request.get('/guide/video?bbsIdx=2001');
  expect(post.status()).toBe(200);
  expect(await post.text()).toMatch(/<title>안마의자[^<]+ \| 한결 고객센터<\/title>/);
  const missing = await request.get('/guide/video?bbsIdx=999999');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('content="noindex,nofollow"');
  expect(textOf(await missing.text())).toContain('페이지를 찾을 수 없습니다.');
});

test('an address with a bad value is redirected by the server; the rest of it survives', async ({
  request,
}) => {
  const answer = await request.get('/guide/faq?product=zzz&type=all&q=%EB%AC%BC&utm_source=x', {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  const to = new URL(answer.headers()['location'] ?? '', 'http://portal');
  expect(to.pathname).toBe('/guide/faq');
  expect(Object.fromEntries(to.searchParams)).toEqual({ type: 'all', q: '물', utm_source: 'x' });
});

test('the browser takes the server’s page over: same nodes, no call, one history entry', async ({
  page,
}) => {
  for (const [path, selector] of [
    ['/guide/faq', 'main details'],
    ['/guide/video', 'main li a img'],
    ['/guide/video?bbsIdx=2001', 'main video'],
    ['/guide/manual', 'main li a'],
    ['/guide/manual?bbsIdx=3001', 'main a[download]'],
    ['/customer/notice', 'main li time'],
    ['/customer/notice/4010', 'main article h1'],
    ['/customer/reference', 'main a[download]'],
    ['/customer/kakaotalk_info', 'main svg[role=img]'],
    ['/', 'main h1'],
    ['/sitemap', 'main li a'],
  ] as const) {
    const calls: string[] = [];
    const note = (request: { url(): string }) => {
      // What the company has to say is asked for at idle, beside the page.
      if (/\/api\/(?!media|popup)/.test(request.url())) calls.push(request.url());
    };
    page.on('request', note);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForSelector(selector);
    const nodes = await page.evaluateHandle(
      (content) => [content, 'header', 'footer'].map((one) => document.querySelector(one)),
      selector,
    );
    await owned(page, selector, 'header', 'footer');
    expect(
      await page.evaluate(
        ([before, content]) =>
          [content as string, 'header', 'footer'].map(
            (one, i) => (before as (Element | null)[])[i] === document.querySelector(one),
          ),
        [nodes, selector] as const,
      ),
      path,
    ).toEqual([true, true, true]);
    expect(calls, path).toEqual([]);
    page.off('request', note);
  }
});

test('moves, Back and its scroll work from a page of the server', async ({ page }) => {
  await page.goto('/guide/faq');
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('link', { name: /^2\s*쪽$/ }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/page=2/);
  await settled(page);
  await page.goBack();
  await settled(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test('a page that is for the browser comes with its skeleton and is drawn there', async ({
  page,
  request,
}) => {
  // So does a member's: its content waits for the session.
  for (const path of ['/faulty/browser', '/faulty/member']) {
    const html = await (await request.get(path)).text();
    expect(isDrawn(html), path).toBe(false);
    expect(html, path).toContain('aria-busy="true"');
    expect(html, path).toMatch(/<div id="header"><header/);
  }
  await page.goto('/faulty/browser');
  await expect(page.getByRole('heading', { name: '잘 되는 화면' })).toBeVisible();
});

test('each answer has nonces of its own, and all of one answer are the same', async ({
  request,
}) => {
  const nonces = async () => {
    const answer = await request.get('/guide/faq');
    const all = [...(await answer.text()).matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
    expect(new Set(all).size).toBe(1);
    expect(answer.headers()['content-security-policy']).toContain(`'nonce-${all[0]}'`);
    return all[0];
  };
  expect(await nonces()).not.toBe(await nonces());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the guides are readable, links lead on, and the phone number is there', async ({
    page,
  }) => {
    await page.goto('/guide/faq');
    await expect(page.locator('main details').first()).toBeVisible();
    await page.locator('summary').first().click();
    await expect(page.locator('main details[open]').first()).toBeVisible();
    await page.getByRole('link', { name: '정수기', exact: true }).click();
    await expect(page).toHaveURL(/product=w/);
    await page.getByRole('searchbox').fill('물');
    await page.keyboard.press('Enter');
    await expect(page.getByText('찾기 결과')).toBeVisible();
    await expect(page.getByRole('link', { name: /고객센터 전화/ }).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '전체 메뉴' }).click();
    await page.getByRole('main').getByRole('link', { name: '동영상 가이드' }).click();
    await expect(page).toHaveURL(/\/guide\/video$/);
    await page.locator('main li a:has(img)').first().click();
    await expect(page.locator('main video')).toBeVisible();
  });
});

test.describe('a page whose code the browser cannot have', () => {
  test.use({
    allowed: {
      patterns: [/Failed to load resource|valid digest|SRI|preloaded|registered|net::ERR/],
    },
  });
  test('stays readable, with a notice that offers to try again', async ({ page, portal }) => {
    await page.route('**/r/guide/*/remoteEntry.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/guide/faq');
    await expect(page.getByRole('alert')).toContainText('이 화면의 일부 기능을 쓸 수 없습니다.');
    await expect(page.locator('main details').first()).toBeVisible();
    const [, code] =
      /지원 번호 (\w{6})/.exec((await page.getByRole('alert').textContent()) ?? '') ?? [];
    await expect
      .poll(() => portal.failures().find((failure) => failure['code'] === code)?.['class'])
      .toBe('http');
    // Its links still lead on, as links do.
    await page.getByRole('link', { name: '정수기', exact: true }).click();
    await expect(page).toHaveURL(/product=w/);
    await page.unroute('**/r/guide/*/remoteEntry.js');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('link', { name: '안마의자', exact: true }).click();
    await expect(page).toHaveURL(/product=bf/);
    await settled(page);
  });
});

test.describe('a page that server and browser draw differently', () => {
  test.use({ allowed: { patterns: [/Minified React error #418/] } });
  test('is mended and reported as a defect of its part', async ({ page, portal }) => {
    await page.goto('/faulty/server?fault=mismatch');
    await expect(page.getByRole('heading', { name: '다르게 그린 화면: 브라우저' })).toBeVisible();
    await expect
      .poll(() => portal.failures().filter((failure) => failure['class'] === 'mismatch'))
      .toEqual([expect.objectContaining({ part: 'faulty' })]);
  });
});
