import { beforeEach, expect, test } from '@jest/globals';
import type { RenderedPage } from '@portal/host/app';
import { setImmediate } from 'node:timers/promises';
import { releaseOf } from '../release/live-release.ts';
import { version } from '../testing/parts.ts';
import { PackedDocument } from './packed.ts';
import { Pages, type PageRequest, type PagesOptions } from './pages.ts';

const records = [
  version('shell', '1.0.0', null, { 'main.js': '' }),
  version('guide', '1.0.0', '/guide', { 'remoteEntry.js': '' }),
];
const release = releaseOf(
  '1',
  new Map(records.map((record) => [record.name, { record, disabled: null }])),
  'https://bridge.test',
);
const guide = release.sections.find(({ name }) => name === 'guide');

const NONCE = `${'n'.repeat(22)}==`;

/** For each answer of a test, where its page came from: `cache`, `rendering` and so on. */
const answered: string[] = [];
/** For each rendering, the headers of its calls. */
const renderedAs: object[] = [];
beforeEach(() => {
  answered.splice(0);
  renderedAs.splice(0);
});

/**
 * The pages of a portal; `texts` are what the section renders, one after the other.
 * @param content its revision, changed by a test @param row the page's row
 */
function pagesOf(texts: string[], content: { revision: string | null }, row: object = {}) {
  const styles = { key: 'shell', ids: [], css: '' };
  const section = async (
    ...[, , , as]: [unknown, unknown, unknown, object]
  ): Promise<RenderedPage> => {
    renderedAs.push(as);
    const text = `${texts.shift() ?? ''}${'user' in as ? ' 회원' : ''}`;
    if (text.startsWith('fails')) throw new Error(text);
    if (text.endsWith('!')) content.revision = 'next';
    return {
      status: 200,
      title: '',
      description: '',
      indexable: false,
      structured: null,
      partial: false,
      html: text,
      styles: { ...styles, key: 'guide' },
      boot: { page: 'page', answer: {}, kinds: [] },
    };
  };
  const frame = async () => ({ header: '', footer: '', awaited: '', styles });
  const pages = new Pages({
    portal: {
      origin: 'https://portal.test',
      settings: {
        company: { centre: '고객센터', phones: { main: '1588-0000' } },
        font: { css: '' },
        membership: { login: '', join: '', asksFirst: false },
        bridgeOrigin: 'https://bridge.test',
        tagManager: false,
      },
    },
    files: { text: () => '' },
    renderer: { section, frame, signedIn: async (as: { user: unknown }) => as.user },
    revision: async () => content.revision,
    cacheSize: 1_000_000,
    answered: (from: string) => void answered.push(from),
  } as unknown as PagesOptions);
  const request = {
    release,
    match: { section: guide, page: { ...guide?.pages[0], ...row } },
    pathname: '/guide',
    search: '',
    member: null,
    visitor: { 'x-request-id': 'first-visitor' },
    guard: false,
  } as unknown as PageRequest;
  return async (member: unknown = null) => {
    const answer = await pages.answer({ ...request, member } as PageRequest);
    if ('redirect' in answer) return answer.redirect;
    const { document } = answer;
    return document instanceof PackedDocument
      ? `packed: ${String(await document.unpacked(NONCE, '', ''))}`
      : document.join('');
  };
}

test('a page is rendered once for one revision of the content, and anew for the next', async () => {
  const content = { revision: 'first' };
  const ask = pagesOf(['하나', '둘'], content);
  expect(await ask()).toContain('하나');
  expect(await ask()).toContain('하나');
  content.revision = 'second';
  expect(await ask()).toContain('둘');
  expect(answered).toEqual(['rendering', 'cache', 'rendering']);
  expect(renderedAs[0]).toEqual({ 'x-request-id': 'first-visitor' });
});

test('a page whose content changed while it was rendered is not cached', async () => {
  const content = { revision: 'first' };
  const ask = pagesOf(['하나!', '둘'], content);
  expect(await ask()).toContain('하나');
  // Another server may still say what was true before.
  content.revision = 'first';
  expect(await ask()).toContain('둘');
});

test('a page is not cached while the API has told no revision', async () => {
  const ask = pagesOf(['하나', '둘'], { revision: null });
  expect(await ask()).toContain('하나');
  expect(await ask()).toContain('둘');
});

test('a page that the cache answers often is compressed once for all', async () => {
  const ask = pagesOf(['하나'], { revision: 'first' });
  for (let i = 0; i < 4; i++) expect(await ask()).not.toMatch(/^packed/);
  // Brotli runs in another thread.
  let text = '';
  while (!text.startsWith('packed')) {
    await setImmediate();
    text = await ask();
  }
  expect(text).toContain('하나');
});

const signedIn = { user: { userIdx: '7', certifyState: true } };

test('a page of everybody is the same for a member', async () => {
  const ask = pagesOf(['하나', '둘'], { revision: 'first' });
  expect(await ask(signedIn)).toContain('하나');
  expect(await ask(signedIn)).not.toContain('회원');
});

test('a public page that is for members too is rendered for each of them, and cached for visitors', async () => {
  const ask = pagesOf(['하나', '둘', '셋'], { revision: 'first' }, { forMember: true });
  expect(await ask(signedIn)).toContain('하나 회원');
  expect(await ask(signedIn)).toContain('둘 회원');
  expect(answered).toEqual(['member', 'member']);
  expect(await ask()).toContain('셋');
  expect(await ask()).toContain('셋');
});

test('one that the browser renders for visitors is rendered for a member, and never cached', async () => {
  const row = { forMember: true, render: 'browser' };
  const ask = pagesOf(['하나', '둘'], { revision: 'first' }, row);
  expect(await ask(signedIn)).toContain('하나 회원');
  expect(await ask(signedIn)).toContain('둘 회원');
  expect(await ask()).toContain('<div data-awaited>');
  expect(renderedAs).toHaveLength(2);
});

test.each([
  ['nobody is signed in after all', { user: null }, ['하나']],
  ['the member was not certified', { user: { certifyState: false } }, ['하나']],
  ['it cannot be rendered with their session', signedIn, ['fails', '하나']],
])('where %s such a page is the one of visitors', async (_, member, texts) => {
  const html = await pagesOf(texts, { revision: 'first' }, { forMember: true })(member);
  expect(html).toContain('하나');
  expect(html).not.toContain('회원');
});
