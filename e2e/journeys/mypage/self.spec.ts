import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { logInThere, signIn } from '../../support/log-in.ts';
import { fileInquiry } from '../../support/mypage/inquiry.ts';
import { keyboard, mouse, type Hands } from '../../support/service/hands.ts';
import { RequestForm } from '../../support/service/request-form.ts';
import { expect, settled, test } from '../../support/test.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const confirmed = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

/** Opens an address and waits until the page has settled. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await settled(page);
}

/** Enters the password that the page of the member's data asks for. */
async function enter(page: Page, { press, write }: Hands) {
  const main = page.getByRole('main');
  await write(main.getByLabel('비밀번호'), DEMO_PASSWORD);
  await press(main.getByRole('button', { name: '비밀번호 확인하기' }));
  await expect(main.getByRole('heading', { level: 1, name: '회원 정보' })).toBeVisible();
}

async function readAndDelete(page: Page, { press }: Hands) {
  const main = page.getByRole('main');
  const title = '정수기 물이 미지근합니다';
  await fileInquiry(page, { title });
  await open(page, '/member/member_qna');
  await press(main.getByRole('link', { name: '답변 대기', exact: true }));
  await expect(page).toHaveURL('/member/member_qna?state=0');
  await press(main.getByRole('link', { name: title }));
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText('이 화면에 답변을 올립니다.')).toBeVisible();
  await press(main.getByRole('button', { name: '문의 지우기' }));
  await press(confirmed(page, '문의 지우기'));
  await expect(page).toHaveURL('/member/member_qna');
  await expect(main.getByRole('heading', { level: 1, name: '1:1 문의 내역' })).toBeVisible();
  await expect(main.getByRole('link', { name: title })).toHaveCount(0);
}

async function askFurther(page: Page, { press }: Hands) {
  const main = page.getByRole('main');
  const bbsIdx = await fileInquiry(page, { title: '소음이 있습니다' });
  await open(page, `/member/qna?idx=${bbsIdx}`);
  await press(main.getByRole('link', { name: '같은 일로 더 문의하기' }));
  await expect(main.getByLabel('제목')).toHaveValue('[추가 문의] 소음이 있습니다');
  await expect(main.getByLabel('문의 유형')).toHaveValue('product');
}

async function seePoints(page: Page, { press }: Hands) {
  const main = page.getByRole('main');
  await open(page, '/member/member_point');
  await expect(part(page, '쓰실 수 있는 포인트').getByText(/^[\d,]+점$/)).toBeVisible();
  await expect(main.getByRole('table', { name: '최근 열두 달' }).getByRole('row')).toHaveCount(13);
  await press(main.getByRole('link', { name: '적립', exact: true }));
  await expect(page).toHaveURL('/member/member_point?type=EARN');
}

async function changeData(page: Page, hands: Hands, email: string) {
  const { press, write } = hands;
  await open(page, '/member/member_info');
  await enter(page, hands);
  const mail = part(page, '이메일');
  await mail.getByLabel('이메일 주소').clear();
  await write(mail.getByLabel('이메일 주소'), people.haneul.account.email);
  await press(mail.getByRole('button', { name: '이메일 저장하기' }));
  await expect(mail.getByText('이미 쓰이고 있는 이메일입니다.')).toBeVisible();
  await mail.getByLabel('이메일 주소').clear();
  await write(mail.getByLabel('이메일 주소'), email);
  await press(mail.getByRole('button', { name: '이메일 저장하기' }));
  await expect(mail.getByText('이메일을 바꿨습니다.')).toBeVisible();

  await new RequestForm(page, hands).place('사시는 곳', '바다로 55', '7층');
  await press(part(page, '주소').getByRole('button', { name: '이 주소 저장하기' }));
  await expect(part(page, '주소').getByText('주소를 바꿨습니다.')).toBeVisible();

  const marketing = part(page, '마케팅 정보 수신');
  await press(marketing.getByRole('button', { name: '수신 동의 거두기' }));
  await expect(marketing.getByText('동의하지 않으셨습니다.')).toBeVisible();
  await press(marketing.getByRole('button', { name: '수신에 동의하기' }));
  await expect(marketing.getByText('동의하셨습니다.', { exact: true })).toBeVisible();
}

/** The number that the sandbox's identity check confirms if the test chooses "another phone". */
const OTHER_PHONE = '010-0000-9999';

/** Changes the phone number. On a phone the identity check takes the place of the page, elsewhere it opens a window. */
async function changePhone(page: Page, context: BrowserContext, hands: Hands, isPhone: boolean) {
  const box = part(page, '이름과 휴대전화');
  await hands.write(box.getByLabel('새 휴대전화 번호'), OTHER_PHONE);
  const start = () => hands.press(box.getByRole('button', { name: '본인 확인하고 번호 바꾸기' }));
  const opened = isPhone ? Promise.resolve(page) : context.waitForEvent('page');
  await start();
  const provider = await opened;
  await provider.waitForURL(/127\.0\.0\.1:\d+\/identity/);
  await hands.press(provider.getByRole('button', { name: '휴대전화가 다름', exact: true }));
  if (isPhone) {
    // The page was loaded again. It asks for the password before anything is changed, and its address loses the step then.
    await expect(page).toHaveURL(/\/member\/member_info/);
    await settled(page);
    await enter(page, hands);
  }
  await expect(box.getByText(`휴대전화 번호를 ${OTHER_PHONE}번으로 바꿨습니다.`)).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(sessionStorage).join());
  expect(kept).not.toContain('Cert');
}

