import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as host from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

const actual = await import('@portal/host');
/** What the API recommends, by the text typed. */
const answers: Record<string, { data?: { list: { word: string }[] } }> = {
  리: { data: { list: [{ word: '리모컨' }, { word: '리클라이너' }] } },
  리모: { data: { list: [{ word: '리모컨' }] } },
};
jest.unstable_mockModule('@portal/host', () => ({
  ...actual,
  useAnswer: (_: unknown, { searchStr }: { searchStr: string }) => answers[searchStr] ?? {},
}));
const { SearchBox } = await import('./SearchBox.tsx');

const navigate = jest.fn();
const company = {} as host.Host['company'];

beforeEach(() => {
  jest.useFakeTimers();
  navigate.mockReset();
  render(
    <actual.HostProvider value={createHostDouble({ company, navigate })}>
      <SearchBox value="" />
    </actual.HostProvider>,
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '찾을 말' });
const words = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
const type = async (text: string, pause = 120) => {
  fireEvent.input(field(), { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(pause));
};
/** Presses a key. Returns false if the component prevented the browser's default. */
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });

test('fetches words after a pause, and keeps the old ones until the new ones arrive', async () => {
  await type('리', 119);
  expect(words()).toEqual([]);
  await type('리');
  expect(words()).toEqual(['리모컨', '리클라이너']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('추천 검색어 2개');
  await type('릮');
  expect(words()).toEqual(['리모컨', '리클라이너']);
  await type('리모');
  expect(words()).toEqual(['리모컨']);
});

test('arrows move through words and field, and wrap at both ends', async () => {
  await type('리');
  const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map(
    (key) => {
      expect(press(key)).toBe(false);
      return chosen();
    },
  );
  expect(walked).toEqual(['리모컨', '리클라이너', null, '리클라이너', '리모컨', null]);
  press('ArrowDown');
  const active = field().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toBe('리모컨');
});

test('keeps the chosen word when the list changes; typing and Escape clear it', async () => {
  await type('리');
  await type('리모', 0);
  press('ArrowDown');
  await act(() => jest.advanceTimersByTimeAsync(120));
  expect(words()).toEqual(['리모컨']);
  expect(chosen()).toBe('리모컨');
  await type('리');
  expect(chosen()).toBeNull();
  expect(press('Escape')).toBe(false);
  expect(words()).toEqual([]);
});

test('Enter searches for the chosen word; without one it sends the form', async () => {
  await type('리');
  expect(press('Enter')).toBe(true);
  expect(words()).toEqual([]);
  expect(navigate).not.toHaveBeenCalled();
  await type('리 ');
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/search?searchStr=%EB%A6%AC%EB%AA%A8%EC%BB%A8');
  expect(field().value).toBe('리모컨');
  expect(words()).toEqual([]);
});

test('ignores keys while the input method composes a syllable', async () => {
  await type('리');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    expect(press(key, { isComposing: true })).toBe(true);
    // Safari marks the key that ends a composition only by its keyCode.
    expect(press(key, { keyCode: 229 })).toBe(true);
  }
  expect(words()).toEqual(['리모컨', '리클라이너']);
  expect(chosen()).toBeNull();
});

test('a press picks a word and keeps the focus in the field; blur closes the list', async () => {
  await type('리');
  const [, second] = screen.getAllByRole('option');
  if (!second) throw new Error('there is no second word');
  expect(fireEvent.pointerDown(second)).toBe(false);
  fireEvent.click(second);
  expect(navigate).toHaveBeenCalledTimes(1);
  await type('리모');
  fireEvent.blur(field());
  expect(words()).toEqual([]);
});
