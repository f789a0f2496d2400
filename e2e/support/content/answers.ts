import { errors, type ErrorCode } from '@portal/contract';
import type { Page } from '@playwright/test';

/** What a call gets in place of the API's answer. */
interface Answer {
  path: string;
  status: number;
  contentType?: string;
  body: string;
  /** What the answer waits for. */
  after?: Promise<unknown>;
}
const answersOf = new WeakMap<Page, Answer[]>();

/**
 * Whether a call's path and query begin with `path` and its path has no further segment: for `/api/faq`, `/api/faq?page=2` does,
 * and `/api/faq/1` does not.
 */
const isFor = (path: string, { pathname, search }: URL) =>
  `${pathname}${search}`.startsWith(path) && !pathname.slice(path.length).includes('/');

/**
 * Returns the page's list of fake answers; the first that matches is used, and other calls reach the API. It intercepts
 * calls by the DevTools protocol, because `page.route` also pauses all other requests and disables the browser's cache, a
 * fifth of a look's processor time. While a test uses `page.route` too, Playwright does not report calls answered here.
 */
async function answersFor(page: Page): Promise<Answer[]> {
  const known = answersOf.get(page);
  if (known) return known;
  const answers: Answer[] = [];
  answersOf.set(page, answers);
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = answers.find(({ path }) => isFor(path, new URL(request.url)));
    const go = async () => {
      if (!answer) return browser.send('Fetch.continueRequest', { requestId });
      const { status, contentType = 'application/json', body, after } = answer;
      await after;
      return browser.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: [{ name: 'content-type', value: contentType }],
        body: Buffer.from(body).toString('base64'),
      });
    };
    // The page may be closed or gone before its call is answered.
    go().catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  return answers;
}

/** Answers calls whose path and query begin with the answer's path, until `forgetAnswers`. */
export const answerWith =
  (answer: Answer) =>
  async (page: Page): Promise<void> =>
    void (await answersFor(page)).unshift(answer);
const json = (path: string, status: number, body: object) =>
  answerWith({ path, status, body: JSON.stringify(body) });

/** Drops the page's fake answers: its calls reach the API again. */
export const forgetAnswers = (page: Page) => answersOf.get(page)?.splice(0);

const ok = { code: '200', message: '' };
/** A successful answer with this data, in the API's envelope. */
export const answer = (path: string, data: object) =>
  json(path, 200, { status: ok, data, resultCode: 1, resultData: data });
export const refuse = (path: string, code: ErrorCode, message: string = errors[code].message) =>
  json(path, errors[code].http, { status: { code, message } });
export const fail = (path: string) => answerWith({ path, status: 500, body: '' });
export const never = (path: string) =>
  answerWith({ path, status: 200, body: '', after: new Promise(() => {}) });
