import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Ticker } from './Ticker.tsx';

const notices = ['첫째', '둘째', '셋째'].map((subject, i) => ({ bbsIdx: `10${i}`, subject }));

let hidden = false;
let calm = false;
let calmChanged = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  hidden = false;
  calm = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  window.matchMedia = () =>
    ({
      get matches() {
        return calm;
      },
      addEventListener: (_: string, changed: () => void) => (calmChanged = changed),
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
});
afterEach(() => void jest.useRealTimers());

const host = (own: Partial<Host> = {}) =>
  createHostDouble({ company: {} as Host['company'], ...own });
const show = (own: Partial<Host> = {}, list = notices) =>
  render(
    <HostProvider value={host(own)}>
      <Ticker notices={list} />
    </HostProvider>,
  );
const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.getByText(/째$/).textContent;
const region = () => screen.getByRole('region', { name: '공지사항' });

/** Expects the same notice for a full rotation. */
function expectStill(subject: string) {
  after(10_000);
  expect(shown()).toBe(subject);
}

test('shows three notices in turn, each for 2.5 seconds', () => {
  show();
  expect(shown()).toBe('첫째');
  after(2499);
  expect(shown()).toBe('첫째');
  after(1);
  expect(shown()).toBe('둘째');
  after(2500);
  expect(shown()).toBe('셋째');
  after(2500);
  expect(shown()).toBe('첫째');
});

test('the pause button stops and starts it', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '공지 자동 넘김 멈춤' }));
  expectStill('첫째');
  fireEvent.click(screen.getByRole('button', { name: '공지 자동 넘김 시작' }));
  after(2500);
  expect(shown()).toBe('둘째');
});

test('pauses under the mouse', () => {
  show();
  fireEvent.pointerEnter(region());
  expectStill('첫째');
  fireEvent.pointerLeave(region());
  after(2500);
  expect(shown()).toBe('둘째');
});

test('pauses while the focus is inside, also when it moves there', () => {
  show();
  const link = screen.getByRole('link');
  const button = screen.getByRole('button');
  act(() => link.focus());
  expectStill('첫째');
  act(() => button.focus());
  expectStill('첫째');
  act(() => button.blur());
  after(2500);
  expect(shown()).toBe('둘째');
});

test('pauses while the tab is hidden', () => {
  show();
  hidden = true;
  fireEvent(document, new Event('visibilitychange'));
  expectStill('첫째');
  hidden = false;
  fireEvent(document, new Event('visibilitychange'));
  after(2500);
  expect(shown()).toBe('둘째');
});

test('is stopped with reduced motion until the customer starts it', () => {
  calm = true;
  show();
  expectStill('첫째');
  fireEvent.click(screen.getByRole('button', { name: '공지 자동 넘김 시작' }));
  after(2500);
  expect(shown()).toBe('둘째');
});

test('stops when reduced motion is turned on', () => {
  show();
  calm = true;
  act(() => calmChanged());
  expectStill('첫째');
});

test('is no live region', () => {
  show();
  expect(screen.getByText('첫째').closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
});

test('links to the notice, or is plain text where no part owns it', () => {
  const { unmount } = show();
  expect(screen.getByRole('link', { name: '첫째' }).getAttribute('href')).toBe(
    '/customer/notice/100',
  );
  unmount();
  show({ hrefFor: () => null });
  expect(screen.queryByRole('link')).toBeNull();
  expect(shown()).toBe('첫째');
});

test('a single notice does not move and has no button', () => {
  show({}, notices.slice(0, 1));
  expectStill('첫째');
  expect(screen.queryByRole('button')).toBeNull();
});
