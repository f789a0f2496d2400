import { readFile } from 'node:fs/promises';
import { people } from '@portal/testing/people';
import sharp from 'sharp';
import {
  agreeAndSend,
  enterAccount,
  enterCard,
  goOn,
  threeMinutesLater,
  ways,
} from '../../support/payment/contracts.ts';
import { desktop } from '../../support/frame.ts';
import { logInThere, signIn } from '../../support/log-in.ts';
import { tracesOf } from '../../support/mypage/traces.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

const title = (name: string | RegExp) => ({ level: 1, name }) as const;
const changed = title('결제 수단을 바꿨습니다');
/** What `enterAccount` and `enterCard` type, without hyphens and spaces. */
const typedNumber = /1100009180|4111111111111111/;

test('the pay day, by keyboard: what follows from it is on the screen before it is sent', async ({
  page,
}) => {
  await signIn(page, people.boram);
  await page.goto('/payment/pay_edit_date');
  await settled(page);
  const main = page.getByRole('main');
  await expect(main.getByText('매달 20일')).toBeVisible();
  await keyboard.choose(main.getByRole('radio', { name: /^5일/ }));
  await expect(main.getByRole('heading', { name: '5일로 바꾸시면 이렇게 나갑니다' })).toBeVisible();
  await keyboard.press(main.getByRole('button', { name: '매달 5일로 바꾸기' }));
  await expect(main.getByRole('heading', title('납부일을 매달 5일로 바꿨습니다'))).toBeVisible();
  await expect(ways(page)).toHaveText('바꾸기 전매달 20일지금매달 5일');
  const result = page.url();
  await page.reload();
  await expect(main.getByRole('heading', title('납부일을 매달 5일로 바꿨습니다'))).toBeVisible();
  expect(page.url()).toBe(result);
  await page.goto('/payment/pay_edit_date');
  await expect(main.getByText('매달 5일', { exact: true })).toBeVisible();
});

