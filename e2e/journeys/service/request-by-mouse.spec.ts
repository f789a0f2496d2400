import { people } from '@portal/testing/people';
import sharp from 'sharp';
import { desktop } from '../../support/frame.ts';
import { logInThere, signIn } from '../../support/log-in.ts';
import { mouse } from '../../support/service/hands.ts';
import { costOf, factOf, followUp, numberOf, stageOf } from '../../support/service/order-pages.ts';
import { OPEN_DAY, RequestForm } from '../../support/service/request-form.ts';
import * as walks from '../../support/service/walks.ts';
import { expect, settled, test } from '../../support/test.ts';

test.use({ viewport: desktop });

const photo = async (name: string) => {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
};

/** `2026-12-01` of a day as customers read it, `2026.12.01(화)`. */
const dayOf = (read: string) => read.slice(0, 10).replaceAll('.', '-');

test('a repair: a visitor begins at home, logs in on the way, adds photos, and follows the request', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^수리 신청/ }).click();
  await expect(page).toHaveURL('/service/service_after');
  await settled(page);
  const form = new RequestForm(page, mouse, { retraces: true });
  await form.choose('모션베드');
  await form.choose('소리가 나요');
  await expect(main.getByText('신청하시기 전에 확인해 보세요')).toBeVisible();
  await form.next('제품과 상태');
  await main.getByRole('button', { name: '날짜와 비용 먼저 보기' }).click();
  const calendar = main.getByRole('group', { name: '방문 날짜' });
  await expect(calendar.getByRole('button', { name: OPEN_DAY }).first()).toBeVisible();
  await expect(main.getByRole('region', { name: '비용' })).toContainText('방문비');
  await main.getByRole('button', { name: '로그인' }).click();
  await logInThere(page, people.yuna);
  await expect(page).toHaveURL('/service/service_after?step=2');
  await settled(page);
  // On second thought it is about another product.
  await main.getByRole('button', { name: '이전', exact: true }).click();
  await form.isAt('어떤 점이 불편하신가요?');
  await expect(main.getByRole('radio', { name: '소리가 나요' })).toBeChecked();

  const day = await walks.askForRepair(form, {
    group: '안마의자',
    symptom: '리모컨이 듣지 않아요',
    product: /HB-520/,
    marketing: true,
    async more() {
      await form.write('더 알려 주실 내용', '어제부터 단추 두 개가 듣지 않습니다.');
      await main
        .getByLabel('사진 고르기')
        .setInputFiles([await photo('앞.jpg'), await photo('뒤.jpg')]);
      const rows = main.getByRole('list', { name: '고른 사진' }).getByRole('listitem');
      await expect(rows.getByText('올렸습니다')).toHaveCount(2);
    },
  });
  const cost = {
    방문비: '30,000원',
    부품비: '현장에서 안내',
    '할인 10%': '−3,000원',
    '방문 때 내실 금액': '27,000원',
  };
  await expect.poll(() => costOf(page)).toEqual(cost);
  // A 변경 link on the check page opens its step; Back returns to the check page.
  await main.getByRole('link', { name: '증상 변경' }).click();
  await form.isAt('어떤 점이 불편하신가요?');
  await expect(main.getByRole('radio', { name: '리모컨이 듣지 않아요' })).toBeChecked();
  await page.goBack();
  await form.isAt('내용 확인');
  const ordNbr = await form.send();

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('수리 신청을 접수했습니다');
  await followUp(page, {
    ordNbr,
    tab: '수리',
    goodsName: '한결 안마의자 HB-520',
    status: '접수중',
  });
  await expect(stageOf(page)).toContainText('접수중');
  await expect(stageOf(page)).toContainText('상담원이 내용을 확인합니다.');
  await expect(factOf(page, '증상')).toHaveText('리모컨이 듣지 않아요');
  await expect(factOf(page, '내용')).toHaveText('어제부터 단추 두 개가 듣지 않습니다.');
  await expect(factOf(page, '사진').getByRole('img', { name: /^보내신 사진/ })).toHaveCount(2);
  await expect(factOf(page, '방문 날짜')).toHaveText(day);
  await expect(factOf(page, '방문할 곳')).toContainText('(06035) 서울 강남구 한솔로 12');
  await expect(factOf(page, '연락처')).toHaveText('010-0000-1007');
  expect(await costOf(page)).toEqual(cost);
});

