import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createHostStore } from '../state/store.ts';
import { busy, leaveOverlay, retryWaits, startLayers } from './layers.ts';
import { Overlay } from './Overlay.tsx';
import { useSyncExternalStore } from 'react';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The overlay of a tab, as the layers show it. */
function show() {
  const store = createHostStore('/');
  startLayers(store, async () => {});
  function Shown() {
    const { layers } = useSyncExternalStore(store.subscribe, store.getState);
    return <Overlay waits={layers.busy} onRetry={retryWaits} onLeave={leaveOverlay} />;
  }
  render(
    <>
      <main id="main" />
      <Shown />
    </>,
  );
}
const begin = (retry: (() => void) | null = null) => {
  let end = () => {};
  act(() => void (end = busy(retry)));
  return () => act(end);
};
const said = () => screen.getByRole('status').textContent;
const isBusy = () => document.getElementById('main')?.getAttribute('aria-busy') === 'true';

test('offers a retry after ten seconds, and again ten seconds after the retry', async () => {
  show();
  const retry = jest.fn();
  const end = begin(retry);
  await pass(149);
  expect(said()).toBe('');
  await pass(9_850);
  expect(said()).toBe('처리하고 있습니다.');
  await pass(1);
  expect(said()).toContain('평소보다 오래 걸리고 있습니다.');
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(said()).toBe('처리하고 있습니다.');
  await pass(10_000);
  expect(said()).toContain('평소보다 오래 걸리고 있습니다.');
  end();
  expect([said(), isBusy()]).toEqual(['', false]);
});

test('offers no retry for a call that must not repeat, and can be left', async () => {
  show();
  begin();
  await pass(10_000);
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  expect(isBusy()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '기다리지 않고 화면 보기' }));
  expect([said(), isBusy()]).toEqual(['', false]);
});

test('Escape leaves the overlay at once, and the next call shows it again', async () => {
  show();
  const end = begin();
  await pass(150);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect([said(), isBusy()]).toEqual(['', false]);
  const endNext = begin();
  await pass(150);
  expect([said(), isBusy()]).toEqual(['처리하고 있습니다.', true]);
  endNext();
  expect(said()).toBe('');
  end();
});
