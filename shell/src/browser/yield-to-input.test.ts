import { expect, test } from '@jest/globals';
import { yieldToInput } from './yield-to-input.ts';

test('after input the start waits for a frame, without it for a task alone', async () => {
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  Object.assign(window, { scheduler: { yield: nextTask } });
  const frames: (() => void)[] = [];
  window.requestAnimationFrame = (show) => frames.push(() => show(0));
  await yieldToInput();
  expect(frames).toHaveLength(0);
  window.dispatchEvent(new Event('pointerdown'));
  let isOver = false;
  const over = yieldToInput().then(() => (isOver = true));
  await nextTask();
  await nextTask();
  expect(isOver).toBe(false);
  for (const show of frames) show();
  await over;
});
