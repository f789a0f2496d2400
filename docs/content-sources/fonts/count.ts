import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openBrowser } from '../render/browser.ts';

/** Characters of the first file, which every page loads, besides basic Latin, and of each other. */
const FIRST = 320;
const FURTHER = 20;

const MEMBERS = ['haneul', 'sora'];
const PASSWORD = 'hangyeol#2026';
const root = fileURLToPath(new URL('../../../', import.meta.url));

const isCounted = (letter: string) => letter > '\u007f';
const lettersOf = (text: string) => new Set([...text].filter(isCounted));

/** For each character the numbers of the texts that have it. */
function whereIn(texts: readonly string[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [number, text] of texts.entries())
    for (const letter of lettersOf(text))
      found.set(letter, (found.get(letter) ?? new Set()).add(number));
  return found;
}

async function logIn(page: Page, member: string): Promise<void> {
  await page.goto('/member/member_point');
  await page.locator('main').getByRole('button', { name: '로그인' }).click();
  await page.getByLabel('아이디').fill(member);
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL(/member_point/);
}

/** Every file below a folder that holds texts of pages. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /node_modules|testing/.test(path) ? [] : sourcesIn(path);
    return /(?<!\.test|\.suite)\.(tsx?|json)$/.test(entry.name) ? [path] : [];
  });

/** How many of its pages two sets have in common. */
function likeness(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const both = [...a].filter((page) => b.has(page)).length;
  return both / (a.size + b.size - both);
}

/** Characters that most texts have, then groups of those that are found in the same texts. */
function grouped(texts: readonly string[], first: number): string[] {
  const left = [...whereIn(texts)].sort(([a, m], [b, n]) => n.size - m.size || (a < b ? -1 : 1));
  const groups = [left.splice(0, first).map(([letter]) => letter)];
  for (let next = left.shift(); next; next = left.shift()) {
    const group = [next[0]];
    const pages = new Set(next[1]);
    while (group.length < FURTHER && left.length > 0) {
      const best = left.reduce((a, b) => (likeness(b[1], pages) > likeness(a[1], pages) ? b : a));
      left.splice(left.indexOf(best), 1);
      group.push(best[0]);
      for (const page of best[1]) pages.add(page);
    }
    groups.push(group);
  }
  return groups.map((group) => group.join(''));
}

/**
 * Reads what each page of a running demo shows, to a visitor and to members, and writes the groups of characters that
 * are shown together, a line each; the first line is for every page. Characters that no page shows follow by our sources.
 */
export async function countCharacters(origin: string): Promise<void> {
  const shown: string[] = [];
  const browser = await openBrowser();
  for (const member of [null, ...MEMBERS]) {
    const context = await browser.newContext({ baseURL: origin, locale: 'ko-KR' });
    const page = await context.newPage();
    if (member) await logIn(page, member);
    const seen = new Set<string>();
    const open = async (path: string) => {
      seen.add(path);
      await page.goto(path);
      shown.push(await page.locator('body').innerText());
      const links = page.locator('main a[href^="/"]');
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '/'));
    };
    const next = new Set(await open('/sitemap'));
    const further = new Set<string>();
    for (const path of next)
      for (const link of (await open(path)).slice(0, 8)) further.add(link.split('#')[0] ?? '/');
    for (const path of further)
      if (!seen.has(path) && !/pdf|zip|logout/.test(path)) await open(path);
    await context.close();
  }
  await browser.close();
  const folders = readdirSync(root).filter((name) => /^(mfe-|shell$|shared$)/.test(name));
  const onPages = lettersOf(shown.join(''));
  const sources = [...folders, 'server/content']
    .flatMap(sourcesIn)
    .map((file) => [...lettersOf(readFileSync(join(root, file), 'utf8'))])
    .map((letters) => letters.filter((letter) => !onPages.has(letter)).join(''));
  const lines = [...grouped(shown, FIRST), ...grouped(sources, FURTHER)];
  writeFileSync(new URL('groups.txt', import.meta.url), `${lines.join('\n')}\n`);
}
