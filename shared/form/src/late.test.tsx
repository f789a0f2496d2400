import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { late, lateRest, loadLate, loadRest } from './late.tsx';
import { inquiry } from './testing/inquiry.ts';
import { press, showForm, world } from './testing/world.tsx';

const FIRST = { groups: 'product', title: '소리가 큽니다', text: '밤에 소리가 크게 납니다.' };
const failed = /화면을 마저 불러오지 못했습니다\. 입력하신 내용은 그대로 있습니다\./;

/** A component whose code arrives when the test says so. */
function awaited(by = late) {
  const answers: { arrive(): void; fail(): void }[] = [];
  const load = () =>
    new Promise<() => string>((resolve, reject) => {
      answers.push({
        arrive: () => resolve(() => '나머지'),
        fail: () => reject(new Error('lost')),
      });
    });
  return { Piece: by(load, <p>자리</p>), answers };
}

test('what few need is loaded past the first step, or where it is shown, and no step waits for it', async () => {
  const { answers } = awaited(lateRest);
  showForm(inquiry('rest'), world(), { values: FIRST });
  await act(async () => void loadLate());
  expect(answers).toHaveLength(0);
  await press('다음');
  expect(await screen.findByRole('checkbox')).toBeTruthy();
  await act(async () => void loadRest());
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.arrive());
  const shown = awaited(lateRest);
  render(<shown.Piece />);
  expect(screen.getByText('자리')).toBeTruthy();
  await act(async () => shown.answers[0]?.arrive());
  expect(screen.getByText('나머지')).toBeTruthy();
});

test('a step waits for late code, says that it failed, and tries again; nothing typed is lost', async () => {
  const { answers } = awaited();
  showForm(inquiry('late'), world(), { values: FIRST });
  await press('다음');
  expect(await screen.findByRole('heading', { level: 2, name: '동의' })).toBeTruthy();
  const next = screen.getByRole<HTMLButtonElement>('button', { name: '다음' });
  expect(next.disabled).toBe(true);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await act(async () => answers.at(-1)?.fail());
  expect(screen.getByText(failed)).toBeTruthy();
  await press('다시 시도');
  expect(screen.queryByText(failed)).toBeNull();
  await act(async () => answers.at(-1)?.arrive());
  await userEvent.click(await screen.findByRole('checkbox'));
  expect(next.disabled).toBe(false);
  // The code of another page, which the shell evaluates ahead.
  awaited();
  await press('이전');
  await press('다음');
  expect(await screen.findByRole('checkbox', { checked: true })).toBeTruthy();
  await press('이전');
  expect(screen.getByLabelText<HTMLInputElement>('제목').value).toBe(FIRST.title);
});

test('two that want the same code load it once, so its failure is said once', async () => {
  const { Piece, answers } = awaited();
  void loadLate();
  render(<Piece />);
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.fail());
  expect(screen.getByText(failed)).toBeTruthy();
  expect(answers).toHaveLength(1);
  await press('다시 시도');
  await act(async () => answers[1]?.arrive());
  expect(screen.getByText('나머지')).toBeTruthy();
});

test('a late component in a first step has its place until it is there, and no place to wait again', async () => {
  const { Piece, answers } = awaited();
  const { unmount } = render(<Piece />);
  expect(screen.getByText('자리')).toBeTruthy();
  await act(async () => answers.at(-1)?.arrive());
  expect(await screen.findByText('나머지')).toBeTruthy();
  unmount();
  render(<Piece />);
  expect(screen.getByText('나머지')).toBeTruthy();
});
