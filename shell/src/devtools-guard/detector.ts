/** A longer probe was paused by developer tools (specification, 2, Shell). */
const THRESHOLD_MS = 100;
/** A single hit can also mean that the machine was busy or asleep. */
const HITS_IN_A_ROW = 2;

interface Detector {
  /** Takes long while developer tools are open. */
  probe(): void;
  /** Milliseconds. */
  now(): number;
  /** Whether a hit counts now. */
  counts(): boolean;
}

/** Returns a function that probes once and tells whether developer tools are open. */
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
