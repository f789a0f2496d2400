import { desktop, isWide, overlap, phone } from '../../support/frame.ts';
import { expect, settled, test } from '../../support/test.ts';

const groups = ['문제 해결', '서비스 신청', '제품 관리', '고객 지원', '고객의 소리'];

test.describe('Shell: desktop header, hover menu with five groups', () => {
  test('nothing overlaps or is cut, at any width and in large letters', async ({
    page,
    context,
    baseURL,
  }) => {
    for (const [width, text] of [
      [769, 'normal'],
      [769, 'large'],
      [1024, 'large'],
      [1280, 'large'],
    ] as const) {
      const at = `${width} px in ${text} letters`;
      await page.setViewportSize({ width, height: 700 });
      await context.addCookies([{ name: 'text', value: text, url: baseURL ?? '' }]);
      await page.goto('/guide/faq');
      await settled(page);
      const header = page.getByRole('banner');
      const buttons = groups.map((name) => header.getByRole('button', { name }));
      for (const button of buttons) {
        await button.hover();
        await expect(button, at).toHaveAttribute('aria-expanded', 'true');
        const panel = header.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
        const links = await panel.getByRole('link').all();
        expect(links.length, at).toBeGreaterThan(2);
        for (const link of links) await expect(link, at).toBeInViewport();
        expect(await isWide(page), at).toBe(false);
      }
      const others = [
        header.getByRole('link', { name: '한결 고객센터' }),
        header.getByRole('link', { name: /^고객센터 전화/ }),
        ...['글자 크게', '고대비', '로그인', '회원가입'].map((name) =>
          header.getByRole('button', { name, exact: true }),
        ),
      ];
      await page.mouse.move(width / 2, 600);
      expect(await overlap([...buttons, ...others]), at).toBe(false);
      for (const thing of [...buttons, ...others])
        await expect(thing, at).toBeInViewport({ ratio: 1 });
    }
  });

  test('its row stays when the page is scrolled, a focus brings the first row back, the mouse opens a group', async ({
    page,
  }) => {
    await page.goto('/guide/faq');
    await settled(page);
    await page.mouse.wheel(0, 600);
    const large = page.getByRole('button', { name: '글자 크게' });
    const group = page.getByRole('button', { name: '문제 해결' });
    await expect(large).not.toBeInViewport();
    await expect(group).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: '한결 고객센터' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });

    await group.hover();
    await page.getByRole('banner').getByRole('link', { name: '사용 설명서' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '사용 설명서' })).toBeVisible();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });
});

