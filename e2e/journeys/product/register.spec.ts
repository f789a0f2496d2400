import type { Locator } from '@playwright/test';
import { people } from '@portal/testing/people';
import sharp from 'sharp';
import { desktop, phone } from '../../support/frame.ts';
import { logInThere, signIn } from '../../support/log-in.ts';
import { serials } from '../../support/product/serials.ts';
import { keyboard, mouse, type Hands } from '../../support/service/hands.ts';
import { RequestForm } from '../../support/service/request-form.ts';
import { stageOf } from '../../support/service/order-pages.ts';
import { expect, settled, test } from '../../support/test.ts';

const photo = async () => {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } });
  return {
    name: '구매 내역.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture.jpeg().toBuffer(),
  };
};

/** Serial numbers that are not registered yet. A registration stays, so each test needs its own. */
const [first = '', second = ''] = serials.fit;

const wrongNumbers = [
  [serials.unknown, '확인되지 않는 시리얼 번호입니다.'],
  [serials.otherModel, '고르신 모델의 시리얼 번호가 아닙니다.'],
  [serials.taken, '이미 등록되었거나 등록을 접수한 시리얼 번호입니다.'],
] as const;

/** Chooses a day of purchase in the calendar, whose months are chosen by name. */
async function buyOn(main: Locator, hands: Hands): Promise<void> {
  const calendar = main.getByRole('group', { name: '구매하신 날' });
  await hands.select(calendar.getByLabel('연도'), '2026년');
  await hands.select(calendar.getByLabel('월', { exact: true }), '10월');
  await hands.day(calendar.getByRole('button', { name: '2026.10.3(토)' }));
}

test.describe('by mouse, on a wide screen', () => {
  test.use({ viewport: desktop });

  test('each kind of wrong number gets its own message at once; the entries survive the login', async ({
    page,
    allowed,
  }) => {
    allowed.patterns.push(/status of 40[49]/);
    await page.goto('/');
    await settled(page);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: '제품 관리' }).hover();
    await banner.getByRole('link', { name: '정품 등록' }).click();
    await expect(page).toHaveURL('/product/product_activate');
    await settled(page);
    const main = page.getByRole('main');
    const number = main.getByLabel('시리얼 번호', { exact: true });
    const alert = page.getByRole('alertdialog');
    await main.getByLabel('모델').selectOption(serials.model);
    await main.getByRole('button', { name: '시리얼 번호 찾는 법' }).click();
    const guide = page.getByRole('dialog', { name: '시리얼 번호 찾기' });
    await guide.getByRole('button', { name: '닫기' }).click();

    await number.fill('A2504001234');
    await number.blur();
    await expect(main.getByText('시리얼 번호는 영문 C로 시작합니다.')).toBeVisible();
    for (const [wrong, sentence] of wrongNumbers) {
      await number.fill(wrong);
      await number.blur();
      await expect(alert).toContainText(sentence);
      await alert.getByRole('button', { name: '확인' }).click();
      await expect(main.getByText(sentence)).toBeVisible();
      await main.getByRole('button', { name: '다음' }).click();
      await expect(main.getByRole('alert').getByText(sentence)).toBeVisible();
      // The summary takes the focus shortly after it appears. Before that, it could take it from the field that is filled next.
      await expect(main.getByRole('alert')).toBeFocused();
      await expect(page).toHaveURL('/product/product_activate');
    }
    await number.fill(first);
    await number.blur();
    await expect(main.getByText('등록하실 수 있는 번호입니다.')).toBeVisible();

    // The page's guide is about the number, and so stands in the step that asks for it alone.
    const card = page.getByRole('region', { name: '시리얼 번호는 여기에 있습니다' });
    await expect(card).toBeVisible();
    const form = new RequestForm(page, mouse, { retraces: true });
    await form.next('구매 내역과 증빙 사진');
    await expect(card).toHaveCount(0);
    await form.choose('온라인 마켓');
    await form.write('쇼핑몰이나 매장 이름', '한빛몰');
    await buyOn(main, mouse);
    await main.getByRole('button', { name: '로그인' }).click();
    await logInThere(page, people.yuna);
    await expect(page).toHaveURL('/product/product_activate?step=2');
    await settled(page);
    await main.getByLabel('사진 고르기').setInputFiles(await photo());
    await expect(main.getByText('올렸습니다.', { exact: true })).toBeVisible();
    await form.tick(/\(필수\)/);
    await form.next('내용 확인');
    await main.getByRole('link', { name: '쇼핑몰이나 매장 이름 변경' }).click();
    await expect(main.getByRole('textbox', { name: /^쇼핑몰이나 매장 이름/ })).toHaveValue(
      '한빛몰',
    );
    await page.goBack();
    await form.isAt('내용 확인');
    await main.getByRole('button', { name: '접수하기' }).click();
    const done = main.getByRole('heading', { name: '정품 등록을 접수했습니다' });
    await expect(done).toBeVisible();
    await expect(stageOf(page)).toContainText('접수');
    await page.reload();
    await settled(page);
    await expect(done).toBeVisible();

    // Nobody can register the number again while its registration is open.
    await page.goto('/product/product_activate');
    await settled(page);
    await main.getByLabel('모델').selectOption(serials.model);
    await number.fill(first);
    await number.blur();
    await expect(alert).toContainText('이미 등록되었거나');
    await alert.getByRole('button', { name: '확인' }).click();
  });
});

