import type { Page } from '@playwright/test';
import { expect, settled } from '../test.ts';

const main = (page: Page) => page.getByRole('main');

/** Every line of the cost that the page shows, with its sum: label to amount. */
export const costOf = (page: Page): Promise<Record<string, string>> =>
  main(page)
    .getByRole('row')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('th')?.firstChild?.textContent,
          row.querySelector('td')?.textContent,
        ]),
      ),
    );

/** What the page says of one thing that was entered. */
export const factOf = (page: Page, label: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
    .getByRole('definition');

/** The present stage, with what comes next. */
export const stageOf = (page: Page) => main(page).locator('li[aria-current=step]');

/** The request's number, as a result and a detail tell it. */
export const numberOf = (page: Page, ordNbr: string) =>
  main(page).getByText(`접수 번호 ${ordNbr}`, { exact: true });

/** What a request is known by afterwards. */
export interface Filed {
  ordNbr: string;
  /** The list's tab. */
  tab: string;
  goodsName: string;
  /** The state's name. */
  status: string;
}

/** From a result, which a reload shows again, to the request's detail, its list, and back to the detail. */
export async function followUp(page: Page, { ordNbr, tab, goodsName, status }: Filed) {
  await page.reload();
  await settled(page);
  await expect(numberOf(page, ordNbr)).toBeVisible();
  await main(page).getByRole('link', { name: '진행 상황 보기' }).click();
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${goodsName} ${tab}`);
  await main(page).getByRole('link', { name: '접수 내역' }).click();
  const tabs = page.getByRole('navigation', { name: '서비스', exact: true });
  await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', /./);
  const row = main(page)
    .getByRole('link', { name: new RegExp(ordNbr) })
    .filter({ hasText: goodsName });
  await expect(row).toContainText(goodsName);
  await expect(row).toContainText(status);
  await row.click();
  await expect(heading).toHaveText(`${goodsName} ${tab}`);
  await settled(page);
}
