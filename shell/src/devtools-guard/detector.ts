/** A probe that takes longer than this was held up. */
const THRESHOLD_MS = 100;
/** One alone can be a machine that was busy, or asleep. */
const HITS_IN_A_ROW = 2;

interface Detector {
  /** Is held up by developer tools that are open, and by nothing else. */
  probe(): void;
  /** Milliseconds. */
  now(): number;
  /** Whether a hit would count here and now. */
  counts(): boolean;
}

/** Gives a function that probes once, and says whether developer tools are open for certain. */
export function createDetector({ probe, now, counts }: Detector): () => boolean {
  let hits = 0;
  return () => {
    if (!counts()) {
      hits = 0;
      return false;
    }
    const started = now();
    probe();
    hits = now() - started > THRESHOLD_MS && counts() ? hits + 1 : 0;
    return hits >= HITS_IN_A_ROW;
  };
}
