import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { KeepFresh, type Told } from './KeepFresh.tsx';

const HOUR = 60 * 60_000;
let visibility: DocumentVisibilityState = 'visible';
let online = true;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T14:00:00+09:00') });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  visibility = 'visible';
  online = true;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const setOut = {
  key: 'arrival 14:20',
  text: '기사가 출발했습니다. 14:20쯤, 약 20분 뒤 도착합니다.',
};
const waits: Told[] = [{ key: 'status ENGINEER', text: '기사배정 단계입니다.' }];

function follow() {
  const ask = jest.fn();
  let own = { isOn: true, error: undefined as unknown, fetching: false, told: waits };
  const view = render(<KeepFresh {...own} ask={ask} />);
  const set = (more: Partial<typeof own>) => {
    own = { ...own, ...more };
    view.rerender(<KeepFresh {...own} ask={ask} />);
  };
  return {
    asked: () => ask.mock.calls.length,
    pass: (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000)),
    set,
    answer(error?: unknown) {
      set({ fetching: true });
      set({ fetching: false, error });
    },
    show(shown: boolean) {
      visibility = shown ? 'visible' : 'hidden';
      fireEvent(document, new Event('visibilitychange'));
    },
    connect(connected: boolean) {
      online = connected;
      fireEvent(window, new Event(connected ? 'online' : 'offline'));
    },
    said: () => view.getByRole('status').textContent,
    text: () => view.container.textContent,
    press: () => fireEvent.click(view.getByRole('button', { name: '다시 확인' })),
  };
}

test('asks with growing pauses', () => {
  const page = follow();
  page.pass(29);
  expect(page.asked()).toBe(0);
  page.pass(1);
  page.pass(44);
  expect(page.asked()).toBe(1);
  page.pass(1);
  expect(page.asked()).toBe(2);
});

test('asks no more than twenty times in an hour, whatever happens', () => {
  const page = follow();
  for (let i = 0; i < 200; i += 1) {
    page.show(i % 2 === 1);
    page.pass(17.9);
  }
  expect(page.asked()).toBe(20);
});

test('asks nothing while it is hidden or offline, and at once on return', () => {
  const page = follow();
  page.show(false);
  page.pass(600);
  expect(page.asked()).toBe(0);
  page.show(true);
  expect(page.asked()).toBe(1);
  page.connect(false);
  page.pass(600);
  expect(page.asked()).toBe(1);
  page.connect(true);
  expect(page.asked()).toBe(2);
});

test('says what has changed, once, and not that minutes go by', () => {
  const page = follow();
  expect(page.said()).toBe('');
  page.set({ told: [...waits, setOut] });
  expect(page.said()).toBe(setOut.text);
  page.set({ told: [...waits, { ...setOut, text: '약 19분 뒤 도착합니다.' }] });
  expect(page.said()).toBe(setOut.text);
});

test('says that the visit is over, and asks no more', () => {
  const page = follow();
  page.set({ isOn: false, told: [{ key: 'status COMPLETE', text: '방문완료 단계입니다.' }] });
  expect(page.said()).toBe('방문완료 단계입니다.');
  page.pass(3600);
  page.show(false);
  page.show(true);
  expect(page.asked()).toBe(0);
});

test('after three failures in a row it says when it was answered last, and offers to ask again', () => {
  const page = follow();
  page.answer();
  page.pass(60);
  page.answer('lost');
  page.answer('lost');
  expect(page.text()).toBe('');
  page.answer('lost');
  expect(page.text()).toContain('14:00에 마지막으로 확인했습니다.');
  const before = page.asked();
  page.press();
  expect(page.asked()).toBe(before + 1);
  page.answer();
  expect(page.text()).toBe('');
});

test('a page that nobody touches for an hour asks no more until it is touched', () => {
  const page = follow();
  page.pass(HOUR / 1000 + 300);
  const before = page.asked();
  page.pass(HOUR / 1000);
  expect(page.asked()).toBe(before);
  expect(page.text()).toContain('마지막으로 확인했습니다.');
  fireEvent.pointerDown(document.body);
  expect(page.asked()).toBe(before + 1);
  expect(page.text()).toBe('');
});
