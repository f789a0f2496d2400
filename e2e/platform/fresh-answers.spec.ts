import { people } from '@portal/testing/people';
import type { Page } from '@playwright/test';
import { signIn } from '../support/log-in.ts';
import { operate } from '../support/operate.ts';
import { expect, settled, test } from '../support/test.ts';
import { agree, writeLetter } from '../support/voice-form.ts';

/** Goes on inside the portal, whose cache a full load would empty. */
async function go(page: Page, href: string) {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForURL(href);
  await settled(page);
}

/** Sends an inquiry by its form, which is open. Returns its number. */
async function sendInquiry(page: Page): Promise<string> {
  await page.getByLabel('문의 유형').selectOption('기타');
  await writeLetter(page);
  await agree(page);
  await page.getByRole('button', { name: '접수하기' }).click();
  await page.waitForURL(/result=\d+/);
  return /result=(\d+)/.exec(page.url())?.[1] ?? '';
}

/** The inquiries by number and state, as the page's load read them and as a component follows them. */
const listed = (page: Page) =>
  Promise.all(
    ['loaded', 'followed'].map((name) =>
      page
        .getByRole('list', { name })
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => row.firstChild?.textContent)),
    ),
  );
const both = (...rows: string[]) => [rows, rows];

test('what is sent, deleted, answered or changed in another tab is right at the next look', async ({
  page,
  context,
  portal,
}) => {
  await signIn(page, people.seoyeon);
  await page.goto('/demo/inquiries');
  await settled(page);
  await expect.poll(() => listed(page)).toEqual(both());

  // Sent by another remote.
  await go(page, '/customer/qna');
  const first = await sendInquiry(page);
  await go(page, '/demo/inquiries');
  await expect.poll(() => listed(page)).toEqual(both(`${first} 답변 대기`));

  // Answered by an operator.
  await go(page, '/sitemap');
  await operate(portal, 'answer-inquiry', { bbsIdx: first, text: '기사님이 방문하겠습니다.' });
  await go(page, '/demo/inquiries');
  await expect.poll(() => listed(page)).toEqual(both(`${first} 답변 완료`));

  // Sent in a second tab.
  const tab = await context.newPage();
  await tab.goto('/customer/qna');
  await settled(tab);
  const second = await sendInquiry(tab);
  await tab.close();
  await go(page, '/sitemap');
  await go(page, '/demo/inquiries');
  await expect.poll(() => listed(page)).toEqual(both(`${second} 답변 대기`, `${first} 답변 완료`));

  // Deleted on the page: what stands there is loaded again at once.
  await page.getByRole('button', { name: `${second} 지우기` }).click();
  await expect.poll(() => listed(page)).toEqual(both(`${first} 답변 완료`));
});
