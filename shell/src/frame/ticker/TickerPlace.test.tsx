import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';

const latestNotices = jest.fn<() => Promise<{ bbsIdx: string; subject: string }[]>>();
jest.unstable_mockModule('./latest-notices.ts', () => ({ latestNotices }));
jest.unstable_mockModule('./Ticker.tsx', () => ({
  Ticker: ({ notices }: { notices: { subject: string }[] }) => <p>{notices[0]?.subject}</p>,
}));
const { TickerPlace } = await import('./TickerPlace.tsx');

let see: (isIntersecting: boolean) => Promise<void>;
let options: IntersectionObserverInit | undefined;

beforeEach(() => {
  latestNotices.mockReset();
  window.IntersectionObserver = class {
    #watching = true;
    constructor(callback: IntersectionObserverCallback, own?: IntersectionObserverInit) {
      options = own;
      see = (isIntersecting) =>
        act(async () => {
          if (!this.#watching) return;
          callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
        });
    }
    observe() {}
    disconnect() {
      this.#watching = false;
    }
  } as unknown as typeof IntersectionObserver;
});

test('loads once, when half of its place is visible', async () => {
  latestNotices.mockResolvedValue([{ bbsIdx: '1', subject: '연휴 안내' }]);
  render(<TickerPlace />);
  expect(options?.threshold).toBe(0.5);
  await see(false);
  expect(latestNotices).not.toHaveBeenCalled();
  await see(true);
  await see(true);
  expect(await screen.findByText('연휴 안내')).toBeTruthy();
  expect(latestNotices).toHaveBeenCalledTimes(1);
});

test.each([
  ['there are none', () => Promise.resolve([])],
  ['they cannot be had', () => Promise.reject(new Error('offline'))],
])('shows nothing at all when %s', async (_, answer) => {
  latestNotices.mockImplementation(answer);
  const { container } = render(<TickerPlace />);
  await see(true);
  expect(latestNotices).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe('');
});
