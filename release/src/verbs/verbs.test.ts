import { expect, test } from '@jest/globals';
import { passChecks } from '@portal/release-store/testing';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SetDiff } from './diff.ts';
import { verbs } from './table.ts';
import { storeOfVerbs } from './testing/store-of-verbs.ts';
import type { Values } from './verb.ts';

const my = storeOfVerbs();
const { release, pinned, exitOf } = my;

test('outside dev a change needs --expect and --reason', async () => {
  await passChecks(my.store, '1');
  const reason = 'first release';
  expect(await exitOf('production: pin 1')).toBe(1);
  expect(await exitOf('production: pin 1', { reason })).toBe(1);
  expect(await exitOf('production: pin 1', { expect: '0' })).toBe(1);
  expect(await exitOf('production: pin 1', { expect: '0', reason })).toBe(0);
  expect(await exitOf('production: pin 2', { expect: '0', reason })).toBe(3);
  expect(await exitOf('production: freeze', { expect: '1' })).toBe(1);
  await expect(release('production: deliver')).rejects.toMatchObject({ kind: 'not-allowed' });
});

test('in dev the reason defaults to what was done', async () => {
  expect(await pinned('rollback', { to: '1' })).toMatchObject({
    reason: 'rollback to set 1',
    verb: 'rollback',
    actor: 'kim',
  });
  expect(await pinned('pin 3', { reason: 'again' })).toMatchObject({
    reason: 'again',
    verb: 'pin',
  });
  expect(my.said.filter((line) => line.startsWith('pinned'))).toEqual([
    'pinned     set 1 in dev, revision 4  (0.1 s)',
    'pinned     set 3 in dev, revision 5  (0.1 s)',
  ]);
});

test('while the channel is frozen deliver, pin and rollback exit with 5', async () => {
  await release('freeze');
  for (const words of ['pin 1', 'rollback']) expect(await exitOf(words)).toBe(5);
  await release('disable voc', { message: '점검 중입니다.' });
  const { at } = my.store.pinAt('dev', 4);
  await expect(release('pin 1')).rejects.toThrow(
    `dev is frozen (freeze) since ${at} by kim: it keeps its set until release unfreeze --channel dev`,
  );
  expect(await exitOf('rollback', { remote: 'guide' })).toBe(5);
  await expect(release('deliver')).rejects.toMatchObject({ kind: 'frozen' });
  expect(my.store.sets()).toHaveLength(3);
  await release('unfreeze');
  expect(await exitOf('pin 1')).toBe(0);
});

test('diff lists versions, pages and bytes', async () => {
  const { record } = await my.publish('event', '1.0.0', 'event');
  const page = { id: 'new', pattern: '/event/new' } as (typeof record.section.pages)[number];
  const pages = [
    {
      ...page,
      title: '이벤트',
      description: '',
      indexable: true,
      access: 'public' as const,
      nav: null,
      skeleton: 'list' as const,
      task: null,
      render: 'server' as const,
      webView: false,
      query: [],
      canonical: {},
    },
  ];
  await my.store.publish(
    { ...record, version: '1.0.1', section: { ...record.section, pages } },
    new Map([['remoteEntry.js', Buffer.from('event')]]),
    Buffer.from('exports.app = {};'),
  );
  await release('set create event@1.0.1', { base: '1' });
  my.said = [];
  await release('diff 3 4');
  await release('diff 4 4');
  expect(my.said).toEqual([
    'guide  1.0.2 -> 1.0.0  +0 bytes',
    'event  none -> 1.0.1  +5 bytes',
    '  + /event/new',
    'set 4 and set 4 have the same versions',
  ]);
});

test('diff compares with a set that does not exist yet, and says why it could not be pinned', async () => {
  await release('block guide@1.0.1', { reason: 'it leaks' });
  const partsOf = async (words: string, values?: Values) => {
    const { parts, refused } = (await release(`diff ${words}`, values)) as SetDiff;
    return [parts.map(({ name, from, to }) => `${name} ${from} ${to}`), refused];
  };
  expect(await partsOf('3 guide@1.0.0')).toEqual([['guide 1.0.2 1.0.0'], null]);
  expect(await partsOf('3', { without: 'voc' })).toEqual([['voc 1.0.0 null'], null]);
  expect((await partsOf('3 guide@1.0.1'))[1]).toMatch(/^guide@1.0.1 is blocked/);
  expect((await partsOf('3 2'))[1]).toMatch(/^guide@1.0.1 is blocked/);
  expect(await exitOf('diff 3 2 guide@1.0.0')).toBe(1);
  expect(my.store.sets()).toHaveLength(3);
});

test('files lists what browsers can request of a version', async () => {
  await release('files guide@1.0.1');
  expect(my.said).toEqual(['       11  entry  remoteEntry.js']);
  expect(await exitOf('files guide@9.0.0')).toBe(1);
});

test('disable says until when, in Seoul where the time has no zone, and never a time that is over', async () => {
  const message = '점검 중입니다.';
  await release('disable voc', { message, until: '2099-11-25T18:00' });
  const until = '2099-11-25T09:00:00.000Z';
  expect(my.store.pin('dev')?.disabled['voc']).toMatchObject({ message, until });
  my.said = [];
  await release('live');
  expect(my.said).toContainEqual(expect.stringContaining(`until ${until}`));
  for (const bad of ['2020-01-01T00:00', 'tomorrow', '2099-11-25'])
    expect(await exitOf('disable voc', { message, until: bad })).toBe(1);
});

