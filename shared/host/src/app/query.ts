import type { QueryAction } from '../section.ts';

/** Runs a call of an api through its store. @throws ApiError, or an AbortError once `signal` fires. */
export type RunQuery = <T>(action: QueryAction<T>, signal: AbortSignal) => Promise<T>;

/**
 * Makes the runner for one store. A page that is left aborts its call. The cache gives a second caller
 * the call that is under way, also one that is being aborted: so the next waits until that is over.
 */
export function createQuery(dispatch: (action: never) => unknown): RunQuery {
  const leaving = new Set<Promise<unknown>>();
  return async (action, signal) => {
    await Promise.all(leaving);
    signal.throwIfAborted();
    const running = dispatch(action as never) as ReturnType<typeof action>;
    const answer = running.unwrap();
    const abort = () => {
      const over = answer.then(
        () => leaving.delete(over),
        () => leaving.delete(over),
      );
      leaving.add(over);
      running.abort();
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await answer;
    } finally {
      signal.removeEventListener('abort', abort);
      running.unsubscribe();
    }
  };
}
