import { beforeEach, expect, test } from '@jest/globals';
import { storeOfVerbs } from './testing/store-of-verbs.ts';
import type { Values } from './verb.ts';

const my = storeOfVerbs();
beforeEach(async () => void (await my.publish('guide', '1.0.3')));

const create = (words: string, values?: Values) => my.release(`set create ${words}`, values);
const versionsOf = (id: string) =>
  Object.entries(my.store.set(id).record.parts).map(([name, { version }]) => name + version);

test('puts versions into a base set, and leaves remotes out', async () => {
  expect(await create('guide@1.0.3', { note: 'newer guide' })).toMatchObject({
    id: '4',
    parent: '3',
    note: 'newer guide',
    isNew: true,
  });
  expect(versionsOf('4')).toEqual(['shell1.0.0', 'guide1.0.3', 'voc1.0.0']);
  await create('', { base: '2', without: 'voc' });
  expect(versionsOf('5')).toEqual(['shell1.0.0', 'guide1.0.1']);
});

test('answers with the set that has these versions already, and makes no copy', async () => {
  expect(await create('guide@1.0.0')).toMatchObject({ id: '1', isNew: false });
  expect(my.said).toEqual([
    expect.stringMatching(/^exists {5}set 1 has these versions, by kim at /),
  ]);
  // A set with fewer parts is another one.
  expect(await create('guide@1.0.0', { without: 'voc' })).toMatchObject({ id: '4', isNew: true });
  expect(my.store.sets()).toHaveLength(4);
});

test.each<[string, string, Values, string]>([
  ['nothing', '', {}, 'set create needs NAME@VERSION, or --without NAME'],
  ['no version', 'guide', {}, 'guide is no version: write NAME@1.2.3'],
  ['an unknown version', 'guide@9.0.0', {}, 'known are 1.0.0, 1.0.1, 1.0.2, 1.0.3'],
  ['an unknown part', 'giude@1.0.0', {}, 'did you mean guide? known are guide, shell, voc'],
  ['an unknown base', 'guide@1.0.3', { base: '9' }, 'there is no set 9: known are 1, 2, 3'],
  [
    'a part left out that is not there',
    '',
    { without: 'event' },
    'the base set has no part event: known are shell, guide, voc',
  ],
  ['no shell', '', { without: 'shell' }, 'a set without the shell has no page'],
  ['a part twice', 'guide@1.0.3 guide@1.0.1', {}, 'guide is named twice'],
  ['a part both in and out', 'voc@1.0.0', { without: 'voc' }, 'voc is both named and left out'],
])('refuses %s, and makes no set', async (_, words, values, refusal) => {
  await expect(create(words, values)).rejects.toThrow(refusal);
  expect(my.store.sets()).toHaveLength(3);
});
