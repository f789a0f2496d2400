import type { ChildProcess } from 'node:child_process';
import type { Server } from './servers.ts';

/** A server that dies more often within WITHIN_MS is broken: starting it again would hide that. */
const MOST = 5;
const WITHIN_MS = 10 * 60_000;
/** Wait before a start, times the deaths so far. */
const PAUSE_MS = 1000;

/** A server that is started again when it has died. */
export interface Kept {
  /** Settles when it first listens; rejects when it ends before. */
  ready: Promise<void>;
  /** Starts it no more. Returns the process that runs now. */
  release(): ChildProcess;
}

/**
 * Starts a server, and starts it again each time it dies, until it has died MOST times within ten minutes; then
 * `giveUp` is called. Each death is one line.
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
    // The exit that `ready` rejects for is a death as well, and counted there.
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
