import type { Browser, Page } from 'playwright-core';

/** A page that is not there after this is broken, on a machine that does other work too. */
const PATIENCE_MS = 20_000;

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Runs in the page: whether the page that was moved to, or the text instead of it, is on the screen and hydrated. */
function isShown(instead: string): boolean {
  const isHydrated = (selector: string) =>
    document.querySelector(selector)?.closest('[data-hydrated]') != null;
  // A web view of the membership app has no header.
  const frame = document.querySelector('header') === null || isHydrated('header');
  const heading = document.querySelector('main h1');
  // React may keep the element from one page to the next.
  const isNew = heading !== null && heading.getAttribute('data-left') !== heading.textContent;
  const main = document.querySelector('main');
  // The server draws this text, and nothing hydrates it.
  const isInstead = instead !== '' && main?.textContent?.includes(instead);
  return (
    frame &&
    isNew &&
    (isInstead || isHydrated('main h1')) &&
    !document.querySelector('main [aria-busy=true]')
  );
}

/** Runs in the page: follows a link as a customer would. */
function follow(path: string): void {
  if (location.pathname === path) return;
  for (const heading of document.querySelectorAll('main h1'))
    heading.setAttribute('data-left', heading.textContent ?? '');
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}

/** What a browser reports of a part that failed (shell/src/release/failure.ts). */
interface Report {
  part: string;
  class: string;
  error: string;
}

/** Collects what the page complains of until it is asked. */
function complaintsOf(page: Page, origin: string, blocked: string | undefined) {
  let complaints: string[] = [];
  const reports: Report[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // Chromium says so where we block an entry, and where the API refuses an address without its parameters.
    const isExpected =
      (blocked !== undefined && url.includes(`/r/${blocked}/`)) ||
      (url.includes('/api/') && /status of 4\d\d/.test(message.text()));
    if (message.type() !== 'error' || isExpected) return;
    const [line = ''] = message.text().split('\n');
    // Chromium's message does not name the file that failed to load: its address is beside the message.
    const of = line.startsWith('Failed to load') ? ` (${new URL(url, origin).pathname})` : '';
    complaints.push(`console: ${line}${of}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().endsWith('/-/failures')) return;
    const report = JSON.parse(request.postData() ?? '{}') as Report;
    reports.push(report);
    if (report.part !== blocked) complaints.push(`${report.part} ${report.class}: ${report.error}`);
  });
  return {
    reports,
    take(): string[] {
      const found = complaints;
      complaints = [];
      return found;
    },
  };
}

/**
 * Opens a tab of a portal, a customer's first. Moves return what went wrong, a sentence each.
 * @param blocked the part whose entry does not load
 * @param instead what customers read in the place of a page that is not there on purpose
 */
export async function openTab(browser: Browser, origin: string, blocked?: string, instead = '') {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  const page = await context.newPage();
  if (blocked !== undefined)
    await page.route(new RegExp(`/r/${blocked}/[^/]+/remoteEntry\\.js$`), (route) => route.abort());
  const { reports, take } = complaintsOf(page, origin, blocked);

  const shown = async (): Promise<string[]> => {
    const isThere = await page.waitForFunction(isShown, instead, { timeout: PATIENCE_MS }).then(
      () => true,
      () => false,
    );
    return isThere ? take() : [...take(), `it is not there after ${PATIENCE_MS / 1000} s`];
  };

  return {
    page,
    /** Loads a document. */
    async open(path: string): Promise<string[]> {
      await page.goto(origin + path, { waitUntil: 'commit' });
      return shown();
    },
    /** Follows a link in the document. */
    async move(path: string): Promise<string[]> {
      await page.evaluate(follow, path);
      return shown();
    },
    /** Loads a document of the part that is blocked. Returns whether the tab reports that the part cannot be loaded. */
    async fails(path: string): Promise<boolean> {
      await page.goto(origin + path, { waitUntil: 'commit' });
      const until = performance.now() + PATIENCE_MS;
      while (performance.now() < until) {
        if (reports.some(({ part }) => part === blocked)) return true;
        await page.waitForTimeout(50);
      }
      return false;
    },
    close: () => context.close(),
  };
}
