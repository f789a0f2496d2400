import { readFileSync } from 'node:fs';
import { people } from '@portal/testing/people';
import { call, signIn } from '../../support/log-in.ts';
import { operate } from '../../support/operate.ts';
import { fileSeats } from '../../support/service/file-seats.ts';
import { factOf, stageOf } from '../../support/service/order-pages.ts';
import { expect, settled, test } from '../../support/test.ts';

const detailOf = (ordNbr: string) => `/service/service_order_detail?service=seat&id=${ordNbr}`;

test('a request is cancelled on its own page until it is confirmed, and its points come back', async ({
  page,
}) => {
  await signIn(page, people.haneul);
  const points = async () => (await call(page, '/api/point/getTotalAmount')).data?.['total'];
  const before = await points();
  const ordNbr = await fileSeats(page);
  expect(await points()).not.toBe(before);
  await page.goto(detailOf(ordNbr));
  await settled(page);
  const main = page.getByRole('main');
  const cancel = main.getByRole('button', { name: '접수 취소하기' });
  const question = page.getByRole('alertdialog');
  await expect(main.getByText('주소를 바꾸시려면 이 접수를 취소하고')).toBeVisible();
  await cancel.click();
  await question.getByRole('button', { name: '그대로 두기' }).click();
  await expect(stageOf(page)).toContainText('접수중');
  await cancel.click();
  await question.getByRole('button', { name: '접수 취소하기' }).click();
  const outcome = main.getByRole('group', { name: '취소 결과' });
  await expect(outcome).toContainText('접수를 취소했습니다.');
  await expect(outcome).toBeVisible();
  await expect(main.getByText('취소된 접수입니다.')).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await expect(main.getByRole('definition').filter({ hasText: '취소됨' })).toBeVisible();
  await expect(main.getByRole('button', { name: '달력에 저장하기' })).toHaveCount(0);
  expect(await points()).toBe(before);

  await page.goto('/service/service_order_info?service=seat');
  await settled(page);
  const states = page.getByRole('navigation', { name: '진행 상태' });
  const row = main.getByRole('link', { name: new RegExp(ordNbr) });
  await states.getByRole('link', { name: '취소됨' }).click();
  await expect(row).toContainText('취소됨');
  await states.getByRole('link', { name: '방문완료' }).click();
  await expect(main.getByText('접수 내역이 없습니다.')).toBeVisible();
});

test('operators move a request on, stage by stage, and its page tells each; it is printed and kept in a calendar', async ({
  page,
  portal,
}) => {
  await signIn(page, people.haneul);
  const ordNbr = await fileSeats(page);
  await page.goto(detailOf(ordNbr));
  await settled(page);
  const main = page.getByRole('main');
  await expect(stageOf(page)).toContainText('접수중');

  const day = (await factOf(page, '방문 날짜').textContent()) ?? '';
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: '달력에 저장하기' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${ordNbr}.ics`);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  // Nine o'clock in Korea.
  expect(lines).toContain(`DTSTART:${day.slice(0, 10).replaceAll('.', '')}T000000Z`);
  expect(lines).toContain('SUMMARY:한결 안마의자 프리미엄 HB-700 시트 교체 방문');

  const printed = page.evaluate(
    () => new Promise<boolean>((done) => (window.print = () => done(true))),
  );
  await main.getByRole('button', { name: '인쇄하기' }).click();
  expect(await printed).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(stageOf(page)).toBeVisible();
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: '주소 변경과 취소' })).toBeHidden();
  await expect(main.getByRole('link', { name: '접수 내역' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  for (const [stage, next] of [
    ['접수확인', '시트를 준비하고 방문할 기사를 배정합니다.'],
    ['기사배정', '기사가 방문해 시트를 교체합니다.'],
    ['방문완료', '모두 마쳤습니다.'],
  ] as const) {
    await operate(portal, 'advance-order', { ordNbr, note: `${stage}: 담당 한결` });
    await page.reload();
    await settled(page);
    await expect(stageOf(page)).toContainText(stage);
    await expect(stageOf(page)).toContainText(next);
    await expect(main.getByText(`${stage}: 담당 한결`)).toBeVisible();
    // From here on the call centre alone cancels, until the last stage.
    await expect(main.getByRole('button', { name: /취소/ })).toHaveCount(0);
    const callCentre = main.getByText(/취소는 고객센터 1577-0000에서 도와드립니다/);
    await expect(callCentre).toHaveCount(stage === '방문완료' ? 0 : 1);
  }
  await expect(operate(portal, 'advance-order', { ordNbr })).rejects.toThrow(/nothing comes after/);
});

test('a guest finds a request by name and phone, masked; a wrong name finds none', async ({
  page,
  context,
}) => {
  await signIn(page, people.haneul);
  const guest = { custName: '구보미', phoneNum: '010-0000-3001' };
  const ordNbr = await fileSeats(page, guest);
  await context.clearCookies();
  // The link of a text message.
  await page.goto('/sms/st');
  await expect(page).toHaveURL('/service/order_check');
  await settled(page);
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: '서비스', exact: true })
    .getByText('시트 교체')
    .click();
  await expect(page).toHaveURL('/service/order_check?service=seat');
  const lookUp = async (name: string, phone: string) => {
    await main.getByLabel('이름').fill(name);
    await main.getByLabel('휴대전화').fill(phone);
    await main.getByRole('button', { name: '조회하기' }).click();
  };
  await lookUp('구보니', guest.phoneNum);
  await expect(main.getByText('조회 내역이 없습니다.')).toBeVisible();
  await lookUp(guest.custName, '01000003001');
  const row = main.getByRole('button', { name: new RegExp(ordNbr) });
  await expect(row).toContainText('접수중');
  await row.click();
  await expect(stageOf(page)).toContainText('접수중');
  await expect(factOf(page, '연락받으실 분')).toHaveText('구*미');
  await expect(factOf(page, '연락처')).toHaveText('010-****-3001');
  await expect(factOf(page, '방문할 곳')).toHaveCount(0);
  await expect(main).not.toContainText('한솔로');
  await expect(page).toHaveURL('/service/order_check?service=seat');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toMatch(/구보미|3001/);
  await main.getByRole('button', { name: '목록으로' }).click();
  await expect(row).toBeVisible();
});
