/** In how many visits a part was shown, and in how many it failed. */
export interface Sample {
  mounts: number;
  failures: number;
}

/** No end before so many visits failed: one customer who tries again and again must not end a canary alone. */
const FAILED = 12;
/** How many visits of the base must be known. */
const OF_BASE = 8;
/**
 * Bound on the chance that the test ever ends a canary whose failure rate is not above its limit, however often it is
 * asked.
 */
const ERROR = 1e-4;
/** One-sided 99 % of the normal distribution. */
const Z = 2.326;

const size = ({ mounts, failures }: Sample) => mounts + failures;

/** The upper limit of a failure rate: Wilson's, one-sided 99 %. */
function upperRate(sample: Sample): number {
  const n = size(sample);
  const p = sample.failures / n;
  const z2 = Z ** 2 / n;
  return (p + z2 / 2 + Z * Math.sqrt((p * (1 - p) + z2 / 4) / n)) / (1 + z2);
}

/**
 * Whether a part fails so overwhelmingly that its canary ends before it has the minimum sample. The limit is the base's
 * upper limit plus what is allowed. A sequential likelihood-ratio test compares it with the rate halfway between it and
 * 1. While the true rate is not above the limit, the ratio is a martingale or falls, so the chance that it ever exceeds
 * 1 / ERROR is at most ERROR (Ville's inequality), and looking again and again costs nothing.
 */
export function isOverwhelming(
  { base, canary }: { base: Sample; canary: Sample },
  allowed: number,
): boolean {
  if (canary.failures < FAILED || size(base) < OF_BASE) return false;
  const limit = upperRate(base) + allowed;
  const tested = (1 + limit) / 2;
  // A visit that shows the page is half as likely at the tested rate as at the limit.
  const evidence = canary.failures * Math.log(tested / limit) - canary.mounts * Math.log(2);
  return evidence > Math.log(1 / ERROR);
}