// Their numbers change, so no other journey may wait for a message to them.
for (const { by, hands, who, isPhone } of [
  { by: 'by mouse', hands: mouse, who: people.boram, isPhone: false },
  { by: 'on a phone with a keyboard', hands: keyboard, who: people.minsu, isPhone: true },
])
  test.describe(by, () => {
    // The API refuses an e-mail address that another member has.
    test.use({
      viewport: isPhone ? phone : desktop,
      isMobile: isPhone,
      hasTouch: isPhone,
      allowed: { patterns: [/status of 409/] },
    });

    test('a member reads and deletes an inquiry, asks one more question and sees the points', async ({
      page,
    }) => {
      await signIn(page, who);
      await readAndDelete(page, hands);
      await askFurther(page, hands);
      await seePoints(page, hands);
    });

    test('a member changes e-mail, address, consent and phone', async ({ page, context }) => {
      await signIn(page, who);
      await changeData(page, hands, `new-${who.account.loginId}@hangyeol.example`);
      await changePhone(page, context, hands, isPhone);
      // After a reload the page asks for the password again, and then shows the saved data.
      await page.reload();
      await settled(page);
      await expect(page.getByRole('main').getByText(who.name)).toHaveCount(0);
      await enter(page, hands);
      await expect(part(page, '이름과 휴대전화').getByText(OTHER_PHONE)).toBeVisible();
    });
  });

test('another browser is logged out, and notices it with its next call', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, people.sora);
  // Other journeys leave devices of hers, but no iPhone.
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const other = await browser.newPage({ userAgent, ...(baseURL && { baseURL }) });
  await signIn(other, people.sora);
  await open(other, '/member/member_qna');
  await open(page, '/member/member_info');
  await enter(page, mouse);
  const devices = part(page, '로그인한 기기');
  await expect(devices.getByText('지금 쓰시는 기기')).toHaveCount(1);
  await devices.getByRole('button', { name: /iPhone.*로그아웃하기$/ }).click();
  await confirmed(page, '로그아웃하기').click();
  await expect(devices.getByRole('button', { name: /iPhone.*로그아웃하기$/ })).toHaveCount(0);
  await other.getByRole('main').getByRole('link', { name: '답변 완료', exact: true }).click();
  await expect(other.getByRole('alertdialog')).toContainText('로그인 시간이 끝났습니다.');
  await other.close();
});

test.describe('a session that ends in the middle', () => {
  test.use({ allowed: { patterns: [/status of 401/] } });

  test('is told, what was typed stays, and the password is asked for again afterwards', async ({
    page,
    context,
  }) => {
    await signIn(page, people.yuna);
    await open(page, '/member/member_info');
    await enter(page, mouse);
    const mail = part(page, '이메일');
    await mail.getByLabel('이메일 주소').fill('kept@hangyeol.example');
    await context.clearCookies({ name: 'portal-session' });
    await mail.getByRole('button', { name: '이메일 저장하기' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('로그인 시간이 끝났습니다.');
    await expect(mail.getByLabel('이메일 주소')).toHaveValue('kept@hangyeol.example');
    await question.getByRole('button', { name: '다시 로그인하기' }).click();
    await logInThere(page, people.yuna);
    await expect(page.getByRole('heading', { level: 1, name: '비밀번호 확인' })).toBeVisible();
  });
});

test('a member who cannot leave sees the reasons, each with a link to the page that helps', async ({
  page,
}) => {
  await signIn(page, people.haneul);
  await open(page, '/member/member_info');
  await enter(page, mouse);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '탈퇴 알아보기' }).click();
  await expect(main.getByRole('heading', { name: '아직 탈퇴하실 수 없습니다' })).toBeVisible();
  await expect(main.getByRole('button', { name: '탈퇴하기' })).toHaveCount(0);
  await main.getByRole('link', { name: '렌탈 제품 보기' }).click();
  await expect(page).toHaveURL('/member/member_product_info?product=1');
});

test('a member leaves, by keyboard, and nothing of them stays in the browser', async ({ page }) => {
  const { press, write, choose } = keyboard;
  await signIn(page, people.doyun);
  await open(page, '/member/member_info');
  await enter(page, keyboard);
  const main = page.getByRole('main');
  await press(main.getByRole('link', { name: '탈퇴 알아보기' }));
  await write(main.getByLabel('비밀번호'), DEMO_PASSWORD);
  await choose(main.getByRole('checkbox', { name: /되돌릴 수 없음/ }));
  await press(main.getByRole('button', { name: '탈퇴하기' }));
  await press(confirmed(page, '탈퇴하기'));
  await expect(page.getByRole('alertdialog')).toContainText('그동안 이용해 주셔서 고맙습니다.');
  await press(confirmed(page, '확인'));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: '로그인' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toMatch(/강도윤|doyun|0000-?1005/);
});
