import type { End, Run, startChecks, Wanted } from '../jobs/check-process.ts';
import type { Progress } from '../jobs/progress.ts';

/** Runs of checks without processes: the test says what they print and how they end. */
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
