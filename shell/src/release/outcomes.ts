import type { FailureOutcome } from '../../shared/failure-classes.ts';
import { shellPart } from './inlined.ts';

/**
 * What became of each part in this document. A part has one outcome: a page of it was shown (`told` once the server
 * was told so), unless it failed, then or later. So figures count visits, not pages or errors.
 */
const outcomes = new Map<string, 'shown' | 'told' | 'failed'>();

const outcomeOf = (part: string) => {
  const known = outcomes.get(part);
  // The document's own script has reported main.js (shell/server/pages/main-lost.ts).
  const isLost = part === shellPart?.name && document.querySelector('script[data-lost]');
  return isLost ? 'failed' : known;
};

/** Notes that a page of a part is on the screen. */
export function noteShown(part: string): void {
  if (!outcomeOf(part)) outcomes.set(part, 'shown');
}

/** Returns the parts that were shown, did not fail and were not returned before; each counts one. */
export function takeShown(): Record<string, 1> {
  const shown = [...outcomes.keys()].filter((part) => outcomeOf(part) === 'shown');
  for (const part of shown) outcomes.set(part, 'told');
  return Object.fromEntries(shown.map((part) => [part, 1]));
}

/** Notes that a part failed. Returns what that changes in the figures. */
export function noteFailed(part: string): FailureOutcome {
  const before = outcomeOf(part);
  outcomes.set(part, 'failed');
  if (before === 'failed') return 'again';
  return before === 'told' ? 'after-shown' : 'first';
}
