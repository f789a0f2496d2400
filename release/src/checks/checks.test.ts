import { afterEach, expect, test } from '@jest/globals';
import { checkNames, sha384, type CheckName } from '@portal/release-store';
import { rmSync } from 'node:fs';
import type { Subject } from './check.ts';
import { checks } from './table.ts';
import { hashOf, heavy, page, subjectOf, type Draft } from './testing/set.ts';

const fast = checkNames.filter((name) => checks[name].isFast);
const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

async function subject(change: (guide: Draft) => void) {
  const made = await subjectOf(change);
  roots.push(made.root);
  return made;
}

/** The fast checks that refuse the set, with the first fault of each. */
async function refusing(about: Subject): Promise<Partial<Record<CheckName, string>>> {
  const found = [];
  for (const name of fast) {
    const { faults = [] } = await checks[name].run(about);
    if (faults[0] !== undefined) found.push([name, faults[0]]);
  }
  return Object.fromEntries(found) as Partial<Record<CheckName, string>>;
}

test('a sound set passes', async () => {
  expect(await refusing(await subject(() => {}))).toEqual({});
});

/** Changes the schema of one field of the draft's call. */
const callOf = ({ record }: Draft) =>
  record.api?.calls['noticeList'] as unknown as {
    path: string;
    request: { properties: Record<string, unknown> };
    answer: { properties: Record<string, unknown>; required: string[] };
  };
const task = (href: string) => ({
  label: '',
  text: '',
  products: { order: 1, hrefs: { bf: href } },
});

/** Makes the draft's entry name a list of hashes, as builds do, instead of having them. */
function withList({ record, files }: Draft, list: object, declared = sha384(JSON.stringify(list))) {
  const set = (file: string, text: string, kind: 'entry' | 'asset') => {
    files.set(file, Buffer.from(text));
    record.files[file] = { sha384: sha384(text), bytes: text.length, kind };
  };
  set('hashes.0123abcd.json', JSON.stringify(list), 'asset');
  set('remoteEntry.js', `list = ["hashes.0123abcd.json","${declared}"]`, 'entry');
}
const chunkHash = ({ record }: Draft) => record.files['page.js']?.sha384;

test('a version whose entry names the list of its chunks’ hashes passes', async () => {
  const about = await subject((guide) => withList(guide, { 'page.js': chunkHash(guide) }));
  expect(await refusing(about)).toEqual({});
});

/** Bad versions: what is wrong, the one check that refuses it, its message, and how to make the version. */
const bad: [string, CheckName, RegExp, (guide: Draft) => void][] = [
  [
    'whose entry lacks the hash of a chunk',
    'chain',
    /^guide@1\.0\.1: its remoteEntry\.js does not have the hash of page\.js/,
    (guide) => {
      guide.files.set('page.js', Buffer.from('other'));
      guide.record.files['page.js'] = { sha384: hashOf('other'), bytes: 5, kind: 'chunk' };
    },
  ],
  [
    'whose list lacks the hash of a chunk',
    'chain',
    /^guide@1\.0\.1: its remoteEntry\.js does not have the hash of page\.js/,
    (guide) => withList(guide, { 'page.js': hashOf('other') }),
  ],
  [
    'whose entry has another hash than its list’s',
    'chain',
    /^guide@1\.0\.1: its remoteEntry\.js does not have the hash of page\.js/,
    (guide) => withList(guide, { 'page.js': chunkHash(guide) }, hashOf('other')),
  ],
  [
    'whose page loads a file that it does not have',
    'chain',
    /its page list loads gone\.js/,
    (guide) => {
      guide.files.set('gone.js.br', Buffer.from(''));
      guide.record.preload['list'] = ['gone.js'];
    },
  ],
  [
    'that needs another major version of a shared module',
    'singletons',
    /^guide@1\.0\.1 needs react \^20\.0\.0, and shell@1\.0\.0 has 19\.3\.1/,
    ({ record }) => (record.shared['react'] = '^20.0.0'),
  ],
  [
    'that shares a module which the shell does not provide',
    'singletons',
    /shares lodash, which shell@1\.0\.0 does not provide/,
    ({ record }) => (record.shared['lodash'] = '^4.0.0'),
  ],
  [
    'that was built for a newer host',
    'host',
    /^guide@1\.0\.1 needs host \^4\.2\.0, and shell@1\.0\.0 has 4\.1\.0/,
    ({ record }) => (record.needs.host = '^4.2.0'),
  ],
  [
    'that sends a call which the API does not have',
    'api',
    /the API has no call newCall/,
    ({ record }) => {
      const call = record.api?.calls['noticeList'];
      if (call) record.api = { sha384: hashOf('then'), calls: { newCall: call } };
    },
  ],
  [
    'that needs a field which the API does not answer',
    'api',
    /noticeList answer\.pages is missing/,
    (guide) => {
      callOf(guide).answer.properties['pages'] = { type: 'number' };
      callOf(guide).answer.required.push('pages');
    },
  ],
  [
    'that sends a field which the API does not take',
    'api',
    /noticeList request\.size is not taken any more/,
    (guide) => (callOf(guide).request.properties['size'] = { type: 'number' }),
  ],
  [
    'that does not say what it calls',
    'api',
    /says nothing of its calls/,
    ({ record }) => (record.api = null),
  ],
  [
    'with the prefix of another remote',
    'routes',
    /^guide \(\/voc\) and voc \(\/voc\) overlap/,
    ({ record }) => {
      record.section.prefix = '/voc';
      record.section.pages = [
        page('list', '/voc/guide'),
        { ...page('old', '/guide'), webView: true },
      ];
    },
  ],
  [
    'with a page that an earlier one hides',
    'routes',
    /\/guide\/new is hidden by \/guide\/\{id\}/,
    ({ record }) =>
      record.section.pages.push(page('one', '/guide/{id}'), page('new', '/guide/new')),
  ],
  [
    'with a page below the prefix of another remote',
    'routes',
    /\/voc\/guide belongs to voc: put it below \/guide/,
    ({ record }) => record.section.pages.push(page('stray', '/voc/guide')),
  ],
  [
    'with a task that leads to no page',
    'routes',
    /a task leads to \/guide\/gone\?a=1/,
    ({ record }) =>
      record.section.pages.push({ ...page('task', '/guide/task'), task: task('/guide/gone?a=1') }),
  ],
  [
    'that takes a page away without a new major number',
    'contract',
    /^guide@1\.0\.1 takes page \/guide away, which guide@1\.0\.0 has: keep it, or deliver it as 2\.0/,
    ({ record }) => (record.section.pages = [page('other', '/guide/other')]),
  ],
  [
    'with a page of more than 140 KB',
    'weight',
    /^guide new loads 14\d\.\d KB of script, more than 140 KB/,
    (guide) => {
      guide.files.set('page.js.br', heavy(5));
      guide.files.set('new.js.br', heavy(141));
      guide.record.preload['new'] = ['new.js'];
      const { 'page.js': file } = guide.record.files;
      if (!file) return;
      guide.record.files['new.js'] = { ...file, kind: 'asset' };
      guide.files.set('new.js', guide.files.get('page.js') ?? Buffer.from(''));
    },
  ],
  [
    'with a page that loads 10 KB more than now',
    'weight',
    /^guide list grows from 0\.3 to 11\.\d KB/,
    (guide) => guide.files.set('page.js.br', heavy(11)),
  ],
  [
    'with a page that is prefetched with more than 45 KB',
    'weight',
    /^guide list is prefetched with 4\d\.\d KB, more than 45 KB/,
    ({ record, files }) => {
      const lists = JSON.stringify({ list: [['page.js', chunkHash({ record, files }), 1]] });
      files.set('preload.json', Buffer.from(lists));
      record.files['preload.json'] = { sha384: sha384(lists), bytes: lists.length, kind: 'asset' };
      record.preload = {};
      files.set('page.js.br', heavy(46));
    },
  ],
  [
    'that is a development build',
    'weight',
    /^guide@1\.0\.1 is a development build/,
    ({ record }) => (record.sourceHash += '-development'),
  ],
];

