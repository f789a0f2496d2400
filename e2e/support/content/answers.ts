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

/** Whether the path and query of a call begin with this path, and go no folder deeper. */
const isFor = (path: string, { pathname, search }: URL) =>
  `${pathname}${search}`.startsWith(path) && !pathname.slice(path.length).includes('/');

/**
 * The list that the page's calls are answered from, the latest first; what is not in it goes to the API. A route of
 * Playwright would pause every request of the page and switch the browser's cache off: a fifth of a look's processor time.
 * Where there is one, Playwright learns nothing of the calls that are answered here.
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
const json = (path: string, status: number, body: object, after?: Promise<unknown>) =>
  answerWith({ path, status, body: JSON.stringify(body), ...(after && { after }) });

/** From here on the API answers each call of the page. */
export const forgetAnswers = (page: Page) => answersOf.get(page)?.splice(0);

const ok = { code: '200', message: '' };
/** What the API would answer if it knew this. */
export const answer = (path: string, data: object, after?: Promise<unknown>) =>
  json(path, 200, { status: ok, data, resultCode: 1, resultData: data }, after);
export const refuse = (path: string, code: ErrorCode, message: string = errors[code].message) =>
  json(path, errors[code].http, { status: { code, message } });
export const fail = (path: string) => answerWith({ path, status: 500, body: '' });
export const never = (path: string) =>
  answerWith({ path, status: 200, body: '', after: new Promise(() => {}) });
