import { checkNames, type CheckName } from '@portal/release-store';
import { stripVTControlCharacters } from 'node:util';
import type { CheckNews } from '../../checks/run-checks.ts';

/** Limits of a log and of a line, in characters. The log stays in the store for ever. */
const MOST = { log: 16_000, line: 500 };

export interface CheckStep {
  name: CheckName;
  state: 'waiting' | 'running' | 'passed' | 'failed';
  /** How many of its steps it has done; null if it counts none. */
  done: number | null;
  of: number | null;
  /** Null until it has ended. */
  tookMs: number | null;
}

/** Removes characters that move a terminal's cursor, hide text or change its direction. */
const plain = (text: string): string =>
  stripVTControlCharacters(text)
    .replaceAll('\t', ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '');

/** How far a running job is, and what it printed. */
export class Progress {
  readonly checks: CheckStep[] = checkNames.map((name) => ({
    name,
    state: 'waiting',
    done: null,
    of: null,
    tookMs: null,
  }));
  /** Grows with each change. */
  changes = 0;
  #lines: string[] = [];
  #leftOut = 0;
  #size = 0;
  /** The last line, which has no end yet. */
  #rest = '';

  hear(news: CheckNews): void {
    const step = this.checks.find(({ name }) => name === news.name);
    if (step) Object.assign(step, { done: null, of: null }, news);
    this.changes++;
  }

  /** Takes output as it comes, in pieces of any size. Keeps the end of a log that grows too long. */
  print(text: string): void {
    this.changes++;
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > MOST.line) {
      lines.push(this.#rest);
      this.#rest = '';
    }
    for (const each of lines) {
      const line = plain(each);
      const short = line.length > MOST.line ? `${line.slice(0, MOST.line)} ...` : line;
      this.#lines.push(short);
      this.#size += short.length + 1;
    }
    while (this.#size > MOST.log) {
      this.#size -= (this.#lines.shift()?.length ?? 0) + 1;
      this.#leftOut++;
    }
  }

  get log(): string {
    const before = this.#leftOut > 0 ? [`... ${this.#leftOut} earlier lines are left out`] : [];
    return [...before, ...this.#lines, ...(this.#rest ? [plain(this.#rest)] : [])].join('\n');
  }
}
