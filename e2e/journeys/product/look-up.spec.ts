import { desktop, phone } from '../../support/frame.ts';
import { tabTo } from '../../support/keyboard.ts';
import { operate } from '../../support/operate.ts';
import { deliver, stored } from '../../support/product/deliveries.ts';
import { keyboard } from '../../support/service/hands.ts';
import { factOf, stageOf } from '../../support/service/order-pages.ts';
import { expect, settled, test } from '../../support/test.ts';

const LOOK_UP = '/product/product_delivery_info?step=delivery';
const FOUND = '/product/product_delivery';

test.describe('by mouse, on a wide screen', () => {
  test.use({ viewport: desktop });

  test('a guest misses, finds a delivery by name and phone, and confirms its day; nothing of it is kept', async ({
    page,
    portal,
  }) => {
    const guest = { custName: '구보미', phoneNum: '010-0000-3101' };
    const { orderNo } = await deliver(portal, guest);
    // The short link of text messages.
    await page.goto('/sms/de');
    await expect(page).toHaveURL('/product/product_delivery_info');
    await settled(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: '비회원 조회' }).click();
    await expect(page).toHaveURL(LOOK_UP);
    const lookUp = async (name: string) => {
      await main.getByLabel('이름', { exact: true }).fill(name);
      await main.getByLabel('휴대전화', { exact: true }).fill(guest.phoneNum);
      await main.getByRole('button', { name: '조회하기' }).click();
    };
    await lookUp('구보니');
    await expect(main.getByText('조회 내역이 없습니다.')).toBeVisible();
    await lookUp(guest.custName);

    await expect(page).toHaveURL(FOUND);
    await expect(stageOf(page)).toContainText('상품 준비');
    await expect(factOf(page, '받으실 분')).toHaveText('구*미');
    await expect(factOf(page, '연락처')).toHaveText('010-****-3101');
    await expect(main).not.toContainText(orderNo);
    await expect(main).not.toContainText('한솔로');
    expect(await stored(page)).not.toMatch(/구보미|3101/);

    await main.getByRole('button', { name: '이 날로 확정하기' }).click();
    await expect(main.getByText('확정하신 날입니다.')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(LOOK_UP);
    await page.goForward();
    await expect(main.getByText('확정하신 날입니다.')).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(main.getByText('배송을 다시 조회해 주세요.')).toBeVisible();
    await main.getByRole('link', { name: '비회원으로 조회하기' }).click();
    await expect(page).toHaveURL(LOOK_UP);
  });

  test('after too many tries the page says to wait, shows the server’s message, and offers no retry', async ({
    page,
    allowed,
  }) => {
    allowed.patterns.push(/status of 429/);
    await page.goto(LOOK_UP);
    await settled(page);
    const main = page.getByRole('main');
    const alert = page.getByRole('alertdialog');
    const wait = main.getByText('조회를 여러 번 하셨습니다.');
    await main.getByLabel('이름', { exact: true }).fill('구보니');
    await main.getByLabel('휴대전화', { exact: true }).fill('010-0000-3102');
    await expect(async () => {
      await main.getByRole('button', { name: '조회하기' }).click();
      await expect(alert).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(alert).toContainText('요청이 많습니다. 잠시 뒤 다시 시도해 주세요.');
    await alert.getByRole('button', { name: '확인' }).click();
    await expect(wait).toBeVisible();
    await expect(main.getByRole('button', { name: '다시 시도' })).toHaveCount(0);
    await expect(main.getByLabel('이름', { exact: true })).toHaveValue('구보니');
  });
});

test.describe('by keyboard, on a phone', () => {
  // The API refuses a change of a day that the centre has planned anew.
  test.use({ viewport: phone, allowed: { patterns: [/status of 409/] } });

  test('a guest finds a delivery of two shipments by phone and order number, and asks to move one', async ({
    page,
    portal,
  }) => {
    const guest = { custName: '남주리', phoneNum: '010-0000-3103' };
    const { orderNo, shippingSeqs } = await deliver(portal, guest, ['침대 프레임', '매트리스']);
    await page.goto('/sitemap');
    await settled(page);
    const main = page.getByRole('main');
    await keyboard.press(main.getByRole('link', { name: '배송 조회', exact: true }));
    await expect(page).toHaveURL('/product/product_delivery_info');
    await settled(page);
    await keyboard.press(main.getByRole('link', { name: '비회원으로 조회하기' }));
    await expect(page).toHaveURL(LOOK_UP);
    await keyboard.choose(main.getByRole('radio', { name: '휴대전화 번호와 주문 번호' }));
    await keyboard.press(main.getByRole('button', { name: '조회하기' }));
    // The focus moves to the field with the problem.
    await expect(main.getByLabel('휴대전화', { exact: true })).toBeFocused();
    await page.keyboard.insertText('01000003103');
    await keyboard.write(main.getByRole('textbox', { name: '주문 번호' }), orderNo);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(FOUND);
    await expect(main.getByRole('heading', { name: '1 / 2 배송' })).toBeVisible();
    const second = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: '2 / 2 배송' }) });
    await expect(second).toContainText('매트리스 1개');
    await keyboard.press(second.getByRole('button', { name: '다른 날로 바꾸기' }));
    const move = second.getByRole('group', { name: '설치일 바꾸기' });
    await expect(move).toBeFocused();
    const day = move.getByRole('button', { name: /^\d{4}\.\d{2}\.\d{2}\(.\)$/ }).first();
    await tabTo(day);
    const chosen = (await day.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    await keyboard.press(move.getByRole('button', { name: '이 날로 바꾸어 달라고 하기' }));
    await expect(second.getByText(`${chosen}로 바꾸어 달라고 하셨습니다.`)).toBeVisible();
    await expect(page.locator(':focus')).toContainText('바꾸어 달라고');

    // The centre plans another day while the customer still sees the old one.
    const [first = ''] = shippingSeqs;
    await operate(portal, 'plan-shipment', { shippingSeq: first, installOn: '2099-01-05' });
    await keyboard.press(main.getByRole('button', { name: '이 날로 확정하기' }));
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('설치일이 바뀌었습니다');
    await page.keyboard.press('Enter');
    await expect(main.getByText('2099.01.05(월)', { exact: true })).toBeVisible();
  });
});
