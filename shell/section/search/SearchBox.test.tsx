import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as host from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

const actual = await import('@portal/host');
/** What the API suggests, by the text typed. */
const words = (...list: string[]) => ({ data: { list: list.map((word) => ({ word })) } });
const hit = {
  classification: 'faq' as const,
  bbsIdx: '1059',
  product: 'bf' as const,
  subject: '렌탈 중에 이사하면 따로 알려야 하나요?',
};
const answers: Record<string, { data?: object }> = {
  리: words('리모컨', '리클라이너'),
  리모: words('리모컨'),
  이사: {
    data: {
      ...words('이사', '이사 비용').data,
      hits: [hit],
      words: [{ word: '이사', also: ['이전설치'], weight: 3 }],
    },
  },
};
const transfer = {
  label: '이전설치 신청',
  text: '이사하실 때 옮겨 설치해 드립니다.',
  href: '/service/service_transfer',
  words: ['이사'],
};
jest.unstable_mockModule('@portal/host', () => ({
  ...actual,
  useAnswer: (_: unknown, { searchStr }: { searchStr: string }) => answers[searchStr] ?? {},
}));
const { SearchBox } = await import('./SearchBox.tsx');

const navigate = jest.fn();
const company = {} as host.Host['company'];

const pages = async () => [transfer];

beforeEach(async () => {
  jest.useFakeTimers();
  navigate.mockReset();
  render(
    <actual.HostProvider value={createHostDouble({ company, navigate, pages })}>
      <SearchBox label="찾을 말" />
    </actual.HostProvider>,
  );
  fireEvent.focus(field());
  await act(() => import('./Suggestions.tsx'));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '찾을 말' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
const type = async (text: string, pause = 120) => {
  fireEvent.input(field(), { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(pause));
};
/** Presses a key. Returns false if the component prevented the browser's default. */
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });

test('fetches words after a pause, and keeps the old ones until the new ones arrive', async () => {
  await type('리', 119);
  expect(shown()).toEqual([]);
  await type('리');
  expect(shown()).toEqual(['리모컨', '리클라이너']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('추천 2개');
  await type('릮');
  expect(shown()).toEqual(['리모컨', '리클라이너']);
  await type('리모');
  expect(shown()).toEqual(['리모컨']);
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
  expect(shown()).toEqual(['리모컨']);
  expect(chosen()).toBe('리모컨');
  await type('리');
  expect(chosen()).toBeNull();
  expect(press('Escape')).toBe(false);
  expect(shown()).toEqual([]);
});

test('Enter searches for the chosen word; without one it sends the form', async () => {
  await type('리');
  expect(press('Enter')).toBe(true);
  expect(shown()).toEqual([]);
  expect(navigate).not.toHaveBeenCalled();
  await type('리 ');
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/search?searchStr=%EB%A6%AC%EB%AA%A8%EC%BB%A8');
  expect(field().value).toBe('리모컨');
  expect(shown()).toEqual([]);
});

test('suggests pages, posts and words, each under its name; a chosen one is gone to at once', async () => {
  await type('이사');
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
    '바로 가기이전설치 신청이사하실 때 옮겨 설치해 드립니다.',
    '질문과 자료렌탈 중에 이사하면 따로 알려야 하나요?자주 묻는 질문 · 안마의자',
    '검색어이사 비용',
  ]);
  expect(screen.getByRole('group', { name: '바로 가기' })).toBeTruthy();
  press('ArrowDown');
  press('Enter');
  expect(navigate).toHaveBeenLastCalledWith('/service/service_transfer');
  expect(field().value).toBe('이사');
  await type('이사 ');
  fireEvent.click(screen.getByRole('option', { name: /^렌탈 중에/ }));
  expect(navigate).toHaveBeenLastCalledWith('/guide/faq?faq=1059#faq-1059');
});

test('ignores keys while the input method composes a syllable', async () => {
  await type('리');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    expect(press(key, { isComposing: true })).toBe(true);
    // Safari marks the key that ends a composition only by its keyCode.
    expect(press(key, { keyCode: 229 })).toBe(true);
  }
  expect(shown()).toEqual(['리모컨', '리클라이너']);
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
  expect(shown()).toEqual([]);
});
