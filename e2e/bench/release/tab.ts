import { isInCanary, type ReleaseStore } from '@portal/release-store';
import type { Browser } from 'playwright-core';
import { openTab } from '../../../release/src/checks/portal/tab.ts';
import { MESSAGE, type Manager } from './manager.ts';

/** A portal looks for a new record this often, and a document may have been under way. */
const LOOK_MS = 100;

export interface Tally {
  moves: number;
  /** How many documents the tabs loaded. */
  documents: number;
  /** How often we looked whether a field still held what the customer had typed. */
  drafts: number;
  failed: string[];
  mixed: string[];
  lost: string[];
}

/** Runs in the page: what the document is made of. */
function look() {
  const { set, parts } = JSON.parse(document.getElementById('portal')?.textContent ?? '{}') as {
    set: string;
    parts: { name: string; version: string }[];
  };
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const text = [document.documentElement.outerHTML, ...loaded].join('\n');
  return {
    set,
    versions: Object.fromEntries(parts.map(({ name, version }) => [name, version])),
    files: [...new Set(text.match(/\/r\/[a-z]+\/\d+\.\d+\.\d+\//g))],
    begun: Math.round(performance.timeOrigin),
    text: document.querySelector('main')?.textContent ?? '',
  };
}

/** Runs in the page: makes the tab ask which release customers get. Resolves to false where that code is not loaded yet. */
async function hear(): Promise<boolean> {
  const asked = () => performance.getEntriesByName(`${location.origin}/-/release`).length;
  const before = asked();
  document.dispatchEvent(new Event('visibilitychange'));
  for (let i = 0; i < 20; i++) {
    await new Promise((again) => setTimeout(again, 50));
    if (asked() > before) return true;
  }
  return false;
}

export type CustomerTab = Awaited<ReturnType<typeof openCustomer>>;

/** Opens the tab of a customer, who is given a cohort. What went wrong is added to `tally()`, a sentence each. */
export async function openCustomer(
  browser: Browser,
  origin: string,
  { manager, store, tally }: { manager: Manager; store: ReleaseStore; tally: () => Tally },
) {
  const tab = await openTab(browser, origin, undefined, MESSAGE);
  const { page } = tab;
  // A tab that loads no document for long requests more files than the 250 that are kept.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(5000));
  // While a remote is disabled its document is a 503, and is reported.
  const note = (faults: string[]) =>
    tally().failed.push(...faults.filter((fault) => !/status of 503| disabled: /.test(fault)));
  note(await tab.open('/'));
  const cohort = (await page.context().cookies()).find(({ name }) => name === 'cohort')?.value;
  let begun = 0;
  let changedAt = 0;

  /** Another document may replace the one that was asked, and have no body yet. */
  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++)
      try {
        return await ask();
      } catch (error) {
        if (attempt === 5 || !/context was destroyed|navigat|of null/i.test(String(error)))
          throw error;
        await page.waitForLoadState('domcontentloaded');
      }
  }

  /**
   * Checks that document and scripts are of one set, and a document that is new of the set that its customer gets. Resolves to
   * whether the page is there, and not the message of a disabled remote.
   */
  async function check(): Promise<boolean> {
    const { set, versions, files, text, begun: now } = await insist(() => page.evaluate(look));
    const at = `${new URL(page.url()).pathname} of set ${set}`;
    if (now !== begun) tally().documents++;
    begun = now;
    if (text.includes('지원 번호')) tally().failed.push(`${at}: it shows a failure`);
    const own = Object.entries(versions).map(([name, version]) => `/r/${name}/${version}/`);
    const strange = files.filter((file) => !own.includes(file));
    if (strange.length > 0) tally().mixed.push(`${at}: it has ${strange.join(' ')}`);
    const [id = ''] = set.split('+');
    for (const [name, part] of Object.entries(store.set(id).record.parts))
      if (part.version !== versions[name])
        tally().mixed.push(`${at}: it names ${name}@${versions[name]}, not ${part.version}`);
    const pin = manager.pin();
    const canary = pin?.canary && isInCanary(pin.canary, cohort ?? '') ? pin.canary.set : null;
    const expected = canary ?? pin?.set;
    if (begun > changedAt + LOOK_MS && id !== expected)
      tally().failed.push(`${at}: it is new, and customers get set ${expected}`);
    return !text.includes(MESSAGE);
  }

  return {
    page,
    /** The document that the tab showed when it was last checked. */
    document: () => begun,
    /** Something was changed: documents from now on are of it. */
    changed: () => void (changedAt = Date.now()),
    /** Lets the tab hear of a newer release, which may reload it. */
    async hear() {
      await insist(() => page.evaluate(hear));
      // If the tab decides to reload, it begins within this time; then we wait for the new document.
      await page.waitForTimeout(100);
      await page.waitForLoadState('domcontentloaded');
    },
    check,
    /** Follows a link. Resolves to false where a disabled remote gives its message instead of the page. */
    async move(path: string): Promise<boolean> {
      tally().moves++;
      const isHere = new URL(path, origin).pathname === new URL(page.url()).pathname;
      note(await insist(() => (isHere ? tab.open(path) : tab.move(path))));
      return check();
    },
    close: tab.close,
  };
}
