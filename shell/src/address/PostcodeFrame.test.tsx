import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PostcodeFrame } from './PostcodeFrame.tsx';

const ORIGIN = 'http://127.0.0.1:3000';
const onFailed = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onFailed.mockClear();
  render(<PostcodeFrame origin={ORIGIN} onChosen={() => {}} onFailed={onFailed} />);
});
afterEach(() => void jest.useRealTimers());

test('fails a search that is not ready within eight seconds', () => {
  act(() => jest.advanceTimersByTime(7999));
  expect(onFailed).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('keeps a search that is ready', () => {
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('주소 검색');
  act(() => {
    fireEvent(
      window,
      new MessageEvent('message', {
        data: { type: 'postcode-ready' },
        origin: ORIGIN,
        source: contentWindow,
      }),
    );
  });
  act(() => jest.advanceTimersByTime(60_000));
  expect(onFailed).not.toHaveBeenCalled();
});
