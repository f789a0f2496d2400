import { format } from 'node:util';

/** A page's logged errors and warnings, and other unexpected events. */
export interface Complaints {
  hear(...words: unknown[]): void;
  /** Returns and clears the log. Anything left at the end fails the test. */
  take(): string[];
  /** @throws Error if anything is left */
  end(): void;
}

/** Records console errors and warnings until `end`. */
export function listen(): Complaints {
  const heard: string[] = [];
  const { error, warn } = console;
  const hear = (...words: unknown[]) => void heard.push(format(...words));
  Object.assign(console, { error: hear, warn: hear });
  return {
    hear,
    take: () => heard.splice(0),
    end() {
      Object.assign(console, { error, warn });
      if (heard.length > 0) throw new Error(`The page complained:\n${heard.join('\n')}`);
    },
  };
}
