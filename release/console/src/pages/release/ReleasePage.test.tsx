import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ChannelState } from '../../desk/answers.ts';
import { comparedAs, withCanary } from '../../testing/canary.ts';
import { openDesk, pinOf, setOf, stateOf, type DeskDouble } from '../../testing/desk.tsx';

const dialog = () => within(screen.getByRole('dialog'));
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);

/** Opens the page with production in this state. */
function openRelease(production: ChannelState, content: Partial<DeskDouble> = {}) {
  const opened = openDesk('/release', content);
  opened.desk.live.production = production;
  return opened;
}
const failing = {
  verdict: 'abort',
  because: 'fails',
  about: 'guide@1.0.2',
  compared: [
    comparedAs('guide@1.0.2', [900, 100], [1990, 10]),
    comparedAs('set 3', [1900, 100], [3990, 10]),
  ],
} as const satisfies Parameters<typeof withCanary>[0];
const healthy = {
  verdict: 'advance',
  because: 'fine',
  about: null,
  compared: [
    comparedAs('guide@1.0.2', [300, 0], [300, 0]),
    comparedAs('set 3', [300, 0], [300, 0]),
  ],
} as const satisfies Parameters<typeof withCanary>[0];

test('shows who gets which set, each part’s failures in both groups, and what a verdict still needs', async () => {
  openRelease(withCanary());
  expect(await screen.findByRole('heading', { name: '세트 3 · 고객의 5%' })).toBeTruthy();
  expect(
    screen.getByRole('link', { name: /운영.*5% 세트 3, 나머지는 세트 2 더 지켜봅니다/ }),
  ).toBeTruthy();
  expect(
    screen.getByText(
      'guide@1.0.2: 표본이 모자랍니다. 카나리 10회, 기준 290회이고 각각 200회가 필요합니다.',
    ),
  ).toBeTruthy();
  expect(rows().slice(1)).toEqual([
    '모두 합쳐2.5%표시 39 · 실패 10.1%표시 1,190 · 실패 140 / 200',
    'guide@1.0.2바뀜10.0%표시 9 · 실패 10.0%표시 290 · 실패 010 / 200',
    'voc@1.0.00.0%표시 30 · 실패 00.1%표시 900 · 실패 1',
  ]);
  expect(screen.getByText('25%, 09:10부터 근거가 모이면 자동')).toBeTruthy();
});

test.each([
  [failing, '중단해야 합니다', /1,000회 중 10\.0%, 기준은 2,000회 중 0\.5%가 .*우연으로는/],
  [healthy, '확대해도 됩니다', /표본이 200회를 넘었고, 기준보다 1%p 넘게/],
  [
    { ...failing, verdict: 'hold', because: 'chance', about: 'set 3' },
    '더 지켜봅니다',
    /^모두 합쳐: .*우연일 수 있어/,
  ],
] as const)('a verdict in words: %#', async (evidence, title, reason) => {
  openRelease(withCanary(evidence));
  expect(await screen.findAllByText(title)).toHaveLength(2);
  expect(screen.getByText(reason)).toBeTruthy();
});

test('shows new figures without a change of the store', async () => {
  const { desk, count } = openRelease(withCanary());
  await screen.findByText(/표본이 모자랍니다/);
  desk.live.production = withCanary(failing);
  await count();
  expect(await screen.findByText(/우연으로는/)).toBeTruthy();
});

test('draws a trend, and lists it in a table', async () => {
  const point = (minute: number, mounts: number, failures: number) => ({
    at: `2026-11-21T00:0${minute}:00.000Z`,
    base: { mounts: 100 * minute, failures: 0 },
    canary: { mounts, failures },
  });
  const { user } = openRelease(
    withCanary({ trend: [point(1, 0, 0), point(2, 20, 0), point(3, 38, 2)] }),
  );
  const drawn = await screen.findByRole('img', { name: /카나리는 5\.0%, 기준은 0\.0%/ });
  const [base, canary] = [...drawn.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(base).toBe('M0.0 160.0L300.0 160.0L600.0 160.0');
  // The line starts with the group's first page; the axis ends at 5 %.
  expect(canary).toBe('M300.0 160.0L600.0 0.0');
  await user.click(screen.getByText('표로 보기'));
  const table = within(screen.getByRole('table', { name: /새 값부터/ }));
  expect(table.getAllByRole('row')[1]?.textContent).toBe(
    '2026.11.21(토) 09:035.0% (40회 중 2)0.0% (300회 중 0)',
  );
});

test('draws no trend for two points', async () => {
  const none = { mounts: 0, failures: 0 };
  openRelease(
    withCanary({ trend: [{ at: '2026-11-21T00:01:00.000Z', base: none, canary: none }] }),
  );
  await screen.findByText(/표본이 모자랍니다/);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a canary starts with a set that passed its checks', async () => {
  const sets = [setOf('1', '1.0.0'), setOf('2', '1.0.1'), setOf('3', '1.0.2')].map((set) => ({
    ...set,
    open: set.id === '3' ? [] : null,
  }));
  const { user, desk } = openRelease(stateOf(), { sets });
  await user.click(await screen.findByRole('button', { name: '카나리 시작하기' }));
  const choice = await dialog().findByRole('combobox', { name: '세트' });
  await waitFor(() =>
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['선택', '세트 3 · 메모 3']),
  );
  expect(dialog().getByText(/검사를 통과한 세트만 보입니다. 나머지 1개는/)).toBeTruthy();
  const send = dialog().getByRole('button', { name: '카나리 시작하기' });
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '새 도움말');
  await user.click(send);
  expect(dialog().getByText('카나리로 줄 세트를 선택해 주세요.')).toBeTruthy();
  await user.selectOptions(choice, '3');
  const percent = dialog().getByRole('textbox', { name: '고객의 비율 (%)' });
  await user.clear(percent);
  await user.type(percent, '100');
  await user.click(send);
  expect(dialog().getByText(/0부터 99까지의 정수/)).toBeTruthy();
  expect(desk.asked).toEqual([]);
  await user.clear(percent);
  await user.type(percent, '5');
  const minimum = dialog().getByRole('textbox', { name: '최소 표본' });
  await user.type(minimum, '0');
  await user.click(send);
  expect(dialog().getByText(/^최소 표본은 1 이상의 정수로/)).toBeTruthy();
  await user.clear(minimum);
  await user.type(minimum, '50');
  await user.click(send);
  expect(desk.asked).toEqual([
    [
      'canary-start',
      {
        channel: 'production',
        expect: '2',
        args: ['3'],
        percent: '5',
        minimum: '50',
        automatic: 'true',
        'open-tabs': 'quiet',
        reason: '새 도움말',
      },
    ],
  ]);
});

