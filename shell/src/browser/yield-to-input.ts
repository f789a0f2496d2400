import { yieldToBrowser } from '@portal/browser';

/** The frame that shows what the newest input has changed. */
let frame: Promise<unknown> | null = null;

const nextFrame = () =>
  new Promise<void>((resume) =>
    // Layout and paint follow the callback, before the next task.
    requestAnimationFrame(() => void yieldToBrowser().then(resume)),
  );

for (const event of ['pointerdown', 'pointerup', 'click', 'keydown'])
  window.addEventListener(event, () => (frame = nextFrame()), { capture: true, passive: true });

/**
 * Ends the current task of the portal's start, so that the browser can handle input. Resolves in the next task. If there was input, it
 * resolves only after the frame with its effect has been painted: otherwise the browser would paint that frame after all remaining
 * tasks of the start.
 */
export async function yieldToInput(): Promise<void> {
  await yieldToBrowser();
  await frame;
}
