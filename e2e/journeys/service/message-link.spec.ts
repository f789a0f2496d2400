import { people } from '@portal/testing/people';
import { desktop, phone as narrow } from '../../support/frame.ts';
import { openInbox } from '../../support/providers/inbox.ts';
import { askToLogIn, signIn } from '../../support/log-in.ts';
import { operate } from '../../support/operate.ts';
import { deliver } from '../../support/product/deliveries.ts';
import { keyboard } from '../../support/service/hands.ts';
import { fileSeats } from '../../support/service/file-seats.ts';
import { expect, settled, test } from '../../support/test.ts';

const { haneul, minji } = people;

test('by mouse at 1280 a guest opens the request of a message, which was sent to who was entered, without a login', async ({
  page,
  browser,
}) => {
  await signIn(page, haneul);
  const ordNbr = await fileSeats(page, { custName: minji.name, phoneNum: minji.phone });
  const phone = await openInbox(browser, page, minji.phone, desktop);
  const message = phone.getByRole('article').filter({ hasText: `접수 번호: ${ordNbr}` });
  // Without a reload: the page looks for messages itself.
  await expect(message).toContainText(`${minji.name}님, 시트 교체 접수를 마쳤습니다.`);
  await message.getByRole('link', { name: '접수 내역 보기' }).click();
  await settled(phone);
  await expect(phone.getByRole('region', { name: '접수 정보' })).toContainText('010-****-2001');
  await expect(phone).toHaveURL(/\/service\/order_check\?service=seat$/);
  await expect(phone.getByRole('button', { name: '접수 취소하기' })).toHaveCount(0);
  await phone.close();
});

test('by keyboard at 375 a guest opens the delivery of a message, and stops further messages to that number', async ({
  page,
  portal,
}) => {
  const contact = { custName: minji.name, phoneNum: '01000002055' };
  const { shippingSeqs } = await deliver(portal, contact);
  await page.goto('/');
  const { origin } = await askToLogIn(page);
  await page.setViewportSize(narrow);
  const inbox = `${origin}/phone/${contact.phoneNum}`;
  await page.goto(inbox);
  const messages = page.getByRole('article');
  await expect(messages).toContainText('설치하러 갈 날을 정했습니다.');
  await keyboard.press(messages.getByRole('link', { name: '배송 보기' }));
  await settled(page);
  await expect(page).toHaveURL(/\/product\/product_delivery$/);
  const main = page.getByRole('main');
  await expect(main.getByText('010-****-2055')).toBeVisible();
  await expect(main.getByRole('button', { name: '이 날로 확정하기' })).toHaveCount(0);
  await keyboard.press(main.getByRole('button', { name: '알림 그만 받기' }));
  const question = page.getByRole('alertdialog');
  await keyboard.press(question.getByRole('button', { name: '알림 그만 받기' }));
  await expect(main.getByRole('group', { name: '알림을 멈추었습니다' })).toBeFocused();
  await expect(main).toContainText('010-****-2055번으로는 이제 알림을 보내지 않습니다.');

  for (const shippingSeq of shippingSeqs)
    await operate(portal, 'advance-shipment', { shippingSeq });
  await expect
    .poll(
      async () => ((await operate(portal, 'messages', {})) as { declined?: number }).declined ?? 0,
    )
    .toBeGreaterThan(0);
  await page.goto(inbox);
  await expect(messages).toHaveCount(1);
});
