import type { PartOutcome } from '../../shared/failure-classes.ts';

/**
 * What became of each part in this document: it has one outcome, so that figures count visits, not pages or errors.
 * A page of it was `shown`, `told` once the server counts it (analytics/tab-report.ts), unless the part `failed`, then
 * or later.
 */
export const outcomes = new Map<string, PartOutcome>();

/** Notes that a page of a part is on the screen. */
export const noteShown = (part: string): void =>
  void (outcomes.has(part) || outcomes.set(part, 'shown'));
