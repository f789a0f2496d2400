import type { Page } from '@playwright/test';
import { fail } from '../support/content/answers.ts';
import {
  answerPopups,
  answerPostcode,
  answerTerms,
  serialPopup,
} from '../support/content/popup-answers.ts';
import { expect, settled, test } from '../support/test.ts';

test.use({ webFont: true });

const dialog = (page: Page) => page.getByRole('dialog');
const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, name: string) {
  await opener(page, name).click();
  await expect(dialog(page)).toBeVisible();
}

/** Where the focus is: a modal dialog lets it out to the browser's own controls, never to the page. */
const focusIsOutside = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active !== document.body && !active?.closest('dialog');
  });

test.beforeEach(async ({ page }) => {
  await answerPopups(page, []);
  await page.goto('/faulty/popups');
  await settled(page);
});

/** Specification, 2, Help popups: chosen by page name. */
const helpPopups = {
  seatPartImage: '종아리 시트',
  seatPartText: '어깨 시트',
  seatSearch: '시트 찾기 안내',
  seatArea: '시트 부위 안내',
  seatPrice: '시트 가격 안내',
  faqProductNotVisible: '제품이 보이지 않으세요?',
  serialNumber: '시리얼 번호 찾기',
  purchaseHistory: '구매 내역 캡처 방법',
  reviewCapture: '후기 캡처 방법',
};

test('each help popup opens and closes by keyboard, and the focus stays in it', async ({
  page,
}) => {
  for (const [name, title] of Object.entries(helpPopups)) {
    await opener(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: '닫기' })).toBeFocused();
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab');
      expect(await focusIsOutside(page), name).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page, name)).toBeFocused();
  }
});

