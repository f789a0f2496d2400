import { people } from '@portal/testing/people';
import { phone } from '../../support/frame.ts';
import { signIn } from '../../support/log-in.ts';
import { refusedRegistration } from '../../support/product/registrations.ts';
import { serials } from '../../support/product/serials.ts';
import { keyboard } from '../../support/service/hands.ts';
import { RequestForm } from '../../support/service/request-form.ts';
import { expect, settled, test } from '../../support/test.ts';

const { model: goodsCd, fit } = serials.other;
const [serialNo = ''] = fit;
const reason = '사진에서 주문한 날짜가 보이지 않습니다.';

test.use({ viewport: phone });

test('a refused registration is sent again with its entries and its photo, by keyboard', async ({
  page,
  portal,
}) => {
  await signIn(page, people.minsu);
  const product = { goodsCd, serialNo, shop: '한결 강남점' };
  const refused = await refusedRegistration(page, portal, product, reason);
  await page.goto('/member/product_activate_info');
  await settled(page);
  const main = page.getByRole('main');
  const form = new RequestForm(page, keyboard);
  await form.press(main.getByRole('link', { name: /등록하지 못했습니다/ }).first());
  await expect(page).toHaveURL(`/member/product_activate_detail?idx=${refused}`);
  await expect(main.getByText(reason)).toBeVisible();
  await settled(page);
  await form.press(main.getByRole('link', { name: '고쳐서 다시 보내기' }));
  await expect(page).toHaveURL(`/product/product_activate?again=${refused}`);
  await settled(page);

  await expect(main.getByLabel('모델')).toHaveValue(goodsCd);
  await expect(main.getByLabel('시리얼 번호', { exact: true })).toHaveValue(serialNo);
  await form.next('구매 내역과 증빙 사진');
  await expect(main.getByLabel(/^쇼핑몰이나 매장 이름/)).toHaveValue(product.shop);
  const photos = main.getByRole('list', { name: '고른 사진' }).getByRole('listitem');
  await expect(photos).toHaveCount(1);
  await form.tick(/\(필수\)/);
  await form.next('내용 확인');
  await form.press(main.getByRole('button', { name: '접수하기' }));
  await expect(main.getByRole('heading', { name: '정품 등록을 접수했습니다' })).toBeVisible();
  const sent = new URL(page.url()).searchParams.get('result') ?? '';
  expect(Number(sent)).toBeGreaterThan(Number(refused));
  await page.goto(`/member/product_activate_detail?idx=${sent}`);
  await settled(page);
  await expect(main.getByText(serialNo)).toBeVisible();
  await expect(main.getByRole('img', { name: /보내신 사진/ })).toHaveCount(1);
  await expect(main.getByText(reason)).toHaveCount(0);
});
