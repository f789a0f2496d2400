import { people } from '@portal/testing/people';
import { inlinedOf, isDrawn, textOf } from '../support/html.ts';
import { call, signIn } from '../support/log-in.ts';
import { expect, settled, test } from '../support/test.ts';

test('the answer holds the content, its styles and what the browser takes it over with', async ({
  request,
}) => {
  const answer = await request.get('/guide/faq?product=w&utm_source=kakao');
  const html = await answer.text();
  expect(isDrawn(html)).toBe(true);
  expect(textOf(html)).toContain('자주 묻는 질문');
  expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(10);
  for (const part of ['header', 'footer'])
    expect(html).toMatch(new RegExp(`<div id="${part}">(<!--\\$-->)?<${part}`));
  for (const key of ['frame', 'guide'])
    expect(html).toMatch(new RegExp(`<style nonce="[^"]{24}" data-styles="${key} ">[^<]+`));
  expect(html).not.toMatch(/ style="/);
  expect(inlinedOf(html).rendered).toMatchObject({ part: 'guide', page: 'faq' });
  // What the page does not know changes nothing, and is nothing to search engines.
  expect(html).toMatch(/<link rel="canonical" href="http:[^"]+\/guide\/faq\?product=w">/);
  expect(html).toContain(
    '<meta property="og:title" content="자주 묻는 질문: 정수기 | 한결 고객센터">',
  );
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

test('a page that is for the browser comes with its skeleton and is drawn there', async ({
  page,
  request,
}) => {
  // So does a member's page where the cookie says that a member is logged in, and nobody is: the browser asks for the login.
  for (const [path, cookie] of [
    ['/faulty/browser', ''],
    ['/faulty/member', 'member=1'],
  ] as const) {
    const html = await (await request.get(path, { headers: { cookie } })).text();
    expect(isDrawn(html), path).toBe(false);
    expect(html, path).toContain('aria-busy="true"');
    expect(html, path).toMatch(/<div id="header">(<!--\$-->)?<header/);
  }
  await page.goto('/faulty/browser');
  await expect(page.getByRole('heading', { name: '잘 되는 화면' })).toBeVisible();
});

test('the server sends a visitor the login in place of a member’s page, also after a member asked for it', async ({
  request,
}) => {
  for (const cookie of ['', 'member=1', '']) {
    const answer = await request.get('/faulty/member', { headers: { cookie } });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(textOf(html).includes('로그인이 필요합니다.')).toBe(cookie === '');
    expect(html).toContain('content="noindex,nofollow"');
  }
});

test('a member’s page holds the member’s own content, and no other answer does', async ({
  page,
  context,
  request,
}) => {
  const path = '/member/member_point';
  await signIn(page, people.haneul);
  const ask = async () => (await page.request.get(path)).text();
  const own = await ask();
  expect(textOf(own)).toContain('쓰실 수 있는 포인트');
  expect(inlinedOf(own).rendered).toMatchObject({ userIdx: people.haneul.userIdx });
  expect(textOf(await (await request.get(path)).text())).toContain('로그인이 필요합니다.');

  await context.clearCookies();
  await signIn(page, people.junho);
  const others = await ask();
  expect(inlinedOf(others).rendered).toMatchObject({ userIdx: people.junho.userIdx });
  expect(others).not.toContain(people.haneul.userIdx);
  await call(page, '/api/member/logout');
  expect(textOf(await ask())).toContain('로그인이 필요합니다.');
});

test('documents of two members that are rendered at the same time are each their own', async ({
  page,
  context,
  request,
}) => {
  const members = [people.haneul, people.junho];
  const asked: { userIdx: string; cookie: string }[] = [];
  for (const member of members) {
    await context.clearCookies();
    await signIn(page, member);
    const cookies = await context.cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    asked.push({ userIdx: member.userIdx, cookie });
  }
  const documents = Array.from({ length: 20 }, () => asked).flat();
  const mixedUp: unknown[] = [];
  const drawn = async () => {
    const answers = await Promise.all(
      documents.map(async ({ cookie }) => {
        const answer = await request.get('/member/member_order_info', { headers: { cookie } });
        return inlinedOf(await answer.text()).rendered?.userIdx;
      }),
    );
    answers.forEach((userIdx, i) => {
      if (userIdx !== undefined && userIdx !== documents[i]?.userIdx) mixedUp.push(userIdx);
    });
    return new Set(answers.filter((userIdx) => userIdx !== undefined));
  };
  // A busy server leaves some documents to the browser; those contain no member's content.
  await expect.poll(drawn).toEqual(new Set(members.map(({ userIdx }) => userIdx)));
  expect(mixedUp).toEqual([]);
});

test('a member’s page is requested once: it answers without asking for what it shows', async ({
  page,
}) => {
  await signIn(page, people.haneul);
  const calls: string[] = [];
  page.on('request', (sent) => calls.push(new URL(sent.url()).pathname));
  await page.goto('/member/member_order_info');
  await settled(page);
  await expect.poll(() => calls).toContain('/api/member/loginCheck');
  expect(calls).not.toContain('/api/myinfo/selectOrderList');
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

test.describe('a page whose code the browser cannot have', () => {
  test.use({
    allowed: {
      patterns: [/Failed to load resource|valid digest|SRI|net::ERR/],
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
    const chosen = (name: string) => page.getByRole('link', { name, exact: true });
    await chosen('정수기').click();
    await expect(page).toHaveURL(/product=w/);
    await expect(chosen('정수기')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/r/guide/*/remoteEntry.js');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await chosen('안마의자').click();
    await expect(page).toHaveURL(/product=bf/);
    await settled(page);
    await expect(chosen('안마의자')).toHaveAttribute('aria-current', 'true');
  });

  test('is the server’s where a move leads to it, by one document', async ({ page }) => {
    await page.route('**/r/guide/*/remoteEntry.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/sitemap');
    await settled(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole('main').getByRole('link', { name: '자주 묻는 질문' }).click();
    await expect(page.getByRole('alert')).toContainText('이 화면의 일부 기능을 쓸 수 없습니다.');
    await expect(page.locator('main details').first()).toBeVisible();
    expect(documents).toEqual(['/guide/faq']);
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