test('a help popup is closed by its button and by a press beside it', async ({ page }) => {
  for (const close of [
    () => dialog(page).getByRole('button', { name: '닫기' }).click(),
    () => page.mouse.click(4, 4),
  ]) {
    await open(page, 'seatArea');
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page, 'seatArea')).toBeFocused();
  }
  // A press that begins inside and ends beside closes nothing.
  await open(page, 'seatPartText');
  await dialog(page).getByText('좌우 공용').hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test.describe('a name that nobody knows', () => {
  test.use({ allowed: { patterns: [/no help popup is named nothing/] } });

  test('opens nothing and is reported', async ({ page, portal }) => {
    await opener(page, 'nothing').click();
    await expect
      .poll(() => portal.failures().map(({ error }) => error))
      .toContainEqual(expect.stringContaining('no help popup is named nothing'));
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('behind a popup the page keeps its place and its width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const before = await page.evaluate(() => document.body.clientWidth);
  await open(page, 'seatArea');
  expect(await page.evaluate(() => document.body.clientWidth)).toBe(before);
  const place = await page.evaluate(() => window.scrollY);
  await page.mouse.move(10, 200);
  await page.mouse.wheel(0, 400);
  await dialog(page).getByRole('img').hover();
  await page.mouse.wheel(0, 4000);
  await expect(dialog(page).getByText(/발바닥 시트/)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('on a phone a popup is a sheet at the lower edge, as wide as the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, 'seatPrice');
  await expect(dialog(page).getByRole('img')).toHaveCount(1);
  // The sheet grows with its pictures and its font: what counts is where it comes to rest.
  await expect
    .poll(() =>
      dialog(page).evaluate((box) => {
        const { left, width, bottom } = box.getBoundingClientRect();
        return { left, width, bottom: Math.round(bottom) };
      }),
    )
    .toEqual({ left: 0, width: 375, bottom: 812 });
  expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('questions that did not help lead to “product not visible”', async ({ page }) => {
  await page.goto('/guide/faq');
  await settled(page);
  await page.getByRole('button', { name: '제품이 보이지 않아요' }).click();
  await expect(dialog(page).getByRole('link', { name: /1577-0000/ })).toHaveAttribute(
    'href',
    'tel:1577-0000',
  );
  await expect(dialog(page).getByRole('link', { name: /1:1 문의/ })).toHaveAttribute(
    'href',
    '/customer/qna',
  );
  await expect(dialog(page).getByRole('link', { name: /정품 등록/ })).toHaveAttribute(
    'href',
    '/product/product_activate?step=1',
  );
});

test.describe('terms', () => {
  test('are read by keyboard to their end, and printed whole and alone', async ({ page }) => {
    await answerTerms(page);
    await open(page, 'terms');
    await expect(page.getByRole('dialog', { name: '마케팅 정보 수신 동의' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await expect(dialog(page).getByText('할인과 행사').last()).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: '인쇄하기' })).toBeHidden();
    expect(
      await dialog(page).evaluate((box) => box.scrollHeight > 900 && box.clientHeight > 900),
    ).toBe(true);
  });

  test.describe('that cannot be had', () => {
    test.use({ allowed: { patterns: [/Failed to load resource/] } });

    test('say so, and come when tried again', async ({ page }) => {
      await fail('/api/customer/getTerms')(page);
      await open(page, 'terms');
      await expect(dialog(page).getByRole('alert')).toContainText('약관을 불러오지 못했습니다.');
      await answerTerms(page);
      await dialog(page).getByRole('button', { name: '다시 시도' }).click();
      await expect(page.getByRole('dialog', { name: '마케팅 정보 수신 동의' })).toBeVisible();
    });
  });
});

test.describe('the address', () => {
  test('is looked up, completed by its detail, and given to the page', async ({ page }) => {
    await answerPostcode(page, 'works');
    await open(page, 'address');
    await page
      .frameLocator('iframe[title="주소 검색"]')
      .getByRole('button', { name: '테헤란로 152' })
      .click();
    await expect(dialog(page)).toContainText('서울 강남구 테헤란로 152');
    await expect(dialog(page).getByLabel(/상세 주소/)).toBeFocused();
    await page.keyboard.type('10층');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/주소: .*"zonecode":"06236".*"detail":"10층"/)).toBeVisible();
    await expect(opener(page, 'address')).toBeFocused();
  });

  test('comes from the provider, through the bridge at its own origin', async ({ page }) => {
    await open(page, 'address');
    const provider = page.frameLocator('iframe[title="주소 검색"]').frameLocator('iframe');
    await provider.getByRole('searchbox', { name: '주소' }).fill('연동누리');
    await provider.getByRole('button', { name: '검색' }).click();
    await provider.getByRole('button', { name: /도로명/ }).click();
    await expect(dialog(page)).toContainText('제주특별자치도 제주시 문연로 6');
    await dialog(page)
      .getByLabel(/상세 주소/)
      .press('Enter');
    await expect(page.getByText(/주소: .*"zonecode":"63122"/)).toBeVisible();
  });

  test('is written by hand, by keyboard alone, where the search cannot load', async ({ page }) => {
    await answerPostcode(page, 'fails');
    await opener(page, 'address').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('Postcode API load failed');
    await expect(dialog(page).getByLabel('우편번호')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('우편번호 숫자 5자리를 입력해 주세요.')).toBeVisible();
    await page.keyboard.type('06236');
    await page.keyboard.press('Tab');
    await page.keyboard.type('서울 강남구 테헤란로 152');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/주소: .*"roadAddress":"서울 강남구 테헤란로 152"/)).toBeVisible();
  });

  test('is none where the customer leaves', async ({ page }) => {
    await answerPostcode(page, 'works');
    await open(page, 'address');
    await page.keyboard.press('Escape');
    await expect(page.getByText('주소: null')).toBeVisible();
  });
});

test.describe('what the company has to say on a page', () => {
  test.beforeEach(async ({ page }) => {
    // The page that stands there may be about to ask for its own.
    await page.goto('about:blank');
    await answerPopups(page, [serialPopup]);
  });

  test('comes by itself below the page, covers nothing, and stays away for today when told to', async ({
    page,
  }) => {
    await page.goto('/faulty/popups');
    await settled(page);
    const said = page.getByRole('region', { name: serialPopup.title });
    await expect(said).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    const below = await said.boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
    await said.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
    await expect(said).toHaveCount(0);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'not-today');
    expect(cookie).toMatchObject({ value: 'serial-place', sameSite: 'Lax' });
    // Midnight in Seoul, to the second.
    expect(Math.round((cookie?.expires ?? 0) + 9 * 3600) % 86_400).toBeLessThanOrEqual(2);
    const asked = page.waitForResponse('**/api/popup/getPopupList*');
    await page.reload();
    await asked;
    await settled(page);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(said).toHaveCount(0);
  });
});