test.describe('at a desk', () => {
  test.use({ viewport: desktop });

  test('card to account with three minutes at the bank, account to card, card to card', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const traces = tracesOf(page);
    /** The numbers are in memory alone: no storage, event or address has them. */
    const expectNoNumber = async () => {
      const left = [traces.addresses(), await traces.storage(), await traces.events()];
      expect(JSON.stringify(left).replaceAll(/[ -]/g, '')).not.toMatch(typedNumber);
    };
    await page.goto('/payment/pay_edit_method');
    await settled(page);
    await main.getByRole('button', { name: '로그인' }).click();
    await logInThere(page, people.haneul);
    await expect(page).toHaveURL('/payment/pay_edit_method');
    await main.getByRole('link', { name: /한결 안마의자 프리미엄/ }).click();
    await main.getByRole('link', { name: '계좌로 바꾸기' }).click();
    await enterAccount(page, mouse, '9180');
    await goOn(page, mouse, '다른 계약');
    await goOn(page, mouse, '동의');
    await expectNoNumber();
    // A reload forgets the number, and leads back to it.
    await page.reload();
    await settled(page);
    await expect(main.getByRole('heading', { level: 2, name: '새 계좌' })).toBeVisible();
    await expect(main.getByLabel('계좌 번호')).toHaveValue('');
    await expect(main.getByLabel('은행')).toHaveValue('088');
    await enterAccount(page, mouse, '9180');
    await goOn(page, mouse, '다른 계약');
    await goOn(page, mouse, '동의');
    await agreeAndSend(page, mouse);
    await expectNoNumber();
    const checking = title('은행에 계좌를 확인하고 있습니다');
    await expect(main.getByRole('heading', checking)).toBeVisible();
    await expect(main.getByText('다시 신청하지 마세요')).toBeVisible();
    const result = new URL(page.url());

    // Leaving asks first; the check goes on, and the contract leads back to it.
    await main.getByRole('link', { name: '계약 목록' }).click();
    await page.getByRole('button', { name: '떠나기' }).click();
    await expect(page).toHaveURL('/payment/pay_edit_method');
    await main.getByRole('link', { name: /한결 안마의자 프리미엄/ }).click();
    await main.getByRole('link', { name: '진행 상황 보기' }).click();
    await expect(page).toHaveURL(result.pathname + result.search);
    await expect(main.getByRole('heading', checking)).toBeVisible();
    await threeMinutesLater(page);
    await expect(main.getByRole('heading', changed)).toBeVisible();
    await expect(ways(page)).toHaveText(
      '바꾸기 전신용카드 신한카드 **** 7704지금계좌 자동이체 신한은행 **** 9180',
    );

    for (const [way, before] of [
      ['카드로 바꾸기', '계좌 자동이체 신한은행 **** 9180'],
      ['다른 카드로 바꾸기', '신용카드 신한카드 **** 1111'],
    ] as const) {
      await main.getByRole('link', { name: '계약 목록' }).click();
      await main.getByRole('link', { name: /한결 안마의자 프리미엄/ }).click();
      await main.getByRole('link', { name: way, exact: true }).click();
      await enterCard(page, mouse);
      await goOn(page, mouse, '다른 계약');
      await goOn(page, mouse, '동의');
      await expectNoNumber();
      await agreeAndSend(page, mouse);
      await expect(main.getByRole('heading', changed)).toBeVisible();
      await expect(ways(page)).toHaveText(`바꾸기 전${before}지금신용카드 신한카드 **** 1111`);
      await expectNoNumber();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('a company sends its withdrawal form and bankbook with its account', async ({ page }) => {
    await signIn(page, people.seoyeon);
    await page.goto('/payment/pay_edit_method');
    await settled(page);
    const main = page.getByRole('main');
    const picture = await sharp({
      create: { width: 300, height: 400, channels: 3, background: 'ivory' },
    })
      .jpeg()
      .toBuffer();
    /** Asks for an account whose last four digits decide what the bank answers. */
    const askFor = async (ending: string) => {
      await main.getByRole('link', { name: '계좌로 바꾸기' }).click();
      await enterAccount(page, mouse, ending);
      await expect(main.getByLabel('예금주')).toHaveValue('주식회사 한빛라운지');
      await goOn(page, mouse, '법인 서류');
      const form = main.getByRole('link', { name: '출금 신청서 받기 (PDF)' });
      const file = page.waitForEvent('download');
      await form.click();
      expect((await file).suggestedFilename()).toBe('법인 자동이체 출금 신청서.pdf');
      // The form comes as a scan, the bankbook as a photo.
      const choose = (name: string) =>
        main.getByRole('group', { name }).getByLabel('사진·PDF 고르기');
      await choose('출금 신청서').setInputFiles({
        name: '신청서.pdf',
        mimeType: 'application/pdf',
        buffer: await readFile(await (await file).path()),
      });
      await choose('법인 통장 사본').setInputFiles({
        name: '통장.jpg',
        mimeType: 'image/jpeg',
        buffer: picture,
      });
      const rows = main.getByRole('list', { name: '고른 사진' }).getByRole('listitem');
      await expect(rows.getByText('올렸습니다')).toHaveCount(2);
      await goOn(page, mouse, '동의');
      await agreeAndSend(page, mouse);
    };
    await askFor('9001');
    // The account is not the company's: nothing has changed, and the way back is there.
    await expect(main.getByRole('heading', title('결제 수단을 바꾸지 못했습니다'))).toBeVisible();
    await expect(main.getByText(/예금주가 계약하신 분과 다릅니다.*그대로이고/)).toBeVisible();
    await main.getByRole('link', { name: '다시 신청하기' }).click();
    await expect(main.getByText('신용카드 현대카드 **** 3019')).toBeVisible();
    await askFor('2345');
    await expect(main.getByRole('heading', changed)).toBeVisible();
    await expect(ways(page)).toHaveText(
      '바꾸기 전신용카드 현대카드 **** 3019지금계좌 자동이체 신한은행 **** 2345',
    );
  });
});
