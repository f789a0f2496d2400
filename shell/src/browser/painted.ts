/**
 * Resolves once the browser has painted the changes made so far. A hidden tab paints nothing: there it resolves in the next task.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    // Animation frame callbacks run just before the browser paints; a timeout that one of them sets runs after it has.
    const next = () => void setTimeout(resolve);
    if (document.hidden) next();
    else requestAnimationFrame(next);
  });
