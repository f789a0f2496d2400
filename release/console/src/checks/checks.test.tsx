import { expect, test } from '@jest/globals';
import { checkNames } from '@portal/release-store';
import { screen, waitFor, within } from '@testing-library/react';
import type { JobState, SetState } from '../desk/answers.ts';
import { openDesk, setOf } from '../testing/desk.tsx';
import { checkWord, foundWord } from './check-words.ts';

const AT = '2026-11-21T00:00:00.000Z';
const FAULT = 'guide faq loads 12.0 KB more than now';

/** A set that was checked, with the faults of these checks. */
const checked = (
  id: string,
  faults: Record<string, string[]>,
  waivers: string[] = [],
): SetState => {
  const result = (found: string[] = []) => ({ faults: found, notes: [], figures: {}, tookMs: 900 });
  const names = ['chain', 'weight', 'files'] as const;
  return {
    ...setOf(id, '1.0.1'),
    evidence: {
      revision: 1,
      previous: null,
      set: id,
      setSha384: `sha384-${'A'.repeat(64)}`,
      base: '1',
      results: Object.fromEntries(names.map((name) => [name, result(faults[name])])),
      waivers: Object.fromEntries(
        waivers.map((name) => [name, { actor: 'lee', reason: '다음 주에 줄입니다', at: AT }]),
      ),
      tookMs: 61_200,
      actor: 'kim',
      reason: 'check',
      at: AT,
    },
    open: names.filter((name) => faults[name]?.length && !waivers.includes(name)),
    waivable: names.filter((name) => name === 'weight' && !waivers.includes(name)),
  };
};
const dialog = () => within(screen.getByRole('dialog'));
const rows = () =>
  dialog().getByRole('list', { name: '검사 결과' }).querySelectorAll(':scope > li');

test('every set says whether it passed its checks, what they found, and who answers for it', async () => {
  const { user } = openDesk('/sets', {
    sets: [
      setOf('1', '1.0.0'),
      checked('2', { weight: [FAULT] }, ['weight']),
      checked('3', { weight: [FAULT], files: ['main.js answers 404'] }),
      checked('4', {}),
    ],
  });
  const table = within(await screen.findByRole('table', { name: '새 세트부터' }));
  const texts = table.getAllByRole('button', { name: /검사 결과: / }).map((one) => one.textContent);
  expect(texts).toEqual(['통과', '2가지 미통과', '통과 · 예외 1가지', '검사 전']);

  await user.click(table.getByRole('button', { name: '세트 3 검사 결과: 2가지 미통과' }));
  expect([...rows()].map(({ textContent }) => textContent)).toEqual([
    `화면의 용량미통과예외로 인정정한 용량보다 무거운 화면이 있습니다. 팀에 화면을 줄여 달라고 해 주세요.시스템 메시지 보기${FAULT}`,
    // Nobody can accept this one: customers would get no page.
    '파일의 응답미통과포털이 제대로 주지 못한 파일이 있습니다. 그 부분을 다시 배포해 주세요.시스템 메시지 보기main.js answers 404',
    '기록과 해시통과',
  ]);
  // The words of the check stand closed below ours.
  expect(dialog().getByText(FAULT).closest('details')?.open).toBe(false);
  expect(screen.getByRole('dialog').textContent).toMatch(
    /kim · .* · 62초 · 비교 대상 세트 1화면의 용량/,
  );
  await user.click(dialog().getByRole('button', { name: '닫기' }));

  await user.click(table.getByRole('button', { name: '세트 2 검사 결과: 통과 · 예외 1가지' }));
  expect([...rows()].map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^화면의 용량예외lee · .* · 다음 주에 줄입니다/),
  );
  await user.click(dialog().getByRole('button', { name: '닫기' }));
  await user.click(table.getByRole('button', { name: '세트 1 검사 결과: 검사 전' }));
  expect(dialog().getByText(/아직 검사하지 않은 세트입니다/)).toBeTruthy();
});

