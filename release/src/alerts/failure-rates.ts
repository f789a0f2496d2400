import { chanceOf, type Sample } from '@portal/release-store';

/** The chance of a false alarm that one comparison may have. It is small because each part is compared every five seconds. */
const SIGNIFICANCE = 1e-5;
/** The fewest failures that count as an alarm: fewer may come from one customer who keeps trying. */
const FAILED = 12;
/** By how much a rate must rise at least: of a part that hardly ever fails, twice as often is still seldom. */
const LEAST = 0.01;

const size = ({ mounts, failures }: Sample) => mounts + failures;

/** Whether a part fails more than twice as often now as before, beyond chance. */
export function isDoubled(before: Sample, now: Sample): boolean {
  if (now.failures < FAILED || size(before) === 0) return false;
  const rate = before.failures / size(before);
  return chanceOf({ base: before, canary: now }, Math.max(rate, LEAST)) < SIGNIFICANCE;
}
