import { chanceOf, type Sample } from '@portal/release-store';

/** It is asked again and again for every part, and a part that fails as before must be far from it. */
const SIGNIFICANCE = 1e-5;
/** Fewer could be one customer who tries again and again. */
const FAILED = 12;
/** A part that hardly ever fails may fail twice as often: one point more is allowed in any case. */
const LEAST = 0.01;

const size = ({ mounts, failures }: Sample) => mounts + failures;

/** Whether a part fails more than twice as often now as before, beyond chance. */
export function isDoubled(before: Sample, now: Sample): boolean {
  if (now.failures < FAILED || size(before) === 0) return false;
  const rate = before.failures / size(before);
  return chanceOf({ base: before, canary: now }, Math.max(rate, LEAST)) < SIGNIFICANCE;
}
