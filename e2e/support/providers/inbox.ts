import type { Browser, Page } from '@playwright/test';
import { operate } from '../operate.ts';
import type { Portal } from '../portal.ts';
import { expect } from '../test.ts';
import { phone } from '../frame.ts';
import { askToLogIn } from '../log-in.ts';

/**
 * Opens the sandbox's phone of a number, in a browser that is nobody's. It shows new messages without a reload.
 * @param page on a document of the portal
 * @param viewport of the one who opens a message's link, who need not be on that phone
 */
export async function openInbox(
  browser: Browser,
  page: Page,
  number: string,
  viewport = phone,
): Promise<Page> {
  const { origin } = await askToLogIn(page);
  const screen = await browser.newPage({ viewport, locale: 'ko-KR' });
  await screen.goto(`${origin}/phone/${number.replaceAll('-', '')}`);
  return screen;
}

/** The messages on an open phone that have this text, the newest first. */
export const messagesWith = (screen: Page, text: string | RegExp) =>
  screen.getByRole('article').filter({ hasText: text });

/** Waits until the API has sent every message that is due. */
export const allMessagesSent = (portal: Portal) =>
  expect
    .poll(async () => ((await operate(portal, 'messages', {})) as { due?: number }).due ?? 0)
    .toBe(0);