test('live says what customers get instead of the set', async () => {
  await release('block guide@1.0.2', { reason: 'it leaks' });
  await release('disable voc', { message: '점검 중입니다.' });
  await release('freeze', { reason: 'holidays' });
  expect(await exitOf('disable voc')).toBe(1);
  my.said = [];
  await release('live');
  expect(my.said).toEqual([
    expect.stringMatching(/^dev: set 3, revision 5, by kim at .*: holidays$/),
    'portal     http://localhost:3000',
    '  shell@1.0.0',
    '  guide@1.0.2  (blocked, customers get 1.0.1)',
    '  voc@1.0.0  (점검 중입니다., customers get a card)',
    expect.stringMatching(/^frozen {5}dev since \S+Z by kim: holidays$/),
    'rollback   returns to set 2',
  ]);
  my.said = [];
  await release('staging: live');
  expect(my.said).toEqual([
    'staging: nothing is pinned, revision 0',
    'next       release pin SET --channel staging --expect 0 --reason TEXT',
  ]);
});

test('versions lists status and where each is live', async () => {
  await release('deprecate guide@1.0.1', { reason: 'slow' });
  my.said = [];
  await release('versions guide');
  const at = '2026-11-21T00:00:00.000Z';
  expect(my.said).toEqual([
    `guide@1.0.0  ${at}  available`,
    `guide@1.0.1  ${at}  deprecated (slow)`,
    `guide@1.0.2  ${at}  available  live in dev`,
  ]);
});

test('audit lists who did what and why, and verify names altered records', async () => {
  await passChecks(my.store, '1');
  await release('production: pin 1', { expect: '0', reason: 'first' });
  await release('block guide@1.0.2', { reason: 'it leaks' });
  my.said = [];
  await release('production: audit');
  expect(my.said).toEqual([
    expect.stringMatching(/ {2}production 1 {2}kim {2}pin {2}set 1 {2}first$/),
  ]);
  expect(await release('audit')).toHaveLength(6);
  const all = (await release('audit')) as object[];
  expect(await release('audit', { last: '2' })).toEqual(all.slice(-2));
  expect(await release('audit', { last: '99' })).toHaveLength(6);
  expect(await exitOf('audit', { last: '0' })).toBe(1);

  my.said = [];
  await release('audit verify');
  const [head = ''] = my.said;
  expect([head.slice(0, 13), my.said.at(-1)?.slice(0, 8)]).toEqual(['dev:3:sha384-', 'unbroken']);
  await release('audit verify', { head: [head] });
  expect(my.failed).toBe(false);
  writeFileSync(join(my.root, 'channels/dev/2.json'), '{}');
  my.said = [];
  await release('audit verify', { head: [head] });
  expect([my.failed, my.said.filter((line) => line.startsWith('broken'))]).toEqual([
    true,
    [
      'broken     channels/dev/2.json cannot be read: move it out of the store, and run release audit verify',
    ],
  ]);
});

test('sets shows which sets passed their checks, with the evidence', async () => {
  await passChecks(my.store, '1');
  const evidence = my.store.evidence.newest('1');
  const { sha384: setSha384 } = my.store.set('2');
  if (evidence) await my.store.evidence.add(0, { ...evidence, set: '2', setSha384, results: {} });
  my.said = [];
  const all = (await release('sets')) as { evidence: unknown }[];
  const states = ['passed', 'failed chain, blocked', 'not checked'];
  expect(my.said.map((line) => line.split('  ')[2])).toEqual(
    states.map((state) => expect.stringMatching(`^${state}`) as unknown as string),
  );
  expect(all[0]?.evidence).toEqual(evidence);
});

test('one unreadable record hides no other: lists leave it out and name it', async () => {
  await my.publish('voc', '1.0.1');
  await passChecks(my.store, '1');
  for (const file of ['sets/2.json', 'versions/voc/1.0.1/version.json', 'checks/1/1.json'])
    writeFileSync(join(my.root, file), '[]');
  writeFileSync(join(my.root, 'channels/dev/2.json'), '[]');
  const named = async (words: string) => {
    my.said = [];
    const list = (await release(words)) as unknown[];
    const refused = my.said.filter((line) => line.startsWith('refused'));
    return [list.length, refused.map((line) => line.split(' ').find((word) => /json$/.test(word)))];
  };
  expect(await named('sets')).toEqual([2, ['sets/2.json', 'checks/1/1.json']]);
  const all = ['sets/2.json', 'checks/1/1.json', 'versions/voc/1.0.1/version.json'];
  expect(await named('versions')).toEqual([5, all]);
  expect(await named('audit')).toEqual([2, [...all, 'channels/dev/2.json']]);
  const { refusals } = (await release('live')) as { refusals: string[] };
  expect(refusals).toHaveLength(4);
  my.said = [];
  await release('audit verify');
  for (const file of [...all, 'channels/dev/2.json'])
    expect(my.said).toContainEqual(expect.stringMatching(`^broken +${file} `));
});

test('every verb has an example that starts with it', async () => {
  for (const { name, examples } of verbs)
    for (const example of examples)
      expect(example).toMatch(new RegExp(`^(\\w+=\\S+ )?npm run (release -- )?${name}( |$)`));
});
