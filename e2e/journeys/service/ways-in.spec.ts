import { hydrated, expect, settled, test } from '../../support/test.ts';

const AFTER = '/service/service_after';
const SEAT = '/service/service_seat';
const TRANSFER = '/service/service_transfer';
const ASSEMBLE = '/service/service_assemble_disassemble';
const FILTER = '/service/service_w_filter';
const CHECK = '/service/order_check';

// Where the phone number stood in for a request before there was a page for it.
for (const [path, ways] of [
  ['/', [AFTER]],
  ['/online', [AFTER, SEAT, TRANSFER, ASSEMBLE, FILTER, CHECK]],
  ['/product_guide?product=b', [AFTER, SEAT, TRANSFER, ASSEMBLE]],
  ['/product_guide?product=l', [AFTER, TRANSFER, ASSEMBLE]],
  ['/product_guide?product=w', [AFTER, TRANSFER, ASSEMBLE, FILTER]],
  ['/service/service_info?service=seat', [SEAT]],
  ['/service/service_info?service=transfer&product=w', [TRANSFER]],
  ['/service/service_info?service=assemble_disassemble&product=l', [ASSEMBLE]],
  ['/service/service_care_info?service=w_filter', [FILTER]],
  ['/membership/service_info?product=w', [AFTER]],
  ['/sitemap', [AFTER, SEAT, TRANSFER, ASSEMBLE, FILTER, CHECK]],
] as const)
  test(`${path} leads to what can be requested`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const content = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    for (const way of ways) expect(content).toMatch(new RegExp(`href="${way}["?]`));
    expect(content).not.toMatch(/(수리|시트 교체|이전설치|분해·조립|필터 멤버십), 전화/);
  });

test('from the membership app a request opens with the portal around it', async ({ page }) => {
  await page.goto('/membership/service_info?service=transfer&product=l');
  await hydrated(page, 'main h1');
  await page.getByRole('link', { name: /신청하기$/ }).click();
  await expect(page).toHaveURL(TRANSFER);
  await settled(page);
  await expect(page.getByRole('banner')).toBeVisible();
});
