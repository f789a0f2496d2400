import { desktop, phone } from '../../support/frame.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { namesOf, showroomOf, showroomsOf } from '../../support/product/showrooms.ts';
import { expect, settled, test } from '../../support/test.ts';

const ways = [
  { by: 'mouse at 1280', viewport: desktop, hands: mouse },
  { by: 'keyboard at 375', viewport: phone, hands: keyboard },
] as const;
const HAEUNDAE = { latitude: 35.163, longitude: 129.16 };

for (const { by, viewport, hands } of ways)
  test.describe(by, () => {
    test.use({ viewport });

    test('by region and district, with Back and reload', async ({ page }) => {
      await page.goto('/');
      await page.goto('/product/showroom');
      await settled(page);
      const main = page.getByRole('main');
      const busan = await showroomsOf(page, 'sido=26');
      await hands.select(main.getByLabel('시·도', { exact: true }), /^부산/);
      await hands.press(main.getByRole('button', { name: '찾기' }));
      await expect(page).toHaveURL('/product/showroom?sido=26');
      await expect(namesOf(page)).toHaveCount(busan.length);
      await hands.select(main.getByLabel('구·군', { exact: true }), /^해운대구/);
      await hands.press(main.getByRole('button', { name: '찾기' }));
      const here = busan.filter(({ gu }) => gu === '해운대구');
      await expect(namesOf(page)).toHaveText(here.map(({ name }) => name));
      await page.reload();
      await settled(page);
      await expect(namesOf(page)).toHaveText(here.map(({ name }) => name));
      await page.goBack();
      await expect(page).toHaveURL('/product/showroom?sido=26');
      await expect(namesOf(page)).toHaveCount(busan.length);
      await hands.press(main.getByRole('link', { name: '모션베드', exact: true }));
      await expect(page).toHaveURL('/product/showroom?sido=26&channelType=l');
      const beds = busan.filter(({ shows }) => shows.includes('l'));
      await expect(namesOf(page)).toHaveCount(beds.length);
    });

    test('by search words, with and without a hit, with Back and reload', async ({ page }) => {
      await page.goto('/product/showroom');
      await settled(page);
      const main = page.getByRole('main');
      await hands.write(main.getByRole('searchbox'), '백화점');
      await page.keyboard.press('Enter');
      await expect(main.getByText('‘백화점’ 찾기 결과')).toBeVisible();
      const found = await showroomsOf(page, `searchTxt=${encodeURIComponent('백화점')}`);
      const count = main.getByRole('status').filter({ hasText: '찾기 결과' });
      await expect(count).toContainText(`${found.length}건`);
      await page.reload();
      await settled(page);
      await expect(count).toContainText(`${found.length}건`);
      await page.goto('/product/showroom?searchTxt=zzzz');
      await settled(page);
      await expect(main.getByText('매장정보가 없습니다.')).toBeVisible();
      await hands.press(main.getByRole('link', { name: '전국 매장 보기' }));
      await expect(page).toHaveURL('/product/showroom');
      await page.goBack();
      await expect(main.getByText('매장정보가 없습니다.')).toBeVisible();
    });

    test('by the map: a province, one of its showrooms, and back', async ({ page }) => {
      await page.goto('/product/showroom');
      await settled(page);
      const main = page.getByRole('main');
      const toggle = main.getByRole('button', { name: /^지도/ });
      // On wide screens the map opens by itself.
      if (viewport === phone) await hands.press(toggle);
      await hands.press(main.getByRole('link', { name: /^제주, 매장/ }));
      await expect(page).toHaveURL('/product/showroom?sido=50');
      const map = main.getByRole('figure', { name: '제주 매장 지도' });
      await expect(map).toBeFocused();
      const [first] = await showroomsOf(page, 'sido=50');
      await hands.press(map.getByRole('link', { name: new RegExp(`^${first?.name},`) }));
      await expect(page).toHaveURL(`/product/showroom/${first?.bbsIdx}`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '');
      await page.goBack();
      await expect(page).toHaveURL('/product/showroom?sido=50');
      await page.reload();
      await settled(page);
      await expect(namesOf(page).first()).toContainText(first?.name ?? '');
    });

    test('the nearest first, once the customer allows it, and again after Back', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(HAEUNDAE);
      await page.goto('/product/showroom');
      await settled(page);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
      const main = page.getByRole('main');
      const nearest = main.getByRole('button', { name: '가까운 순' });
      await hands.press(nearest);
      await expect(main.getByText('가까운 매장부터 보여 드립니다.')).toBeVisible();
      const first = namesOf(page).first();
      await expect(first).toContainText('해운대');
      await expect(first).toContainText(/\d (m|km)$/);
      await hands.press(first.getByRole('link'));
      await expect(main.getByRole('heading', { level: 1 })).toContainText('해운대');
      await page.goBack();
      await expect(namesOf(page).first()).toContainText('해운대');
      expect(sent.join(' ')).not.toMatch(/35\.16|129\.16/);
      // A reload forgets the position, because only the tab's memory had it.
      await page.reload();
      await settled(page);
      await expect(nearest).toHaveAttribute('aria-pressed', 'false');
    });
  });

test('without permission the page says so, and the list stays sorted by region', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.goto('/product/showroom');
  await settled(page);
  const main = page.getByRole('main');
  const before = await namesOf(page).allTextContents();
  await main.getByRole('button', { name: '가까운 순' }).click();
  const said = main.getByText('위치를 쓸 수 없어 지역 순으로 보여 드립니다.');
  await expect(said).toBeVisible();
  await expect(namesOf(page)).toHaveText(before);
  await page.reload();
  await settled(page);
  await expect(namesOf(page)).toHaveText(before);
  await expect(said).toBeHidden();
});

test('search engines read a showroom’s hours in the server’s answer', async ({ page, request }) => {
  await page.goto('/product/showroom');
  const [first] = await showroomsOf(page, 'sido=11');
  const { name, hours } = await showroomOf(page, first?.bbsIdx ?? '');
  const html = await (await request.get(`/product/showroom/${first?.bbsIdx}`)).text();
  expect(html).toContain('content="index,follow"');
  const [, json = '{}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const store = JSON.parse(json) as {
    openingHoursSpecification: { opens: string; dayOfWeek: string[] }[];
    specialOpeningHoursSpecification: { validFrom: string }[];
  };
  expect(store).toMatchObject({ '@context': 'https://schema.org', '@type': 'Store', name });
  const days = store.openingHoursSpecification.flatMap(({ dayOfWeek }) => dayOfWeek);
  expect(days).toHaveLength(hours.weekly.length);
  expect(store.specialOpeningHoursSpecification.map(({ validFrom }) => validFrom)).toEqual(
    hours.closed.map(({ day }) => day),
  );
});
