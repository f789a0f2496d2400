import { createServer } from 'node:http';
import { textOf } from '../support/html.ts';
import { freePort, startPortal, type Portal } from '../support/portal.ts';
import { expect, settled, test } from '../support/test.ts';

const heading = '무엇을 도와드릴까요?';

test.describe('specification 2, Other: /', () => {
  test('asks, by product, by task, by notice and by word', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await expect(page).toHaveTitle('한결 고객센터');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: '인기 검색어' }).getByRole('link'),
    ).toHaveCount(5);
    const notices = page.locator('section').filter({ hasText: '공지사항' }).getByRole('listitem');
    await expect(notices).toHaveCount(3);
    await page
      .getByRole('list', { name: '제품 고르기' })
      .getByRole('link', { name: '정수기' })
      .click();
    await expect(page).toHaveURL('/product_guide?product=w');
    await expect(page.getByRole('heading', { name: '정수기 도움말' })).toBeVisible();
  });

  test('has no link that leads to nothing', async ({ page, request }) => {
    for (const path of ['/', '/product_guide', '/online', '/sitemap']) {
      await page.goto(path);
      await settled(page);
      const links = await page
        .locator('main a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const href of new Set(links))
        expect((await request.get(href)).status(), `${path} -> ${href}`).toBe(200);
    }
  });

  for (const [zone, instant, text] of [
    ['Asia/Seoul', '2026-11-23T10:00:00+09:00', '지금 상담 중입니다. 18:00까지 받습니다.'],
    ['America/New_York', '2026-11-23T12:30:00+09:00', '점심시간입니다. 13:00부터 다시 받습니다.'],
    ['Pacific/Kiritimati', '2026-11-23T18:00:00+09:00', '지금은 쉽니다. 내일 09:00부터 받습니다.'],
    ['Europe/Berlin', '2026-12-25T10:00:00+09:00', '지금은 쉽니다. 2026.12.28(월) 09:00부터'],
  ] as const)
    test.describe(`at ${instant} on a device in ${zone}`, () => {
      test.use({ timezoneId: zone });
      test(`says ${text}`, async ({ page }) => {
        await page.clock.setFixedTime(new Date(instant));
        await page.goto('/');
        await expect(page.getByText(text)).toBeVisible();
      });
    });

  test('says when lunch begins without being loaded again', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T11:59:30+09:00') });
    await page.goto('/');
    await expect(page.getByText('지금 상담 중입니다.')).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(page.getByText('점심시간입니다.')).toBeVisible();
  });

  test('shows phone number and hours before any script runs', async ({ request }) => {
    const text = textOf(await (await request.get('/')).text());
    expect(text).toContain('1577-0000');
    expect(text).toContain('평일 09:00~18:00');
    expect(text).not.toMatch(/지금 상담 중|지금은 쉽니다|점심시간입니다/);
  });
});

