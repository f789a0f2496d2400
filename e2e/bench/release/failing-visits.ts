import type { Browser, Page } from 'playwright-core';
import type { Portal } from '../../support/portal.ts';
import { scriptsOf } from '../../support/html.ts';

/** In the code of the guide, and met in some browsers only. */
export const FAULTS = { init: 'container-init', page: 'mount' } as const;
/** The name of a window in which a version of the guide throws, and no other version does. */
export const windowOf = (group: Group, kind: Kind) => `${group}: ${kind}`;

export const groups = ['base', 'canary'] as const;
export type Group = (typeof groups)[number];

/** How a customer loses the guide, as the class that the browser reports. */
export const kinds = [
  'network',
  'http',
  'integrity',
  'timeout',
  'chunk',
  FAULTS.init,
  FAULTS.page,
] as const;
export type Kind = (typeof kinds)[number];

/**
 * Whether the customer gets the last good version instead, in a second document: in the canary that is the base's, and the
 * base has none. No version is to blame for what is lost on the way.
 */
export const hasLastGood = (group: Group, kind: Kind): boolean =>
  group === 'canary' && kind !== 'network' && kind !== 'timeout';

const FAQ = '/guide/faq';
const VIDEO = '/guide/video';
/** A busy machine draws a page late, and a script that never answers is given up after 8 s. */
const PATIENCE_MS = 60_000;

export interface Customer {
  group: Group;
  /** The id in their cookie. */
  cohort: string;
  /** The version of the guide that they get. */
  version: string;
}

/** Runs in the page: follows a link as a customer does. */
function follow(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
}

/** Lets files of this version of the guide fail in this browser, and no others. */
async function arrange(
  page: Page,
  portal: Portal,
  { group, version }: Customer,
  kind: Kind,
): Promise<void> {
  const entry = `**/r/guide/${version}/remoteEntry.js`;
  if (kind === 'network') await page.route(entry, (route) => route.abort());
  if (kind === 'http') await page.route(entry, (route) => route.fulfill({ status: 404, body: '' }));
  if (kind === 'integrity')
    await page.route(entry, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'alert(1)' }),
    );
  if (kind === 'timeout') await page.route(entry, () => {});
  if (kind === 'chunk') {
    const component = (await scriptsOf(portal, `/r/guide/${version}/`, 'video')).at(-1);
    await page.route(`**${component}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '(self.a=' }),
    );
  }
  await page.addInitScript(
    (name) => {
      window.name = name;
    },
    windowOf(group, kind),
  );
}

/** Waits until the server was sent that a page of the guide was shown in this document. */
const reportsShown = (page: Page) =>
  page.waitForEvent('requestfinished', {
    predicate: (request) =>
      request.url().endsWith('/-/tabs') &&
      'guide' in (request.postDataJSON() as { mounts: object }).mounts,
    timeout: PATIENCE_MS,
  });
/** Waits until a failure was sent. Where the document is then replaced nobody hears that the request has finished. */
const reportsFailure = (page: Page, until: 'request' | 'requestfinished') =>
  page.waitForEvent(until as 'request', {
    predicate: (request) => request.url().endsWith('/-/failures'),
    timeout: PATIENCE_MS,
  });

/**
 * A customer opens the questions, or moves on to the videos where it is their chunk that fails. Resolves once their browser
 * has sent what became of it, to the support code that they read; null where they see a page.
 */
export async function visit(
  browser: Browser,
  portal: Portal,
  customer: Customer,
  kind: Kind | null,
): Promise<string | null> {
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  try {
    await context.addCookies([{ name: 'cohort', value: customer.cohort, url: portal.url }]);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    if (kind) await arrange(page, portal, customer, kind);
    const open = () => page.goto(portal.url + FAQ, { waitUntil: 'commit' });
    if (!kind || kind === 'chunk') await Promise.all([reportsShown(page), open()]);
    if (!kind) return null;
    const isReplaced = hasLastGood(customer.group, kind);
    const [, reloaded] = await Promise.all([
      reportsFailure(page, isReplaced ? 'request' : 'requestfinished'),
      isReplaced ? reportsShown(page) : null,
      kind === 'chunk' ? page.evaluate(follow, VIDEO) : open(),
    ]);
    if (reloaded) return null;
    const card = page.getByRole('alert');
    const code = /지원 번호 ([2-9A-Z]{6})/.exec((await card.textContent()) ?? '')?.[1] ?? '';
    // Many try again. That is the same visit, and fails as before.
    await page.getByRole('button', { name: '다시 시도' }).click();
    await card.waitFor();
    return code;
  } finally {
    await context.close();
  }
}