test('the dialog says what a set has not passed before the reason, and takes it once that is waived', async () => {
  const { user, desk, tell } = openDesk('/sets', {
    sets: [setOf('1', '1.0.0'), setOf('2', '1.0.1'), checked('3', { weight: [FAULT] })],
  });
  await user.click(await screen.findByRole('button', { name: '세트 3 지정' }));
  expect(await dialog().findByText(FAULT)).toBeTruthy();
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '새 화면');
  await user.click(dialog().getByRole('button', { name: '세트 3 지정하기' }));
  expect(dialog().getByRole('alert').textContent).toContain('검사를 통과한 세트만');
  expect(desk.asked).toEqual([]);

  await user.click(dialog().getByRole('button', { name: '화면의 용량 예외로 인정' }));
  await user.click(dialog().getByRole('button', { name: '예외로 인정하기' }));
  expect(dialog().getByText(/이유를 입력해 주세요/)).toBeTruthy();
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '다음 주에 줄입니다');
  desk.sets = desk.sets.with(2, checked('3', { weight: [FAULT] }, ['weight']));
  await user.click(dialog().getByRole('button', { name: '예외로 인정하기' }));
  await tell();
  expect(await dialog().findByText('예외')).toBeTruthy();
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '새 화면');
  await user.click(dialog().getByRole('button', { name: '세트 3 지정하기' }));
  expect(desk.asked.map(([verb, { args, waive, reason }]) => [verb, args, waive, reason])).toEqual([
    ['check', ['3'], 'weight', '다음 주에 줄입니다'],
    ['pin', ['3'], undefined, '새 화면'],
  ]);
});

test('the channel of developers takes a set without checks', async () => {
  const { user, desk } = openDesk('/sets', {
    sets: [setOf('1', '1.0.0'), setOf('2', '1.0.1'), setOf('3', '1.0.2')],
  });
  await user.selectOptions(await screen.findByLabelText('지정하거나 되돌릴 채널'), 'dev');
  await user.click(screen.getByRole('button', { name: '세트 3 지정' }));
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '새 화면');
  await user.click(dialog().getByRole('button', { name: '세트 3 지정하기' }));
  expect(desk.asked.map(([verb]) => verb)).toEqual(['pin']);
});

type Step = JobState['checks'][number];
const step = (name: Step['name'], more: Partial<Step> = {}): Step => ({
  name,
  state: 'waiting',
  done: null,
  of: null,
  tookMs: null,
  ...more,
});
const jobOf = (set: string, content: Partial<JobState> = {}): JobState => ({
  set,
  state: 'running',
  askedBy: 'lee',
  actor: 'desk',
  reason: 'asked for by lee',
  at: AT,
  evidence: null,
  tookMs: 0,
  ahead: 0,
  checks: [],
  ...content,
});
const unchecked = [setOf('1', '1.0.0'), setOf('2', '1.0.1'), setOf('3', '1.0.2')];