test.describe('the start page while the API is away', () => {
  test.use({ allowed: { patterns: [/status of 50\d/] } });

  test('is there, less what could not be had', async ({ page }) => {
    await page.goto('/sitemap');
    await settled(page);
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('banner').getByRole('link', { name: '한결 고객센터' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { name: '공지사항' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is there in time when the API says nothing', async ({ page }) => {
    await page.goto('/sitemap');
    await settled(page);
    await page.route('**/api/customer/selectNoticeList', () => {});
    await page.getByRole('banner').getByRole('link', { name: '한결 고객센터' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 5_000 });
    await expect(page.getByRole('navigation', { name: '인기 검색어' })).toBeVisible();
  });
});

/** An API that says which content it has, and everything else only while it is open. */
async function gateTo({ apiUrl, url }: Portal) {
  let open = false;
  const server = createServer(async (request, response) => {
    if (!open && request.url !== '/api/content/revision') return void response.writeHead(503).end();
    const body = Buffer.concat(await request.toArray());
    const answer = await fetch(apiUrl + request.url, {
      method: request.method ?? 'GET',
      // The API knows the one portal it belongs to.
      headers: { ...(request.headers as Record<string, string>), origin: url },
      ...(body.length > 0 && { body }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${port}`,
    open: () => (open = true),
    close: () => server.close(),
  };
}

test('a start page that the server drew without its notices is shown, and kept for nobody', async ({
  portal,
  request,
}) => {
  const gate = await gateTo(portal);
  const other = await startPortal({ API_URL: gate.url });
  // The menu has a link of the same name.
  const home = async () =>
    textOf(
      (await (await request.get(`${other.url}/`)).text()).replace(/^[^]*<main|<\/main>[^]*$/g, ''),
    );
  expect(await home()).not.toContain('공지사항');
  expect(await home()).toContain(heading);
  gate.open();
  expect(await home()).toContain('공지사항');
  await other.stop();
  gate.close();
});

test('specification 2, Other: /search is drawn on the server, and open to nobody’s index', async ({
  request,
}) => {
  const html = await (await request.get('/search?searchStr=%ED%95%84%ED%84%B0')).text();
  expect(html).toContain('content="noindex,nofollow"');
  expect(textOf(html)).toMatch(/‘ ?필터 ?’ 검색 결과 \d+/);
});

for (const [query, expected] of [
  ['?classification=none&searchStr=a', '?searchStr=a'],
  ['?page=0', ''],
  ['?searchStr=', ''],
] as const)
  test(`/search${query} becomes /search${expected}`, async ({ page }) => {
    await page.goto(`/search${query}`);
    await settled(page);
    expect(new URL(page.url()).search).toBe(expected);
  });

test.describe('specification 2, Other: /product_guide?product={b|l|w|o}', () => {
  for (const [product, name] of [
    ['b', '안마의자'],
    ['l', '모션베드'],
    ['w', '정수기'],
    ['o', '기타 제품'],
  ] as const)
    test(`${product} is ${name}`, async ({ page }) => {
      await page.goto(`/product_guide?product=${product}`);
      await settled(page);
      await expect(page).toHaveTitle(`${name} 도움말 | 한결 고객센터`);
      await expect(page.getByRole('heading', { level: 1, name: `${name} 도움말` })).toBeVisible();
      await expect(page.getByRole('heading', { name: '오래 잘 쓰는 법' })).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: '제품' }).getByRole('link', { name, exact: true }),
      ).toHaveAttribute('aria-current', 'true');
    });

  test('any other value becomes the default by replacing the address', async ({ page }) => {
    await page.goto('/product_guide?product=bf&site_type=KC');
    await settled(page);
    expect(new URL(page.url()).search).toBe('?site_type=KC');
    await expect(page.getByRole('heading', { name: '안마의자 도움말' })).toBeVisible();
  });

  test('its questions lead to their answers', async ({ page }) => {
    await page.goto('/product_guide?product=l');
    await settled(page);
    const question = page.locator('main ol').getByRole('link').first();
    const subject = (await question.textContent()) ?? '';
    await question.click();
    await expect(page.locator('details[open] h2')).toContainText(subject);
  });
});

test('specification 2, Other: /online says what can be asked for, and by whom', async ({
  page,
}) => {
  await page.goto('/online');
  await settled(page);
  await expect(page).toHaveTitle('온라인 서비스 안내 | 한결 고객센터');
  for (const name of ['회원', '비회원'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText('비회원 가능')).toHaveCount(2);
  // What this release does not have is asked for by phone.
  await expect(page.getByRole('link', { name: '수리, 전화 1577-0000' })).toHaveAttribute(
    'href',
    'tel:1577-0000',
  );
});

test('specification 2, Other: /sitemap has the menus, help and policies', async ({ page }) => {
  await page.goto('/sitemap');
  await settled(page);
  for (const name of ['문제 해결', '도움말', '정책'])
    await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
});

test.describe('the policies', () => {
  for (const [path, title] of [
    ['/policy/privacy', '개인정보 처리방침'],
    ['/policy/terms', '이용약관'],
    ['/policy/email', '이메일 무단 수집 거부'],
    ['/policy/accessibility', '접근성 안내'],
  ] as const)
    test(`${path} is drawn on the server and open to search engines`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`<title>${title} | 한결 고객센터</title>`);
      expect(html).toContain('content="index,follow"');
      expect(textOf(html)).toContain('시행일');
    });

  test('contents lead to an article, and an earlier version says that it is one', async ({
    page,
  }) => {
    await page.goto('/policy/privacy');
    await settled(page);
    await page
      .getByRole('navigation', { name: '차례' })
      .getByRole('link', { name: '제6조 고객의 권리' })
      .click();
    await expect(page.getByRole('heading', { name: '제6조 고객의 권리' })).toBeInViewport();
    await page.getByRole('navigation', { name: '바뀐 기록' }).getByRole('link').last().click();
    await expect(page).toHaveURL('/policy/privacy?version=2');
    await expect(page.getByText('이전 내용입니다.')).toBeVisible();
    await page.getByRole('link', { name: '지금 시행 중인 내용 보기' }).click();
    await expect(page).toHaveURL('/policy/privacy');
    await expect(page.getByText('이전 내용입니다.')).toHaveCount(0);
  });

  test('a version that was never in force is not found', async ({ request }) => {
    expect((await request.get('/policy/privacy?version=99')).status()).toBe(404);
  });
});
