import { people } from '@portal/testing/people';
import { signIn } from '../../support/log-in.ts';
import { expect, settled, test } from '../../support/test.ts';

test('a bought product is handed over and taken back; a rented one says why it cannot be', async ({
  page,
}) => {
  await signIn(page, people.yuna);
  await page.goto('/member/member_product_info');
  await settled(page);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 2, name: /HB-310/ });
  const name = (await title.textContent()) ?? '';
  const question = page.getByRole('alertdialog');
  await main.getByLabel(`${name} 다른 일 보기`).click();
  await main.getByRole('button', { name: `${name} 물려주기` }).click();
  await question.getByRole('button', { name: '물려주기' }).click();
  await expect(main.getByRole('group', { name: '물려준 결과' })).toBeFocused();
  await expect(title).toHaveCount(0);
  await main.getByRole('button', { name: /다시 가져오기/ }).click();
  await expect(title).toBeVisible();

  await main.getByLabel(/HW-310.* 다른 일 보기/).click();
  await main.getByRole('button', { name: /HW-310.* 물려주기/ }).click();
  await expect(question).toContainText('렌탈 계약 중인 제품');
});