test.each(bad)('only one check refuses a version %s: %s', async (_, name, fault, change) => {
  expect(await refusing(await subject(change))).toEqual({ [name]: expect.stringMatching(fault) });
});

test('a blocked version is refused by the check for it alone', async () => {
  const about = await subject(() => {});
  const status = { actor: 'kim', reason: 'it leaks', at: '2026-11-23T00:00:00.000Z' };
  await about.store.setStatus({ name: 'guide', version: '1.0.1', status: 'blocked', ...status });
  expect(await refusing(about)).toEqual({
    blocked: 'guide@1.0.1 is blocked (it leaks): take another version of it',
  });
});

test('altered server code breaks the chain', async () => {
  const about = await subject(() => {});
  const guide = about.versions.get('guide');
  if (guide) guide.server = { sha384: hashOf('server'), bytes: 6 };
  expect(await refusing(about)).toEqual({
    chain: expect.stringContaining('server.cjs is missing'),
  });
});

test('every fast check has a bad version', () => {
  expect(new Set([...bad.map(([, name]) => name), 'blocked'])).toEqual(new Set(fast));
});

test('a new major version may remove a page, and a page may move to another remote', async () => {
  const about = await subject(({ record }) => (record.section.pages = [page('new', '/guide/new')]));
  const guide = about.versions.get('guide');
  const voc = about.versions.get('voc');
  if (!guide || !voc) throw new Error('incomplete');
  const major = new Map(about.versions).set('guide', { ...guide, version: '2.0.0' });
  expect(await checks.contract.run({ ...about, versions: major })).toEqual({
    faults: [],
    notes: ['guide@2.0.0 takes page /guide away', 'guide@2.0.0 adds page /guide/new'],
  });
  const pages = [...voc.section.pages, page('moved', '/guide')];
  const moved = new Map(about.versions).set('voc', { ...voc, section: { ...voc.section, pages } });
  const { faults } = await checks.contract.run({ ...about, versions: moved });
  expect(faults).toEqual([]);
});

test('a set without a remote of the base, or with another major version of what the shell provides, is refused', async () => {
  const about = await subject(() => {});
  const shell = about.versions.get('shell');
  if (!shell) throw new Error('incomplete');
  const versions = new Map(about.versions).set('shell', {
    ...shell,
    version: '1.0.1',
    shared: { ...shell.shared, react: '20.0.0' },
  });
  versions.delete('voc');
  const { faults } = await checks.contract.run({ ...about, versions });
  expect(faults).toEqual([
    'shell@1.0.1 takes react 19 away, which shell@1.0.0 has: keep it, or deliver it as 2.0',
    'voc@1.0.0 is left out with its 1 pages: waive it if that is meant',
  ]);
});
