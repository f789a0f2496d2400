/** How often a line says that work goes on. */
const SAY_EVERY_MS = 2000;
const PASSING = '...';
/** Moves a terminal's cursor to the start of the line, and clears the line. */
const CLEAR_LINE = '\r\x1b[K';

type Say = (line: string) => void;

/** Tells somebody who waits what is being done. */
export interface Progress {
  /** Prints a line. */
  say: Say;
  /** Prints a line about a step that has ended, with the seconds since the step before it ended. */
  done: Say;
}

/** The first step begins now. */
export function progressOf(say: Say): Progress {
  let began = performance.now();
  return {
    say,
    done(line) {
      const now = performance.now();
      say(`${line}  (${((now - began) / 1000).toFixed(1)} s)`);
      began = now;
    },
  };
}

/** Prints a line every SAY_EVERY_MS while `work` goes on. @param what such as `building guide` */
export async function saidWhile<T>(say: Say, what: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const timer = setInterval(
    () => say(`${PASSING}        ${what}, ${Math.round((Date.now() - started) / 1000)} s`),
    SAY_EVERY_MS,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/**
 * Prints lines. On a terminal, one about work that goes on is replaced by the next; elsewhere each stays, so that a log
 * has all of them. Call `end` before anything else is printed.
 */
export function linePrinter(out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): {
  say: Say;
  end(): void;
} {
  let isPassing = false;
  const clear = () => (isPassing ? CLEAR_LINE : '');
  return {
    say(line) {
      const passes = out.isTTY && line.startsWith(PASSING);
      out.write(`${clear()}${line}${passes ? '' : '\n'}`);
      isPassing = passes;
    },
    end() {
      out.write(clear());
      isPassing = false;
    },
  };
}
