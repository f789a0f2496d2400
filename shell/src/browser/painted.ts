/**
 * Resolves once the browser has painted the changes made so far. A hidden tab paints nothing: there it resolves in the next task.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    // The browser paints right after its animation frame callbacks, so a timeout set in one runs after the paint.
    const next = () => void setTimeout(resolve);
    if (document.hidden) next();
    else requestAnimationFrame(next);
  });
