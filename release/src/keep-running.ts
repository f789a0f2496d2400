import type { ChildProcess } from 'node:child_process';
import type { Server } from './servers.ts';

/** A server that dies more often within WITHIN_MS is broken, which restarts would hide. */
const MOST = 5;
const WITHIN_MS = 10 * 60_000;
/** Pause before a restart, multiplied by the deaths so far. */
const PAUSE_MS = 1000;

/** A server that restarts when it dies. */
export interface Kept {
  /** Resolves when it first listens; rejects if it ends before. */
  ready: Promise<void>;
  /** Stops restarting it. Returns the running process. */
  release(): ChildProcess;
}

/**
 * Starts a server and restarts it when it dies. Calls `giveUp` after more than MOST deaths within ten minutes. Logs
 * each death in one line.
 */
export function keepRunning(
  name: string,
  start: () => Server,
  { say, giveUp }: { say(line: string): void; giveUp(): void },
): Kept {
  let released = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let deaths: number[] = [];
  let server = start();

  const begin = () => {
    server = start();
    // An exit before it listens counts as a death too, and is handled there.
    server.ready.then(
      () => say(`started    ${name} again`),
      () => {},
    );
    watch();
  };
  const watch = () =>
    server.child.once('exit', (code, signal) => {
      if (released) return;
      const now = Date.now();
      deaths = [...deaths.filter((at) => now - at < WITHIN_MS), now];
      const cause = code === null ? `by ${signal}` : `with ${code}`;
      if (deaths.length > MOST) {
        say(
          `ended      ${name} ${cause}, for the ${deaths.length}th time in ten minutes: giving up`,
        );
        return giveUp();
      }
      say(`ended      ${name} ${cause}: starting it again (${deaths.length} of ${MOST})`);
      pause = setTimeout(begin, PAUSE_MS * deaths.length);
    });

  return {
    ready: server.ready.then(() => {
      if (!released) watch();
    }),
    release() {
      released = true;
      clearTimeout(pause);
      return server.child;
    },
  };
}