test('a set is checked from its dialog: progress, log, result', async () => {
  const { user, desk, step: tellStep, tell } = openDesk('/sets', { sets: unchecked });
  await user.click(await screen.findByRole('button', { name: '세트 3 검사 결과: 검사 전' }));
  await user.click(dialog().getByRole('button', { name: '검사하기' }));
  expect(desk.asked).toEqual([['check-jobs', { set: '3', channel: 'production' }]]);
  const checks = [
    step('chain', { state: 'passed', tookMs: 900 }),
    step('files', { state: 'running', done: 12, of: 40 }),
    step('boot'),
  ];
  desk.jobs = [jobOf('3', { checks })];
  await tell();
  expect(await dialog().findByText(/검사 3가지 가운데 1가지를 마쳤습니다/)).toBeTruthy();
  // The button went away: the keyboard stays where it was.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('세트 3의 검사');
  const steps = () =>
    within(dialog().getByRole('list', { name: '검사 진행' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(steps()).toEqual([
    '기록과 해시통과0.9초',
    '파일의 응답검사 중12 / 40',
    '브라우저에서 여는 모든 화면대기',
  ]);
  const [status] = dialog().getAllByRole('status');
  const before = status?.textContent;
  const further = checks.with(1, step('files', { ...checks[1], done: 40 }));
  desk.jobs = [jobOf('3', { checks: further })];
  await tellStep();
  await waitFor(() => expect(steps()[1]).toBe('파일의 응답검사 중40 / 40'));
  // Steps are not read out, ends of checks are.
  expect(status?.textContent).toBe(before);

  desk.log = 'passed     chain\n<b>not bold</b>';
  await user.click(dialog().getByText('검사 로그 보기'));
  expect((await dialog().findByText(/<b>not bold/)).tagName).toBe('PRE');

  desk.sets = desk.sets.with(2, checked('3', {}));
  desk.jobs = [jobOf('3', { state: 'done', evidence: 1 })];
  await tell();
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(dialog().getByRole('button', { name: '다시 검사하기' })).toBeTruthy();
});

test('a job that waits says how many are before it, and is cancelled', async () => {
  const { user, desk, tell } = openDesk('/sets', {
    sets: unchecked,
    jobs: [jobOf('2'), jobOf('3', { state: 'queued', ahead: 1 })],
  });
  expect(await screen.findByRole('button', { name: '세트 2 검사 결과: 검사 중' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '세트 3 검사 결과: 검사 대기' }));
  expect(dialog().getByRole('status').textContent).toContain('앞에 검사가 1건 있습니다');
  await user.click(dialog().getByRole('button', { name: '검사 취소하기' }));
  expect(desk.asked).toEqual([['DELETE /api/check-jobs/3', {}]]);
  desk.jobs = [jobOf('3', { state: 'cancelled', actor: 'manager' })];
  await tell();
  expect(await dialog().findByText('manager 계정이 검사를 취소했습니다.')).toBeTruthy();
  expect(dialog().getByRole('button', { name: '검사하기' })).toBeTruthy();
});

test.each<[string, Partial<JobState>, RegExp]>([
  [
    'could not run',
    { state: 'failed', reason: 'the checks ended with 1' },
    /검사를 끝내지 못했습니다. 로그를 확인/,
  ],
  [
    'hung',
    { state: 'failed', reason: 'the checks said nothing for 5 minutes' },
    /검사가 5분이 지나도 끝나지 않아/,
  ],
  ['lost its desks', { state: 'interrupted' }, /데스크의 로그를 확인하고 다시 검사/],
  ['runs in another desk', {}, /다른 데스크가 검사하고 있습니다/],
])('a job that %s says so', async (_, content, text) => {
  const { user } = openDesk('/sets', { sets: unchecked, jobs: [jobOf('3', content)] });
  await user.click(await screen.findByRole('button', { name: /세트 3 검사 결과/ }));
  expect(await dialog().findByText(text)).toBeTruthy();
});

test('a refusal is in the dialog, in Korean', async () => {
  const said = 'set 3 is being checked for lee already: wait for its end, or cancel it';
  const { user } = openDesk('/sets', { sets: unchecked, refusal: [409, 'stale', said] });
  await user.click(await screen.findByRole('button', { name: /세트 3 검사 결과/ }));
  await user.click(dialog().getByRole('button', { name: '검사하기' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('lee 계정의 요청으로 이미');
});

test('a team sees the checks and cannot start them', async () => {
  const account = { id: 'team-guide', role: 'team' as const, remotes: ['guide'] };
  const { user } = openDesk('/sets', { account, sets: unchecked, jobs: [jobOf('2')] });
  await user.click(await screen.findByRole('button', { name: '세트 2 검사 결과: 검사 중' }));
  expect(dialog().queryByRole('button', { name: '검사 취소하기' })).toBeNull();
  await user.click(dialog().getByRole('button', { name: '닫기' }));
  await user.click(await screen.findByRole('button', { name: '세트 3 검사 결과: 검사 전' }));
  expect(dialog().queryByRole('button', { name: '검사하기' })).toBeNull();
});

test('a set that was just made is checked where it was made', async () => {
  const { user, desk, tell } = openDesk('/compose');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'guide' }), '1.0.0');
  await user.click(screen.getByRole('button', { name: '세트 만들기' }));
  desk.sets = [...desk.sets, setOf('3', '1.0.2')];
  await tell();
  await user.click(await screen.findByRole('button', { name: '검사하기' }));
  expect(desk.asked.at(-1)).toEqual(['check-jobs', { set: '3', channel: 'production' }]);
});

test('a canary is started with what its set’s checks found in sight', async () => {
  const { user } = openDesk('/release?channel=production', {
    sets: [setOf('1', '1.0.0'), setOf('2', '1.0.1'), checked('3', { weight: [FAULT] }, ['weight'])],
  });
  await user.click(await screen.findByRole('button', { name: '카나리 시작하기' }));
  await user.selectOptions(await dialog().findByLabelText('세트'), '3');
  expect([...rows()].map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^화면의 용량예외lee · .* · 다음 주에 줄입니다/),
  );
});

test('every check of the store has words for what it looks at, and for what it finds', () => {
  for (const name of checkNames) {
    expect(checkWord(name)).toMatch(/[가-힣]/);
    expect(foundWord(name)).not.toContain('시스템 메시지');
  }
});
