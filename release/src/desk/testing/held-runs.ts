import type { End, Run, startChecks, Wanted } from '../jobs/check-process.ts';
import type { Progress } from '../jobs/progress.ts';

/** Checks that a test starts and ends by itself, in the place of processes. */
export function heldRuns() {
  const started: { wanted: Wanted; progress: Progress; isStopped: boolean; end(how: End): void }[] =
    [];
  const start: typeof startChecks = (wanted, progress): Run => {
    let end: (how: End) => void = () => {};
    const ended = new Promise<End>((done) => (end = done));
    const one = { wanted, progress, isStopped: false, end };
    started.push(one);
    return {
      ended,
      async stop() {
        one.isStopped = true;
        end({ fault: 'they were stopped' });
        await ended;
      },
    };
  };
  return { start, started };
}
