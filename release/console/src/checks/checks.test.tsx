import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SetState } from '../desk/answers.ts';
import { openDesk, setOf } from '../testing/desk.tsx';

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
    `화면의 용량미통과예외로 인정${FAULT}`,
    // Nobody can accept this one: customers would get no page.
    '파일의 응답미통과main.js answers 404',
    '기록과 해시통과',
  ]);
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
