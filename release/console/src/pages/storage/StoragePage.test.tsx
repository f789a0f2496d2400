import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { StorageState } from '../../desk/answers.ts';
import { openDesk } from '../../testing/desk.tsx';

type VersionUse = NonNullable<StorageState['versions']>[number];
const MB = 1024 ** 2;
const dialog = () => within(screen.getByRole('dialog'));
const useOf = (version: string, keeps: Partial<VersionUse> = {}): VersionUse => ({
  name: 'guide',
  version,
  builtAt: '2026-09-01T00:00:00.000Z',
  bytes: MB,
  isWhole: true,
  hasFiles: true,
  isYoung: false,
  channels: [],
  tabs: 0,
  tabsNow: 0,
  isUnused: false,
  ...keeps,
});
const storageOf = (content: Partial<StorageState> = {}): StorageState => ({
  medium: { kind: 'folder', bytes: null, free: 20 * 1024 * MB, tookMs: 3 },
  sets: 4,
  versions: [
    useOf('1.0.0', { bytes: 0, isWhole: false, hasFiles: false }),
    useOf('1.0.1', { isUnused: true }),
    useOf('1.0.2', { tabs: 12, tabsNow: 2 }),
    useOf('1.0.3', { channels: ['production'], isYoung: true, tabs: 1200 }),
  ],
  trouble: [],
  ...content,
});

test('shows the store’s totals, and why each version is kept', async () => {
  openDesk('/storage', { storage: storageOf() });
  expect(await screen.findByText('저장소에 이상이 없습니다')).toBeTruthy();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['폴더', '4개', '4개', '3.0MB', '20.0GB', '3ms']);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^guide@1\.0\.1.*1\.0MB지울 수 있음$/),
    expect.stringMatching(
      /1\.0MB1,200회 ?90일 안에 운영에서 사용, 30일 안에 열림, 만든 지 30일 이내$/,
    ),
    expect.stringMatching(/1\.0MB2회12회 ?30일 안에 열림$/),
    expect.stringMatching(/^guide@1\.0\.0.*파일을 지웠음$/),
  ]);
});

test('a manager deletes unused files, with a reason', async () => {
  const { user, desk } = openDesk('/storage', { storage: storageOf() });
  await user.click(await screen.findByRole('button', { name: '정리하기' }));
  expect(dialog().getByText(/^guide@1\.0\.1의 파일을 지웁니다\. 1\.0MB가 비고/)).toBeTruthy();
  const send = dialog().getByRole('button', { name: '버전 1개의 파일 지우기' });
  await user.click(send);
  expect(desk.asked).toEqual([]);
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '디스크 정리');
  desk.storage = storageOf({ versions: [useOf('1.0.2', { tabs: 12 })] });
  await user.click(send);
  expect(desk.asked).toEqual([['gc', { reason: '디스크 정리' }]]);
  expect(await screen.findByText('지울 수 있는 버전이 없습니다.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a team account sees everything and can delete nothing', async () => {
  openDesk('/storage', {
    storage: storageOf(),
    account: { id: 'team-guide', role: 'team', remotes: ['guide'] },
  });
  expect(await screen.findByText('버전 1개의 파일 1.0MB를 지울 수 있습니다.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '정리하기' })).toBeNull();
});

test.each([
  ['full', /빈 공간이 모자랍니다/],
  ['slow', /저장소가 느립니다/],
  ['damaged', /고객에게 필요한 파일이나 기록이 없거나 바뀌었습니다/],
] as const)('a sign of trouble is said: %s', async (kind, words) => {
  openDesk('/storage', { storage: storageOf({ trouble: [{ kind, message: 'why' }] }) });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(words)).toBeTruthy();
  expect(alert.getByText('why')).toBeTruthy();
  expect(screen.queryByText('저장소에 이상이 없습니다')).toBeNull();
});

test('with an unreadable record it lists no versions, and says why', async () => {
  const trouble = [{ kind: 'damaged' as const, message: 'sets/1.json was altered' }];
  openDesk('/storage', { storage: storageOf({ versions: null, trouble }) });
  expect(await screen.findByText(/무엇을 지워도 되는지 알 수 없습니다/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('says that the store is away, and lists no versions', async () => {
  const trouble = [{ kind: 'away' as const, message: 'the release database failed' }];
  openDesk('/storage', { storage: storageOf({ medium: null, versions: null, trouble }) });
  expect((await screen.findByRole('alert')).textContent).toContain('저장소가 응답하지 않습니다');
  expect(screen.queryByText(/지울 수 있는/)).toBeNull();
});

test('names records that fail verification', async () => {
  openDesk('/storage', { storage: storageOf(), faults: ['sets/2.json was altered'] });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/기록 1건이 검증되지 않습니다/)).toBeTruthy();
  expect(alert.getByText('sets/2.json was altered')).toBeTruthy();
});
