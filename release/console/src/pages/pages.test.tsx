import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AuditRecord, StatusChange } from '../desk/answers.ts';
import { withCanary } from '../testing/canary.ts';
import { openDesk, pinOf, setOf, stateOf } from '../testing/desk.tsx';
import { changedSource } from '../testing/source.ts';

const dialog = () => within(screen.getByRole('dialog'));

test('a set is composed of a base and versions, made, and pinned', async () => {
  const { user, desk } = openDesk('/compose');
  const guide = await screen.findByRole('combobox', { name: 'guide' });
  expect(screen.queryByRole('button', { name: '세트 만들기' })).toBeNull();
  const names = within(guide).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    '1.0.2 · 차단',
    '1.0.1 (바탕)',
    '1.0.0',
    '넣지 않음',
  ]);
  expect(names[0]).toHaveProperty('disabled', true);
  await user.selectOptions(guide, '1.0.0');
  await user.selectOptions(screen.getByRole('combobox', { name: 'voc' }), 'left-out');
  expect(await screen.findByText('없어지는 주소 /guide/tips')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: '메모 (선택)' }), '새해');
  await user.click(screen.getByRole('button', { name: '세트 만들기' }));
  expect(await screen.findByText('세트 3번을 만들었습니다')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '운영에 지정' }));
  await user.type(await screen.findByRole('textbox', { name: '이유' }), '새해 준비');
  await user.click(dialog().getByRole('button', { name: '세트 3 지정하기' }));
  expect(desk.asked).toEqual([
    ['set-create', { args: ['guide@1.0.0'], without: 'voc', base: '2', note: '새해' }],
    [
      'pin',
      {
        channel: 'production',
        expect: '2',
        args: ['3'],
        'open-tabs': 'quiet',
        reason: '새해 준비',
      },
    ],
  ]);
});

test('a composition that a set has already is answered with that set', async () => {
  const { user, desk } = openDesk('/compose');
  desk.answer = { ...desk.sets[0], isNew: false };
  await user.selectOptions(await screen.findByRole('combobox', { name: 'guide' }), '1.0.0');
  await user.click(screen.getByRole('button', { name: '세트 만들기' }));
  expect(await screen.findByText('같은 구성의 세트 1번이 이미 있습니다')).toBeTruthy();
});

test('the set of a canary is pinned without proof only by an explicit choice', async () => {
  const { user, desk } = openDesk('/compose');
  desk.answer = { ...setOf('3', '1.0.2'), isNew: true };
  desk.live.production = withCanary();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'guide' }), '1.0.0');
  await user.click(screen.getByRole('button', { name: '세트 만들기' }));
  await user.click(await screen.findByRole('button', { name: '운영에 지정' }));
  await user.type(await screen.findByRole('textbox', { name: '이유' }), '급합니다');
  const send = dialog().getByRole('button', { name: '세트 3 지정하기' });
  await user.click(send);
  expect(dialog().getByText(/카나리의 근거가 아직 부족합니다/)).toBeTruthy();
  desk.asked.length = 0;
  await user.click(dialog().getByRole('checkbox', { name: /근거가 부족해도/ }));
  await user.click(send);
  expect(desk.asked[0]?.[1]).toMatchObject({ args: ['3'], unproven: 'true', expect: '2' });
});

test('does not make a set that could not be pinned', async () => {
  const { user, desk } = openDesk('/compose');
  desk.diff = { ...desk.diff, refused: 'guide@1.0.0 is blocked (it leaks): choose another' };
  await user.selectOptions(await screen.findByRole('combobox', { name: 'guide' }), '1.0.0');
  expect((await screen.findByRole('alert')).textContent).toContain('it leaks');
  expect(screen.getByRole('button', { name: '세트 만들기' })).toHaveProperty('disabled', true);
});

test('any two sets are compared, and a channel returns to one of them', async () => {
  const { user, desk } = openDesk('/sets');
  await user.selectOptions(await screen.findByLabelText('이 세트에서'), '2');
  expect(window.location.search).toBe('?from=2&to=2');
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toMatch(/^세트 2.*kim메모 2guide 1\.0\.1운영$/);
  expect(rows[2]).toMatch(/^세트 1.*되돌리기$/);
  await user.click(screen.getByRole('button', { name: '세트 1 되돌리기' }));
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '장애');
  await user.click(dialog().getByRole('button', { name: '세트 1로 되돌리기' }));
  expect(desk.asked[0]?.[1]).toMatchObject({ channel: 'production', to: '1', expect: '2' });
});

