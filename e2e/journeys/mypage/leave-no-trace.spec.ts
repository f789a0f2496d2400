import type { Page } from '@playwright/test';
import type { OwnedProduct } from '@portal/contract';
import { DEMO_PASSWORD, people } from '@portal/testing/people';
import { desktop } from '../../support/frame.ts';
import { call, signIn } from '../../support/log-in.ts';
import { fileInquiry } from '../../support/mypage/inquiry.ts';
import { goTo, title } from '../../support/mypage/menu.ts';
import { phoneForms, tracesOf } from '../../support/mypage/traces.ts';
import { mouse } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

const { haneul } = people;
const inquiry = { title: '물에서 쇠 맛이 납니다', text: '어제부터 그렇습니다.' };

/** What identifies the member, and what the member wrote. Addresses and serial numbers are those of the products. */
async function personalOf(page: Page): Promise<string[]> {
  const { data } = await call(page, '/api/product/getUsageList');
  const products = data?.['productList'] as OwnedProduct[];
  const ofProducts = products.flatMap(({ serialNo, place }) => [
    serialNo ?? [],
    place?.addr ?? [],
    place?.addrDetail ?? [],
  ]);
  const texts = ofProducts.flat().filter((text) => text !== '');
  expect(texts.length).toBeGreaterThan(3);
  const { name, phone, account } = haneul;
  return [name, ...phoneForms(phone), account.email, ...texts, inquiry.title, inquiry.text];
}

test.use({ viewport: desktop });

test('pages with personal data and a logout leave none of it in storage, events and addresses', async ({
  page,
}) => {
  const traces = tracesOf(page);
  await signIn(page, haneul);
  const personal = await personalOf(page);
  const bbsIdx = await fileInquiry(page, inquiry);
  const main = page.getByRole('main');
  /** Analytics counts a page only after a moment. */
  const counted = (path: string) =>
    expect
      .poll(async () => (await traces.events()).map((event) => event['page_path']))
      .toContain(path);
  const findNone = (text: string) => {
    for (const one of personal) expect(text).not.toContain(one);
  };

  await page.goto('/member');
  await settled(page);
  await counted('/member');
  for (const [label, heading, path] of [
    ['내 제품', '내 제품', '/member/member_product_info'],
    ['서비스 접수', '서비스 접수 내역', '/member/service_order_info'],
    ['주문·배송', '주문 내역', '/member/member_order_info'],
    ['정품 등록', '정품 등록 내역', '/member/product_activate_info'],
    ['고객의 소리', '고객의 소리 내역', '/member/member_voc'],
    ['포인트', '포인트', '/member/member_point'],
    ['1:1 문의', '1:1 문의 내역', '/member/member_qna'],
  ] as const) {
    await goTo(page, mouse, label, heading);
    await counted(path);
  }
  await main.getByRole('link', { name: inquiry.title }).click();
  await expect(page).toHaveURL(`/member/qna?idx=${bbsIdx}`);
  await expect(main.getByText(inquiry.text)).toBeVisible();
  await counted('/member/qna');
  await goTo(page, mouse, '회원 정보', '비밀번호 확인');
  await main.getByLabel('비밀번호').fill(DEMO_PASSWORD);
  await main.getByRole('button', { name: '비밀번호 확인하기' }).click();
  await expect(title(page, '회원 정보')).toBeVisible();
  await expect(main.getByText(haneul.name).first()).toBeVisible();
  await counted('/member/member_info');

  findNone(JSON.stringify(await traces.events()));
  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/');
  await settled(page);
  findNone(await traces.storage());
  findNone(JSON.stringify(await traces.events()));
  expect(traces.addresses()).toContain('/api/myinfo/selectQnaDetail');
  findNone(traces.addresses());
});
