import type { PartOutcome } from '../../shared/failure-classes.ts';

/**
 * The outcome of each part in this document. A part has one, so that figures count visits and not pages or errors:
 * `shown` once a page of it was on the screen, `reported` once the server was sent that (analytics/tab-report.ts), and
 * `failed` from its first failure on, whatever it was before.
 */
export const outcomes = new Map<string, PartOutcome>();

/** Notes that a page of a part is on the screen. */
export const noteShown = (part: string): void =>
  void (outcomes.has(part) || outcomes.set(part, 'shown'));
