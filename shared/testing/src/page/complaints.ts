import { format } from 'node:util';

/** What a page logs as error or warning, and whatever else nobody expects of it. */
export interface Complaints {
  hear(...words: unknown[]): void;
  /** What came so far, as the test expects it; what it does not take fails it. */
  take(): string[];
  /** @throws Error where something is left */
  end(): void;
}

/** Listens to the console until `end`. */
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
