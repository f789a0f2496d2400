import { expect, test } from '@jest/globals';
import type { PartVersion, PinRecord, SetRecord, VersionRecord } from './records.ts';
import { earlierVersion, fitsShell, inRange, openTabsAfter, servedParts, trail } from './rules.ts';

test.each([
  ['^4.1.0', '4.1.0', true],
  ['^4.1.0', '4.10.0', true],
  ['^4.1.2', '4.1.1', false],
  ['^4.1.0', '4.0.9', false],
  ['^4.1.0', '5.1.0', false],
  ['^4.1.0', '3.9.9', false],
  ['^0.2.1', '0.2.3', true],
  ['^0.2.1', '0.3.0', false],
  ['4.1.0', '4.1.0', true],
  ['4.1.0', '4.1.1', false],
  ['', '4.1.0', true],
  ['^4.2.0-rc.1', '4.2.0-rc.1', true],
  ['^4.1.0', '4.2.0-rc.1', true],
  ['^4.2.0', '4.2.0-rc.1', false],
  ['^4.1.0', '5.0.0-rc.1', false],
  ['>=4.1.0 <6', '5.3.0', true],
  ['no range', '4.1.0', false],
])('the range %j and version %s: %j', (range, version, expected) => {
  expect(inRange(range, version)).toBe(expected);
});

test.each([
  ['1 2 3', '1 2 3'],
  ['1 2 3 2', '1 2'],
  ['1 2 2 3 1', '1'],
  ['1 2 1 3', '1 3'],
  ['1 2 3 2 3', '1 2 3'],
])('of the history %s the trail is %s', (history, expected) => {
  expect(trail(history.split(' '), Object.is).join(' ')).toBe(expected);
});

test.each([
  ['rollback', 'normal'],
  ['disable', 'normal'],
  ['enable', 'normal'],
  ['pin', 'quiet'],
  ['canary advance', 'quiet'],
  [undefined, 'quiet'],
])('open tabs follow %j as %s', (verb, expected) => {
  expect(openTabsAfter(verb)).toBe(expected);
});

const partOf = (version: string): PartVersion => ({ version, sha384: `sha384-${version}` });
const shellOf = (host?: string) =>
  ({ shared: host === undefined ? {} : { '@portal/host': host } }) as unknown as VersionRecord;
const needs = (host: string) => ({ needs: { host } }) as VersionRecord;

test.each([
  ['1.0.0 1.1.0', '', '', '1.0.0'],
  ['1.0.0', '', '', null],
  ['1.0.0 1.1.0 1.2.0', '1.1.0', '', '1.0.0'],
  ['1.0.0 1.1.0 1.2.0', '', '1.1.0', '1.0.0'],
  ['1.0.0 1.1.0', '1.0.0', '', null],
  ['1.0.0 1.1.0 1.0.0', '', '', null],
])('of %s, blocked %j, disabled %j, the earlier version is %j', (had, blocked, off, expected) => {
  const history = had
    .split(' ')
    .map((version) => ({ ...partOf(version), disabled: version === off }));
  const found = earlierVersion(history, (version) => version === blocked);
  expect(found).toEqual(expected === null ? null : partOf(expected));
});

test('a part runs in a shell with a host that it needs, and in one that names none', () => {
  expect(fitsShell(needs('^1.0.0'), shellOf('1.2.0'))).toBe(true);
  expect(fitsShell(needs('^1.0.0'), shellOf('2.0.0'))).toBe(false);
  expect(fitsShell(needs('^1.0.0'), shellOf())).toBe(true);
  expect(fitsShell(needs('^1.0.0'), undefined)).toBe(true);
});

/** What is served of a set of `shell@1.0.0 guide@1.1.0`; remotes need host ^1.0.0, `guide@2` ^2.0.0. */
function serve(
  set: string,
  {
    good = '',
    blocked = '',
    disabled = {},
  }: { good?: string; blocked?: string; disabled?: PinRecord['disabled'] } = {},
) {
  const partsOf = (text: string) =>
    Object.fromEntries(
      text
        .split(' ')
        .filter(Boolean)
        .map((part) => [part.split('@')[0] ?? '', partOf(part.split('@')[1] ?? '')]),
    );
  const read = (name: string, { version }: PartVersion) =>
    ({
      name,
      version,
      shared: name === 'shell' ? { '@portal/host': version } : {},
      needs: { host: name === 'shell' ? '' : version.startsWith('2') ? '^2.0.0' : '^1.0.0' },
    }) as unknown as VersionRecord;
  const served = servedParts(
    { parts: partsOf(set) } as SetRecord,
    { disabled, lastGood: partsOf(good) },
    (name, version) => blocked.split(' ').includes(`${name}@${version}`),
    read,
  );
  return (
    served &&
    [...served].map(
      ([name, { record, disabled: off }]) =>
        `${name}@${record.version}${off ? ` off ${off.message}` : ''}`,
    )
  );
}
const SET = 'shell@1.0.0 guide@1.1.0 voc@1.1.0';

test('a set is served as it is while nothing in it is blocked', () => {
  expect(serve(SET)).toEqual(['shell@1.0.0', 'guide@1.1.0', 'voc@1.1.0']);
  expect(serve(SET, { good: 'guide@1.0.0', blocked: 'guide@1.0.0' })).toEqual(serve(SET));
  // Its parts were checked when it was pinned.
  expect(serve('shell@2.0.0 guide@1.1.0')).toEqual(['shell@2.0.0', 'guide@1.1.0']);
  expect(serve('guide@1.1.0')).toEqual(['guide@1.1.0']);
});

test('a part that a manager disabled is off, with the message', () => {
  const disabled = { guide: { message: '점검 중' } } as unknown as PinRecord['disabled'];
  expect(serve(SET, { disabled })).toEqual(['shell@1.0.0', 'guide@1.1.0 off 점검 중', 'voc@1.1.0']);
});

test('the shell is never off, as no page could say so', () => {
  const disabled = { shell: { message: '점검 중' } } as unknown as PinRecord['disabled'];
  expect(serve(SET, { disabled })).toEqual(serve(SET));
});

test.each([
  ['guide@1.0.0', '', 'guide@1.0.0'],
  ['', '', 'guide@1.1.0 off null'],
  ['guide@1.0.0', 'guide@1.0.0', 'guide@1.1.0 off null'],
  ['guide@2.0.0', '', 'guide@1.1.0 off null'],
])('of a blocked part with last good %j, blocked too %j: %s', (good, blocked, expected) => {
  expect(serve(SET, { good, blocked: `guide@1.1.0 ${blocked}` })).toEqual([
    'shell@1.0.0',
    expected,
    'voc@1.1.0',
  ]);
});

test('of a blocked shell the last good one is served, with the parts that fit it', () => {
  const blocked = 'shell@1.0.0';
  expect(serve(SET, { blocked })).toBeNull();
  expect(serve(SET, { blocked: 'shell@1.0.0 shell@0.9.0', good: 'shell@0.9.0' })).toBeNull();
  expect(serve(SET, { blocked, good: 'shell@1.0.1' })).toEqual([
    'shell@1.0.1',
    'guide@1.1.0',
    'voc@1.1.0',
  ]);
  expect(serve(SET, { blocked, good: 'shell@2.0.0 guide@2.0.0' })).toEqual([
    'shell@2.0.0',
    'guide@2.0.0',
    'voc@1.1.0 off null',
  ]);
});
