import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * A browser with one open page. A `script` is the body of a function that runs in the page: it returns JSON to
 * `evaluate`, and to the rest the element to act on. Everything rejects where the browser refuses.
 */
export interface Engine {
  /** As the browser names it: `Firefox/153.0`. */
  version: string;
  goto(url: string): Promise<void>;
  evaluate(script: string): Promise<unknown>;
  click(script: string): Promise<void>;
  /** Replaces what a text field holds. */
  fill(script: string, text: string): Promise<void>;
  /** Selects the option of a `select` that has this text. */
  select(script: string, option: string): Promise<void>;
  /** Gives a file of this machine to a file field. */
  upload(script: string, path: string): Promise<void>;
  close(): Promise<void>;
}

export interface EngineType {
  name: string;
  /** What to type on Debian where it is not installed. */
  install: string;
  isInstalled(): boolean;
  launch(): Promise<Engine>;
}

/** Path of the first of these programs that is installed, or null. */
export function installed(...names: string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name))))
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  return null;
}