test('without proof a canary advances only by an explicit choice', async () => {
  const { user, desk } = openRelease(withCanary());
  await user.click(await screen.findByRole('button', { name: '25%로 확대하기' }));
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '급합니다');
  const send = dialog().getByRole('button', { name: '25%로 확대하기' });
  await user.click(send);
  expect(dialog().getByText(/근거가 아직 부족합니다/)).toBeTruthy();
  expect(desk.asked).toEqual([]);
  await user.click(dialog().getByRole('checkbox', { name: '근거가 부족해도 확대합니다' }));
  await user.click(send);
  expect(desk.asked[0]?.[1]).toMatchObject({ percent: '25', unproven: 'true', expect: '2' });
});

test('with proof a canary advances to any later step, and at 100 % its set becomes the base', async () => {
  const { user, desk } = openRelease(withCanary(healthy));
  await user.click(await screen.findByRole('button', { name: '25%로 확대하기' }));
  expect(dialog().queryByRole('checkbox')).toBeNull();
  await user.selectOptions(dialog().getByRole('combobox', { name: '고객의 비율' }), '100');
  expect(dialog().getByText('모든 고객이 세트 3번을 받고, 카나리는 끝납니다.')).toBeTruthy();
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '모두에게');
  await user.click(dialog().getByRole('button', { name: '100%로 확대하기' }));
  expect(desk.asked[0]).toEqual([
    'canary-advance',
    { channel: 'production', expect: '2', percent: '100', reason: '모두에게' },
  ]);
});

test.each([
  ['5% 유지하기', '유지하기', 'canary-hold'],
  ['카나리 중단하기', '중단하기', 'canary-abort'],
])('%s needs a reason, and names the revision', async (name, does, verb) => {
  const { user, desk } = openRelease(withCanary());
  await user.click(await screen.findByRole('button', { name }));
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '전화가 많습니다');
  await user.click(dialog().getByRole('button', { name: does }));
  expect(desk.asked).toEqual([
    [verb, { channel: 'production', expect: '2', reason: '전화가 많습니다' }],
  ]);
});

test('if the desk aborts the canary meanwhile, the dialog says so and sends nothing', async () => {
  const { user, desk, tell } = openRelease(withCanary(healthy));
  await user.click(await screen.findByRole('button', { name: '25%로 확대하기' }));
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '좋아 보입니다');
  const running = desk.live.production?.pin?.canary ?? null;
  const abort = pinOf({ revision: 3, verb: 'canary abort', actor: 'desk', reason: '10 %' });
  desk.live.production = stateOf(abort);
  desk.audit = [
    { chain: 'production', signedBy: null, ...pinOf({ canary: running, verb: 'canary start' }) },
    { chain: 'production', signedBy: null, ...abort },
  ];
  await tell();
  expect((await dialog().findByText('desk')).closest('li')?.textContent).toContain(
    'desk · 세트 3 · 5% 카나리 중단',
  );
  await user.click(dialog().getByRole('button', { name: '바뀐 상태에서 다시 결정하기' }));
  await user.click(dialog().getByRole('button', { name: '25%로 확대하기' }));
  expect(dialog().getByText('카나리가 이미 끝났습니다. 창을 닫아 주세요.')).toBeTruthy();
  expect(desk.asked).toEqual([]);
  await user.click(dialog().getByRole('button', { name: '그만두기' }));
  expect(screen.getByText('운영 채널에는 진행 중인 카나리가 없습니다.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '카나리 시작하기' })).toBeTruthy();
});

test('a team account sees the figures and can change nothing', async () => {
  openRelease(withCanary(), { account: { id: 'team-guide', role: 'team', remotes: ['guide'] } });
  await screen.findByText(/표본이 모자랍니다/);
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
});

test('a frozen channel can neither start nor advance a canary', async () => {
  const { desk, tell } = openRelease(stateOf({ frozen: { reason: '연휴' } }));
  expect(await screen.findByRole('button', { name: '카나리 시작하기' })).toHaveProperty(
    'disabled',
    true,
  );
  desk.live.production = withCanary(healthy, { frozen: { reason: '연휴' } });
  await tell();
  expect(await screen.findByRole('button', { name: '25%로 확대하기' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.getByRole('button', { name: '카나리 중단하기' })).toHaveProperty('disabled', false);
});
