import type { Page } from '@playwright/test';

export const letter = {
  title: '기사님이 친절했습니다',
  text: '설치하러 오신 기사님이 사용법을 하나하나 알려 주셨습니다.',
};

/** Fills the first step of a voice or an inquiry and goes on. */
export async function writeLetter(page: Page, { title, text } = letter): Promise<void> {
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('내용', { exact: true }).fill(text);
  await page.getByRole('button', { name: '다음' }).click();
  await page.waitForURL(/step=2/);
}

/** Agrees to what has to be agreed to, and goes on to the check. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /\(필수\)/ }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await page.waitForURL(/step=3/);
}

/** The step's own heading. */
export const stepHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name });