test('seats: from the menu, line by line in the cart, with points, up to the payment', async ({
  page,
}) => {
  await signIn(page, people.yuna);
  await page.goto('/');
  await settled(page);
  const main = page.getByRole('main');
  await page.getByRole('banner').getByRole('button', { name: '서비스 신청' }).hover();
  await page.getByRole('banner').getByRole('link', { name: '시트 교체 신청' }).click();
  await expect(page).toHaveURL('/service/service_seat');
  await settled(page);
  const form = new RequestForm(page, mouse, { retraces: true });
  const day = await walks.askForSeats(form, {
    product: /HB-520/,
    seats: ['어깨 시트 (왼쪽)', '어깨 시트 (오른쪽)', '머리 쿠션'],
    points: '20000',
  });
  const cost = {
    '머리 쿠션': '80,000원',
    '어깨 시트 (왼쪽)': '40,000원',
    '어깨 시트 (오른쪽)': '40,000원',
    방문비: '30,000원',
    '할인 5%': '−9,500원',
    '포인트 사용': '−20,000원',
    '내실 금액': '160,500원',
  };
  await expect.poll(() => costOf(page)).toEqual(cost);
  const ordNbr = await form.send();

  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('시트 교체: 결제를 기다리고 있습니다');
  const waiting = main.getByRole('status').filter({ hasText: '결제 대기' });
  await expect(waiting).toContainText('내실 금액은 160,500원입니다.');
  await expect(waiting.getByRole('link', { name: '결제하기' })).toHaveAttribute(
    'href',
    `/payment?ordNbr=${ordNbr}`,
  );
  const goodsName = '한결 안마의자 HB-520';
  await followUp(page, { ordNbr, tab: '시트 교체', goodsName, status: '결제 대기' });
  await expect(factOf(page, '방문 날짜')).toHaveText(day);
  await expect(factOf(page, '시트')).toContainText('어깨 시트 (오른쪽)');
  await expect(factOf(page, '방문할 곳')).toContainText('3층');
  expect(await costOf(page)).toEqual(cost);
});

test('a transfer: from the product guide to another region, with a ladder truck and the discount', async ({
  page,
}) => {
  await signIn(page, people.yuna);
  await page.goto('/product_guide?product=l');
  await settled(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^이전설치/ }).click();
  await expect(page).toHaveURL('/service/service_transfer');
  await settled(page);
  const form = new RequestForm(page, mouse, { retraces: true });
  const [pickup, installation] = await walks.askForTransfer(form, {
    group: '모션베드',
    to: walks.roads.busan,
    ladder: true,
    marketing: true,
  });
  const between = (Date.parse(dayOf(installation)) - Date.parse(dayOf(pickup))) / 86_400_000;
  expect(between).toBeGreaterThanOrEqual(7);
  const cost = {
    '회수·설치 작업비': '150,000원',
    운송비: '100,000원',
    '사다리차 (설치할 곳)': '현장에서 안내',
    '할인 10%': '−25,000원',
    '내실 금액': '225,000원',
  };
  await expect.poll(() => costOf(page)).toEqual(cost);
  const ordNbr = await form.send();

  const goodsName = '한결 모션베드 HL-300(150×200)';
  await followUp(page, { ordNbr, tab: '이전설치', goodsName, status: '결제 대기' });
  await expect(factOf(page, '회수할 곳')).toContainText(walks.roads.gangnam);
  await expect(factOf(page, '설치할 곳')).toContainText('부산 해운대구 바다로 55');
  await expect(factOf(page, '회수 날짜')).toHaveText(pickup);
  await expect(factOf(page, '설치 날짜')).toHaveText(installation);
  await expect(factOf(page, '사다리차')).toHaveText('설치할 곳');
  expect(await costOf(page)).toEqual(cost);
});

test('a disassembly: from the online desk, a week ahead, without the consent to marketing', async ({
  page,
}) => {
  await signIn(page, people.yuna);
  await page.goto('/online');
  await settled(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '분해·조립 바로 가기' }).click();
  await expect(page).toHaveURL('/service/service_assemble_disassemble');
  await settled(page);
  const form = new RequestForm(page, mouse, { retraces: true });
  const [disassembly, assembly] = await walks.askForDisassembly(form, {
    group: '안마의자',
    product: /HB-310/,
  });
  const cost = {
    '분해 작업비': '70,000원',
    '조립 작업비': '70,000원',
    '내실 금액': '140,000원',
  };
  await expect.poll(() => costOf(page)).toEqual(cost);
  const ordNbr = await form.send();

  const goodsName = '한결 소형 안마의자 HB-310';
  await followUp(page, { ordNbr, tab: '분해·조립', goodsName, status: '결제 대기' });
  await expect(factOf(page, '분해 날짜')).toHaveText(disassembly);
  await expect(factOf(page, '조립 날짜')).toHaveText(assembly);
  expect(await costOf(page)).toEqual(cost);
});

test('a filter membership: from its information, with the penalty of this purifier, once', async ({
  page,
}) => {
  await signIn(page, people.haneul);
  await page.goto('/service/service_care_info?service=w_filter');
  await settled(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '필터 멤버십 신청하기' }).click();
  await expect(page).toHaveURL('/service/service_w_filter');
  await settled(page);
  const form = new RequestForm(page, mouse, { retraces: true });
  await walks.askForFilters(form, { product: /HW-310/, term: '24개월' });
  await expect
    .poll(() => costOf(page))
    .toEqual({
      '월 이용료': '14,900원',
      '약정 기간': '24개월',
      '세디먼트 필터': '포함',
      '프리 카본 필터': '포함',
      '멤브레인 필터': '포함',
      '24개월 동안 모두': '357,600원',
    });
  await expect(main.getByText('128,000원 − 89,400원으로 위약금이 38,600원')).toBeVisible();
  const ordNbr = await form.send();
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('필터 멤버십 신청을 접수했습니다');
  await page.reload();
  await settled(page);
  await expect(numberOf(page, ordNbr)).toBeVisible();

  await page.goto('/service/service_w_filter');
  await settled(page);
  await expect(main.getByRole('radio', { name: /HW-310/ })).toBeDisabled();
  await expect(main.getByText('이미 필터 멤버십에 가입한 제품입니다.')).toBeVisible();
});
