import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startGuard } from './start-guard.ts';

/** Milliseconds that each probe takes; the last value repeats. */
let delays: number[] = [];
let clock = 0;
let visibility: DocumentVisibilityState = 'visible';
let stop = () => {};
let acknowledge: () => void = () => {};
const alert = jest.fn((_message: string) => new Promise<void>((done) => (acknowledge = done)));
const leave = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  history.replaceState(null, '', '/guide/faq');
  document.body.innerHTML = '<p>글</p><input aria-label="칸">';
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  alert.mockClear();
  leave.mockClear();
});

function guard(...held: number[]) {
  delays = held;
  const probe = jest.fn(() => {
    clock += (delays.length > 1 ? delays.shift() : delays[0]) ?? 0;
  });
  stop = startGuard({ alert }, { probe, leave });
  return probe;
}
const looks = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

test('alerts at the second hit in a row, and redirects home once the alert is closed', async () => {
  guard(101);
  await looks(1);
  expect(alert).not.toHaveBeenCalled();
  await looks(1);
  expect(alert).toHaveBeenCalledWith('개발자 도구가 감지되었습니다.');
  expect(leave).not.toHaveBeenCalled();
  acknowledge();
  await looks(0);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('alerts once for each load', async () => {
  guard(500);
  await looks(60);
  acknowledge();
  await looks(60);
  expect(alert).toHaveBeenCalledTimes(1);
  expect(leave).toHaveBeenCalledTimes(1);
});

test.each([
  ['the threshold itself', [100]],
  ['hits that are not in a row', [500, 0, 500, 0, 500, 0]],
  ['a machine that slept once', [3_600_000, 0]],
])('%s does not count', async (_, held) => {
  guard(...held);
  await looks(30);
  expect(alert).not.toHaveBeenCalled();
});

test('does not probe at /, and starts to count on another page', async () => {
  const probe = guard(500);
  await looks(1);
  history.replaceState(null, '', '/');
  await looks(10);
  expect(probe).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/guide/video');
  await looks(1);
  expect(alert).not.toHaveBeenCalled();
  await looks(1);
  expect(alert).toHaveBeenCalledTimes(1);
});

test('does not probe while the page is hidden', async () => {
  const probe = guard(500);
  visibility = 'hidden';
  await looks(10);
  expect(probe).not.toHaveBeenCalled();
});

test('a probe during which the page was hidden does not count', async () => {
  let looked = 0;
  stop = startGuard(
    { alert },
    {
      leave,
      probe() {
        clock += 500;
        visibility = looked++ % 2 === 0 ? 'hidden' : 'visible';
      },
    },
  );
  await looks(1);
  visibility = 'visible';
  await looks(1);
  expect(alert).not.toHaveBeenCalled();
});

/** Whether the default action was allowed. */
const isLeft = (selector: string, event: Event) =>
  document.querySelector(selector)?.dispatchEvent(event) === true;
const F12 = () => new KeyboardEvent('keydown', { code: 'F12', bubbles: true, cancelable: true });
const menu = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true });

test('blocks shortcuts and the context menu, but not that of a field', () => {
  guard(0);
  expect(isLeft('p', F12())).toBe(false);
  expect(isLeft('input', F12())).toBe(false);
  expect(isLeft('p', menu())).toBe(false);
  expect(isLeft('input', menu())).toBe(true);
});

test('blocks nothing at /, and nothing once it is stopped', () => {
  guard(0);
  history.replaceState(null, '', '/');
  expect(isLeft('p', F12())).toBe(true);
  expect(isLeft('p', menu())).toBe(true);
  history.replaceState(null, '', '/guide/faq');
  stop();
  expect(isLeft('p', F12())).toBe(true);
  expect(isLeft('p', menu())).toBe(true);
});
