import { people } from '@portal/testing/people';
import { signIn } from '../../support/log-in.ts';
import { serials } from '../../support/product/serials.ts';
import { mouse } from '../../support/service/hands.ts';
import { RequestForm } from '../../support/service/request-form.ts';
import { askForRepair } from '../../support/service/walks.ts';
import { stumblesOf } from '../../support/accessibility/spoken.ts';
import { expect, settled, test } from '../../support/test.ts';

/** A form of haneul at this address, of which a screen reader reads the first step and each that follows. */
async function read(page: Parameters<typeof signIn>[0], path: string): Promise<RequestForm> {
  await signIn(page, people.haneul);
  await page.goto(path);
  await settled(page);
  const hear = async (step: string) => {
    await settled(page);
    expect.soft(await stumblesOf(page), step).toEqual([]);
  };
  await hear(path);
  return new RequestForm(page, mouse, { onStep: hear });
}

test('a screen reader reads each step of a repair without stumbling', async ({ page }) => {
  const form = await read(page, '/service/service_after');
  await askForRepair(form, { group: '정수기', symptom: '물이 새요', isPlaceKnown: true });
});

test('a screen reader reads each step of a registration up to its photo without stumbling', async ({
  page,
}) => {
  const form = await read(page, '/product/product_activate');
  const { main } = form;
  // No journey registers this number, after which it would be refused here.
  const { model, fit } = serials.other;
  await mouse.select(main.getByLabel('모델'), new RegExp(model));
  await form.write('시리얼 번호', fit[1] ?? '');
  await form.next('구매 내역과 증빙 사진');
  await form.choose('온라인 마켓');
  await form.day('구매하신 날');
});

test('a screen reader reads each step of a visit to a showroom without stumbling', async ({
  page,
}) => {
  const form = await read(page, '/product/showroom_visit?showroom=6001');
  const { main } = form;
  await form.day('방문 날짜');
  const open = main.getByRole('radio', { disabled: false });
  await open.first().waitFor();
  await form.choose(new RegExp(`^${await open.first().getAttribute('value')}`));
  await form.next('인원과 연락처');
  await form.choose('2명');
  await form.tick(/개인정보 수집·이용에 동의/);
  await form.next('내용 확인');
});
