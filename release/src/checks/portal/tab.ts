import type { Browser, Page } from 'playwright-core';

/** A page that takes longer is broken, even on a busy machine. */
/** A bound, not a wait: a machine that does other work too is many times as slow. */
const PATIENCE_MS = 60_000;

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Runs in the page: whether the requested page, or the text `instead`, is on the screen and hydrated. */
function isShown(instead: string): boolean {
  const isHydrated = (selector: string) =>
    document.querySelector(selector)?.closest('[data-hydrated]') != null;
  // A web view of the membership app has no header.
  const frame = document.querySelector('header') === null || isHydrated('header');
  const heading = document.querySelector('main h1');
  // React may reuse the heading's element on the next page.
  const isNew = heading !== null && heading.getAttribute('data-left') !== heading.textContent;
  const main = document.querySelector('main');
  // Only the server renders this text, so nothing hydrates it.
  const isInstead = instead !== '' && main?.textContent?.includes(instead);
  return (
    frame &&
    isNew &&
    (isInstead || isHydrated('main h1')) &&
    !document.querySelector('main [aria-busy=true]')
  );
}

/** Runs in the page: follows a link as a customer does. */
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

/** A browser's report that a part failed (shell/src/release/failure.ts). */
interface Report {
  part: string;
  class: string;
  error: string;
}

/** Collects the page's console errors and reports until they are read. */
function complaintsOf(page: Page, origin: string, blocked: string | undefined) {
  let complaints: string[] = [];
  const reports: Report[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // Chromium logs this when we block an entry, and when the API refuses an address without its parameters.
    const isExpected =
      (blocked !== undefined && url.includes(`/r/${blocked}/`)) ||
      (url.includes('/api/') && /status of 4\d\d/.test(message.text()));
    if (message.type() !== 'error' || isExpected) return;
    const [line = ''] = message.text().split('\n');
    // Chromium's message does not name the file that failed, so add it from the message's location.
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
 * Opens a portal in a new tab, as a first visit. Navigations return what went wrong, one sentence each.
 * @param blocked the part whose entry must not load
 * @param instead what customers read in place of a page that is missing on purpose
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
    /** Loads a document of the blocked part. Returns whether the tab reports that the part failed to load. */
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