test('Shell: mobile header: every group is reached on a screen 320 px high, and the page behind stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await page.goto('/guide/faq');
  await settled(page);
  await page.getByRole('button', { name: '메뉴 열기', exact: true }).click();
  const menu = page.getByRole('navigation', { name: '전체 메뉴' });
  await expect(menu.getByRole('heading')).toHaveText(groups);
  // The browser looks up what to scroll in the last frame it has drawn, so wait until a frame contains the menu.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.move(160, 200);
  await page.mouse.wheel(0, 5000);
  await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('Shell: visitors see join and login, members see logout', () => {
  test.use({ javaScriptEnabled: false });
  test('from the first moment on', async ({ page, context, baseURL }) => {
    const button = (name: string) =>
      page.getByRole('banner').getByRole('button', { name, exact: true });
    await page.goto('/');
    for (const name of ['로그인', '회원가입']) await expect(button(name)).toBeVisible();
    await expect(button('로그아웃')).toHaveCount(0);
    await context.addCookies([{ name: 'member', value: '1', url: baseURL ?? '' }]);
    await page.reload();
    await expect(button('로그아웃')).toBeVisible();
    for (const name of ['로그인', '회원가입']) await expect(button(name)).toHaveCount(0);
  });
});

test.describe('Shell: large text and contrast', () => {
  test('are in the first answer, and the same page serves everybody', async ({ request }) => {
    const get = async (cookie: string) => {
      const html = await (await request.get('/guide/faq', { headers: { cookie } })).text();
      return {
        // The server fills the tag up with spaces.
        tag: /<html[^>]*>/.exec(html)?.[0].replace(/ +>/, '>'),
        rest: html.replace(/nonce="[^"]+"|<html[^>]*>/g, ''),
      };
    };
    const [plain, own] = await Promise.all([
      get(''),
      get('text=large; contrast=more; member=1; other="><b>'),
    ]);
    expect(plain.tag).toBe('<html lang="ko">');
    expect(own.tag).toBe('<html lang="ko" data-text="large" data-contrast="more" data-member="1">');
    expect(own.rest).toBe(plain.rest);
  });

  test('are chosen in the menu of a phone and in help too, and every place knows it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/guide/faq');
    await settled(page);
    const large = page.getByRole('button', { name: '글자 크게' });
    await page.getByRole('button', { name: '메뉴 열기', exact: true }).click();
    await large.click();
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    expect(await isWide(page)).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: '도움' }).click();
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    await expect(large).toBeInViewport({ ratio: 1 });
    expect(await isWide(page)).toBe(false);
    await large.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-text');
  });

  test('are chosen once and stay', async ({ page, context }) => {
    const large = page.getByRole('button', { name: '글자 크게' });
    const contrast = page.getByRole('button', { name: '고대비' });
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto('/guide/faq');
      await settled(page);
      const openUserMenu = async () => {
        if (viewport === phone) await page.getByRole('button', { name: '내 정보 열기' }).click();
      };
      await openUserMenu();
      await large.click();
      await contrast.focus();
      await page.keyboard.press('Space');
      for (const one of [large, contrast])
        await expect(one).toHaveAttribute('aria-pressed', 'true');
      const cookies = await context.cookies();
      for (const name of ['text', 'contrast'])
        expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({ sameSite: 'Lax' });
      await page.reload();
      await settled(page);
      await openUserMenu();
      for (const one of [large, contrast])
        await expect(one).toHaveAttribute('aria-pressed', 'true');
      const look = await page.evaluate(() => {
        const { fontSize } = getComputedStyle(document.documentElement);
        return [fontSize, getComputedStyle(document.body).backgroundColor];
      });
      expect(look).toEqual(['21.25px', 'rgb(0, 0, 0)']);
      expect(await isWide(page)).toBe(false);
      await large.click();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('text');
      await context.clearCookies();
    }
  });
});

test('has a picture for tabs, home screens and shared links', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const linked = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const manifest = (await (
    await request.get(linked(/<link rel="manifest" href="([^"]+)">/))
  ).json()) as { name: string; lang: string; start_url: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: '한결 고객센터', lang: 'ko', start_url: '/' });
  const pictures = [
    linked(/<link rel="icon" href="([^"]+)"/),
    linked(/<link rel="apple-touch-icon" href="([^"]+)"/),
    linked(/<meta property="og:image" content="(http[^"]+)"/),
    ...manifest.icons.map(({ src }) => src),
  ];
  expect(pictures).toHaveLength(5);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()['content-type'], picture).toMatch(/^image\/(png|svg\+xml)/);
  }
});

test('a box that only its ground sets apart has a border in high contrast, forced colours and on paper', async ({
  page,
}) => {
  await page.goto('/guide/faq');
  await settled(page);
  const box = page.locator('aside').filter({ hasText: '해결되지 않으셨나요?' });
  const isEdged = () =>
    box.evaluate((element) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(element);
      return borderTopWidth !== '0px' && borderTopColor !== 'rgba(0, 0, 0, 0)';
    });
  expect(await isEdged()).toBe(false);
  for (const media of [
    { contrast: 'more' },
    { contrast: 'no-preference', forcedColors: 'active' },
    { forcedColors: 'none', media: 'print' },
  ] as const) {
    await page.emulateMedia(media);
    expect(await isEdged(), JSON.stringify(media)).toBe(true);
  }
});

test('the one primary button has the system’s highlight in forced colours, also below the mouse', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/search');
  await settled(page);
  const find = page.getByRole('main').getByRole('button', { name: '찾기' });
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; color: Highlight';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(find).toHaveCSS('background-color', highlight);
  await find.hover();
  await expect(find).toHaveCSS('background-color', highlight);
});

test('paper gets the page alone, black on white, whatever the screen shows', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'contrast', value: 'more', url: baseURL ?? '' }]);
  await page.goto('/guide/faq');
  await settled(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '도움' })).toHaveCount(0);
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});
