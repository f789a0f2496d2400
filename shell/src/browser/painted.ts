/** Resolves in a task after the frame that shows what has changed until now. A hidden tab has no frames: there, in the next task. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    // The browser lays out and paints after a frame's callbacks, and takes the next task then.
    const next = () => void setTimeout(resolve);
    if (document.hidden) next();
    else requestAnimationFrame(next);
  });