test.describe('by keyboard, on a phone', () => {
  test.use({ viewport: phone });

  test('a member mistypes the number in each way, then registers a product with a photo', async ({
    page,
    allowed,
  }) => {
    allowed.patterns.push(/status of 40[49]/);
    await signIn(page, people.junho);
    await page.goto('/product_guide?product=b');
    await settled(page);
    const main = page.getByRole('main');
    const form = new RequestForm(page, keyboard);
    await form.press(main.getByRole('link', { name: /^정품 등록/ }));
    await expect(page).toHaveURL('/product/product_activate');
    await settled(page);
    await keyboard.select(main.getByLabel('모델'), new RegExp(serials.model));
    const alert = page.getByRole('alertdialog');
    for (const [wrong, sentence] of wrongNumbers) {
      await form.write('시리얼 번호', wrong);
      await page.keyboard.press('Tab');
      await expect(alert).toContainText(sentence);
      await form.press(alert.getByRole('button', { name: '확인' }));
      await expect(main.getByText(sentence)).toBeVisible();
    }
    await form.write('시리얼 번호', second);
    await form.next('구매 내역과 증빙 사진');
    await form.choose('매장');
    await form.write('쇼핑몰이나 매장 이름', '한결 강남점');
    await buyOn(main, keyboard);
    await page.reload();
    await settled(page);
    await page.goBack();
    await expect(main.getByLabel('시리얼 번호')).toHaveValue(second);
    await form.next('구매 내역과 증빙 사진');
    await expect(main.getByLabel(/^쇼핑몰이나 매장 이름/)).toHaveValue('한결 강남점');
    await main.getByLabel('사진 고르기').setInputFiles(await photo());
    await expect(main.getByText('올렸습니다.', { exact: true })).toBeVisible();
    await form.tick(/\(필수\)/);
    await form.next('내용 확인');
    await form.press(main.getByRole('button', { name: '접수하기' }));
    const heading = main.getByRole('heading', { name: '정품 등록을 접수했습니다' });
    await expect(page.locator(':focus')).toContainText('정품 등록을 접수했습니다');
    await expect(heading).toBeInViewport();
    await form.press(main.getByRole('link', { name: '정품 등록 내역' }));
    await expect(page).toHaveURL('/member/product_activate_info');
    await page.goBack();
    await expect(heading).toBeVisible();
  });
});
