import { people } from '@portal/testing/people';
import { askToLogIn, signIn } from '../../support/log-in.ts';
import { fileSeats } from '../../support/service/file-seats.ts';
import { expect, settled, test } from '../../support/test.ts';

const { haneul, minji } = people;

test('a message reaches the phone of who was entered, and its link opens that request without a login', async ({
  page,
  browser,
}) => {
  await signIn(page, haneul);
  const ordNbr = await fileSeats(page, { custName: minji.name, phoneNum: minji.phone });
  const { origin } = await askToLogIn(page);

  const phone = await browser.newPage({ viewport: { width: 375, height: 800 } });
  await phone.goto(`${origin}/phone/${minji.phone}`);
  const message = phone.getByRole('article').filter({ hasText: `접수 번호: ${ordNbr}` });
  // Without a reload: the page looks for messages itself.
  await expect(message).toContainText(`${minji.name}님, 시트 교체 접수를 마쳤습니다.`, {
    timeout: 30_000,
  });
  await message.getByRole('link', { name: '접수 내역 보기' }).click();
  await settled(phone);
  await expect(phone.getByRole('region', { name: '접수 정보' })).toContainText('010-****-2001');
  await expect(phone).toHaveURL(/\/service\/order_check\?service=seat$/);
  await expect(phone.getByRole('button', { name: '접수 취소하기' })).toHaveCount(0);
  await phone.close();
});
