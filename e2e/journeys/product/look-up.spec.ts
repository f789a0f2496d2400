import { desktop, phone } from '../../support/frame.ts';
import { tabTo } from '../../support/keyboard.ts';
import { operate } from '../../support/operate.ts';
import { deliver, stored } from '../../support/product/deliveries.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { factOf, stageOf } from '../../support/service/order-pages.ts';
import { OPEN_DAY, writtenDay } from '../../support/service/request-form.ts';
import { expect, settled, test } from '../../support/test.ts';

const LOOK_UP = '/product/product_delivery_info?step=delivery';
const FOUND = '/product/product_delivery';

const ways = [
  {
    by: 'by mouse at 1280 a guest',
    viewport: desktop,
    hands: mouse,
    guest: { custName: '구보미', phoneNum: '010-0000-3101' },
    link: '비회원 조회',
  },
  {
    by: 'by keyboard at 375 a guest',
    viewport: phone,
    hands: keyboard,
    guest: { custName: '구보미', phoneNum: '010-0000-3102' },
    link: '비회원으로 조회하기',
  },
] as const;
const fieldOf = { name: '이름', orderNo: '주문 번호' } as const;
const pairOf = { name: '이름과 휴대전화 번호', orderNo: '휴대전화 번호와 주문 번호' } as const;

for (const { by, viewport, hands, guest, link } of ways)
  test.describe(by, () => {
    // The API refuses further tries for this phone number.
    test.use({ viewport, allowed: { patterns: [/status of 429/] } });

    // The API limits the tries of one address too, so there is one test for both pairs.
    test('misses and finds a delivery by name, then by order number, until there were too many tries', async ({
      page,
      portal,
    }) => {
      const { orderNo } = await deliver(portal, guest);
      const main = page.getByRole('main');
      const submit = main.getByRole('button', { name: '조회하기' });
      const miss = main.getByText('조회 내역이 없습니다.');
      const fill = async (pair: keyof typeof fieldOf, known: string) => {
        const option = main.getByRole('radio', { name: pairOf[pair] });
        if (!(await option.isChecked())) await hands.choose(option);
        for (const [label, text] of [
          [fieldOf[pair], known],
          ['휴대전화', guest.phoneNum],
        ] as const) {
          const field = main.getByRole('textbox', { name: label });
          await field.clear();
          await hands.write(field, text);
        }
      };
      const wrong = { name: '구보니', orderNo: orderNo.replace(/^./, '9') };

      // The short link of text messages.
      await page.goto('/sms/de');
      await expect(page).toHaveURL('/product/product_delivery_info');
      await settled(page);
      await hands.press(main.getByRole('link', { name: link }));
      await expect(page).toHaveURL(LOOK_UP);
      await fill('name', wrong.name);
      await hands.press(submit);
      await expect(miss).toBeVisible();
      await fill('name', guest.custName);
      await hands.press(submit);

      await expect(page).toHaveURL(FOUND);
      await expect(stageOf(page)).toContainText('상품 준비');
      await expect(factOf(page, '받으실 분')).toHaveText('구*미');
      await expect(factOf(page, '연락처')).toHaveText(`010-****-${guest.phoneNum.slice(-4)}`);
      await expect(main).not.toContainText(orderNo);
      await expect(main).not.toContainText('한솔로');
      expect(await stored(page)).not.toMatch(/구보미|0000-?310[12]/);
      await hands.press(main.getByRole('button', { name: '이 날로 확정하기' }));
      await expect(main.getByText('확정하신 날입니다.')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(LOOK_UP);
      await page.goForward();
      await expect(main.getByText('확정하신 날입니다.')).toBeVisible();
      await page.reload();
      await settled(page);
      await expect(main.getByText('배송을 다시 조회해 주세요.')).toBeVisible();

      await hands.press(main.getByRole('link', { name: '비회원으로 조회하기' }));
      await expect(page).toHaveURL(LOOK_UP);
      await fill('orderNo', wrong.orderNo);
      await hands.press(submit);
      await expect(miss).toBeVisible();
      await fill('orderNo', orderNo);
      await hands.press(submit);
      await expect(page).toHaveURL(FOUND);
      await expect(main.getByText('확정하신 날입니다.')).toBeVisible();
      expect(await stored(page)).not.toMatch(new RegExp(`구보미|0000-?310[12]|${orderNo}`));

      await page.goBack();
      await expect(page).toHaveURL(LOOK_UP);
      const alert = page.getByRole('alertdialog');
      for (const pair of ['name', 'orderNo'] as const) {
        await page.reload();
        await settled(page);
        // A reload forgets what was typed.
        await expect(main.getByRole('textbox', { name: '휴대전화' })).toHaveValue('');
        await fill(pair, wrong[pair]);
        do {
          await hands.press(submit);
          await expect(miss.or(alert)).toBeVisible();
        } while (await miss.isVisible());
        await expect(alert).toContainText('요청이 많습니다. 잠시 뒤 다시 시도해 주세요.');
        await hands.press(alert.getByRole('button', { name: '확인' }));
        await expect(main.getByText('한 시간 동안 조회하실 수 없습니다.')).toBeVisible();
        await expect(main.getByRole('button', { name: '다시 시도' })).toHaveCount(0);
        await expect(main.getByRole('textbox', { name: fieldOf[pair] })).toHaveValue(wrong[pair]);
      }
    });
  });

test.describe('two shipments, by keyboard, on a phone', () => {
  // The API refuses a change of a day that the centre has planned anew.
  test.use({ viewport: phone, allowed: { patterns: [/status of 409/] } });

  test('a guest finds a delivery of two shipments by phone and order number, and moves one', async ({
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
    const day = move.getByRole('button', { name: OPEN_DAY }).first();
    await tabTo(day);
    const chosen = await writtenDay(day);
    await page.keyboard.press('Enter');
    await keyboard.press(move.getByRole('button', { name: '이 날로 바꾸기' }));
    await expect(page.locator(':focus')).toContainText(chosen);
    await expect(second.getByText('확정하신 날입니다.')).toBeVisible();

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
