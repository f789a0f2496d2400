import { readFileSync } from 'node:fs';
import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { logInThere, signIn } from '../../support/log-in.ts';
import { operate } from '../../support/operate.ts';
import { deliver } from '../../support/product/deliveries.ts';
import { keyboard } from '../../support/service/hands.ts';
import { factOf, stageOf } from '../../support/service/order-pages.ts';
import { OPEN_DAY, writtenDay } from '../../support/service/request-form.ts';
import { expect, settled, test } from '../../support/test.ts';

const { junho, yuna } = people;
const to = ({ userIdx, name, phone: phoneNum }: typeof yuna | typeof junho) => ({
  userIdx,
  custName: name,
  phoneNum,
});

test.describe('by mouse at 1280 a member', () => {
  test.use({ viewport: desktop });

  test('logs in on the way, opens an order, confirms its day and follows it to the end', async ({
    page,
    portal,
  }) => {
    const { orderNo, shippingSeqs, installOn } = await deliver(portal, to(yuna));
    const [shippingSeq = ''] = shippingSeqs;
    await page.goto('/');
    await settled(page);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: '제품 관리' }).hover();
    await banner.getByRole('link', { name: '배송 조회' }).click();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: '로그인' }).click();
    await logInThere(page, yuna);
    await expect(page).toHaveURL('/product/product_delivery');
    await settled(page);
    await main.getByRole('link', { name: new RegExp(orderNo) }).click();
    await expect(page).toHaveURL(`/product/product_delivery?orderNo=${orderNo}`);
    await expect(stageOf(page)).toContainText('상품 준비');
    await expect(factOf(page, '설치할 곳')).toContainText('한솔로 12');
    await expect(main.getByText('집에서 준비해 주세요')).toBeVisible();

    await main.getByRole('button', { name: '이 날로 확정하기' }).click();
    await expect(main.getByText('확정하신 날입니다.')).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: '달력에 저장하기' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${orderNo}.ics`);
    expect(readFileSync(await file.path(), 'utf8')).toContain(
      // Its hours are known, and the morning in Korea is the same day in UTC.
      `DTSTART:${installOn.replaceAll('-', '')}T`,
    );

    await operate(portal, 'name-engineer', {
      shippingSeq,
      name: '오설치',
      phone: '010-0000-9001',
    });
    for (const stage of ['출고', '설치 방문', '설치 완료']) {
      await operate(portal, 'advance-shipment', { shippingSeq });
      await page.reload();
      await settled(page);
      await expect(stageOf(page)).toContainText(stage);
    }
    await expect(main.getByRole('link', { name: '010-0000-9001' })).toBeVisible();
    await expect(main.getByText('집에서 준비해 주세요')).toHaveCount(0);
    await page.goBack();
    await expect(main.getByRole('link', { name: new RegExp(orderNo) })).toContainText('설치 완료');
  });
});

test.describe('by keyboard at 375 a member', () => {
  test.use({ viewport: phone });

  test('moves a day in place until noon of the day before, then by phone, and the centre plans another', async ({
    page,
    portal,
  }) => {
    const { orderNo, shippingSeqs } = await deliver(portal, to(junho));
    const [shippingSeq = ''] = shippingSeqs;
    await signIn(page, junho);
    // The short link of text messages leads members to their own deliveries.
    await page.goto('/sms/de');
    await expect(page).toHaveURL('/product/product_delivery');
    await settled(page);
    const main = page.getByRole('main');
    const tabs = main.getByRole('navigation', { name: '주문 종류' });
    await keyboard.press(tabs.getByRole('link', { name: '구매' }));
    await expect(page).toHaveURL('/product/product_delivery?order=buy');
    await page.goBack();
    await keyboard.press(main.getByRole('link', { name: new RegExp(orderNo) }));
    await keyboard.press(main.getByRole('button', { name: '다른 날로 바꾸기' }));
    const move = main.getByRole('group', { name: '설치일 바꾸기' });
    const day = move.getByRole('button', { name: OPEN_DAY }).first();
    const chosen = await writtenDay(day);
    await keyboard.press(day);
    await keyboard.choose(move.getByRole('radio', { name: /오전 9시~낮 12시/ }));
    await expect(move.getByText('날짜를 바꾸셔도 비용은 그대로입니다.')).toBeVisible();
    await keyboard.press(move.getByRole('button', { name: '이 날로 바꾸기' }));
    await expect(main.getByText('확정하신 날입니다.')).toBeVisible();
    await expect(page.locator(':focus')).toContainText(chosen);
    await expect(main.getByText('오전 9시~낮 12시')).toBeVisible();
    // The customer calls the centre, which has no day yet.
    await operate(portal, 'ask-shipment', { shippingSeq, moveOn: '2099-01-06' });
    await page.reload();
    await settled(page);
    await expect(main.getByText('바꾸어 달라고 하셨습니다.')).toBeVisible();
    await operate(portal, 'plan-shipment', { shippingSeq, installOn: '2099-01-05' });
    await page.reload();
    await settled(page);
    await expect(main.getByText('2099.01.05(월)', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: '이 날로 확정하기' })).toBeVisible();
  });
});