test('the versions of a remote have status, files and pages, and a bad one is blocked', async () => {
  const affected: StatusChange['affected'] = [
    { channel: 'production', set: '2', cohort: 'base', served: '1.0.0' },
    { channel: 'dev', set: '3', cohort: 'canary', served: null },
  ];
  const { user, desk } = openDesk('/remote?name=guide', { answer: { name: 'guide', affected } });
  const table = within(await screen.findByRole('table', { name: '새 버전부터' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toMatch(/^1\.0\.2.*차단사진을 잃어버립니다허용$/);
  expect(rows[2]).toMatch(
    /^1\.0\.1.*01234567사진의 순서를 지킵니다 · 김민지커밋하지 않은 파일 2개사용 가능운영차단교체 권장$/,
  );
  expect(table.getByRole('link', { name: '01234567' }).getAttribute('href')).toBe(
    'https://git.example.com/portal/commit/0123456789abcdef',
  );
  await user.click(table.getByRole('link', { name: '1.0.1 파일 보기' }));
  const files = within(await screen.findByRole('table', { name: '큰 파일부터' }));
  expect(files.getByRole('row', { name: /main\.js 진입 2KB/ })).toBeTruthy();
  await user.click(table.getByRole('button', { name: 'guide@1.0.1 차단' }));
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '샙니다');
  await user.click(dialog().getByRole('button', { name: '차단하기' }));
  expect(desk.asked).toEqual([['block', { args: ['guide@1.0.1'], reason: '샙니다' }]]);
  expect(
    within(dialog().getByRole('status'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '운영, 세트 2: 이제 고객이 받는 버전은 guide@1.0.0입니다.',
    '개발, 세트 3: 이제 카나리 고객은 이 부분 대신 안내를 봅니다.',
  ]);
  await user.click(dialog().getByRole('button', { name: '확인' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lists a remote’s failures with their version, and links to the newest support code', async () => {
  openDesk('/remote?name=guide', {
    kinds: [
      {
        channel: 'production',
        part: 'guide',
        version: '1.0.1',
        class: 'compat',
        count: 1200,
        newest: {
          code: 'K7MQ2X',
          at: new Date().toISOString(),
          set: '2',
          part: 'guide',
          version: '1.0.1',
          class: 'compat',
          route: '/guide/faq',
          cohort: 'base',
          error: 'Error: planned',
        },
      },
    ],
  });
  const table = within(await screen.findByRole('table', { name: '많은 것부터' }));
  expect(table.getAllByRole('row')[1]?.textContent).toMatch(
    /^1\.0\.1운영셸과 맞지 않는 버전입니다1,200.* · \/guide\/faq K7MQ2X$/,
  );
  expect(table.getByRole('link', { name: 'K7MQ2X' })).toHaveProperty(
    'href',
    'http://localhost/support?code=K7MQ2X',
  );
});

test('a remote without failures says so', async () => {
  openDesk('/remote?name=guide');
  expect(await screen.findByText('고객의 브라우저가 알린 오류가 없습니다.')).toBeTruthy();
});

test.each(['/sets', '/remote', '/compose', '/overrides'])(
  '%s lists what can be read, and names the damaged record that it leaves out',
  async (path) => {
    const said = 'sets/3.json cannot be read';
    const production = { ...stateOf(), refusals: [said] };
    openDesk(path, { live: { production, staging: null, dev: null } });
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    expect((await screen.findAllByRole('combobox')).length).toBeGreaterThan(0);
  },
);

test('filters the audit, and its verification names what is wrong', async () => {
  const { user } = openDesk('/audit', { faults: ['sets/2.json was altered'] });
  const table = () => within(screen.getByRole('table'));
  await screen.findByRole('table', { name: '2건, 새 기록부터' });
  expect(table().getAllByRole('row')[1]?.textContent).toContain('운영 2kim세트 2 지정새 도움말');
  await user.type(screen.getByRole('searchbox', { name: '찾을 말' }), '시작');
  expect(table().getAllByRole('row')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '기록 검증하기' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('sets/2.json was altered')).toBeTruthy();
});

test('a commit that several parts of a set were built from stands once in the audit', async () => {
  const part = { version: '1.0.0', ...changedSource };
  const delivered = [
    { name: 'guide', ...part },
    { name: 'voc', ...part },
    { name: 'shell', version: '1.0.0', commit: 'fedcba9876543210' },
  ];
  openDesk('/audit', {
    audit: [{ chain: 'production', signedBy: null, ...pinOf({ verb: 'deliver' }), delivered }],
  });
  const row = (await screen.findAllByRole('row'))[1];
  expect(row?.textContent?.match(/01234567|fedcba98/g)).toEqual(['01234567', 'fedcba98']);
});

test('the audit names every place in words, and all checks of sets are one place to choose', async () => {
  const checked = (set: string): AuditRecord => ({
    chain: `checks/${set}`,
    signedBy: null,
    revision: 1,
    previous: null,
    set,
    setSha384: '',
    base: null,
    results: {},
    waivers: {},
    tookMs: 1,
    actor: 'manager',
    reason: '검사',
    at: '2026-11-21T00:00:00.000Z',
  });
  const { user } = openDesk('/audit', { audit: [checked('1'), checked('2')] });
  const table = await screen.findByRole('table', { name: '2건, 새 기록부터' });
  expect(table.textContent).toContain('세트 2 검사 1manager');
  expect(table.textContent).not.toContain('checks/');
  const place = screen.getByRole('combobox', { name: '어디' });
  const offered = within(place).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['전체', '세트 검사']);
  await user.selectOptions(place, '세트 검사');
  expect(screen.getByRole('table', { name: '2건, 새 기록부터' })).toBeTruthy();
});
