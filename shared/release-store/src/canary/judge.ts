import type { CanaryPolicy } from '../records.ts';
import { isOverwhelming, type Sample } from './early.ts';

/** The figures of one part, or of all together, in both sets. */
export interface Comparison {
  /** Its name in sentences, as `voc@1.0.4`. */
  name: string;
  /** Whether the canary changes it, so that it needs the minimum sample. */
  changed: boolean;
  base: Sample;
  canary: Sample;
}

export interface Judgement {
  verdict: 'advance' | 'hold' | 'abort';
  /** The reason, in one line. */
  reason: string;
  /**
   * The reason as a code: it `fails` significantly more often; the sample is too `few`; it fails more often, perhaps
   * by `chance`; it is `fine`.
   */
  because: 'fails' | 'few' | 'chance' | 'fine';
  /** The name of the comparison that decided; null if none stands out. */
  about: string | null;
}

const size = ({ mounts, failures }: Sample) => mounts + failures;
const rate = (sample: Sample) => (size(sample) === 0 ? 0 : sample.failures / size(sample));
/**
 * Variance of the rate. We add one success and one failure, so that a sample without failures does not count as
 * certain.
 */
function variance(sample: Sample): number {
  const n = size(sample);
  const p = (sample.failures + 1) / (n + 2);
  return (p * (1 - p)) / n;
}

/** The probability that a standard normal variable is above z (Abramowitz and Stegun, 26.2.17). */
function tail(z: number): number {
  if (z < 0) return 1 - tail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/** The probability of these figures if the canary's true failure rate were the base's plus what is allowed. */
export function chanceOf({ base, canary }: Pick<Comparison, 'base' | 'canary'>, allowed: number) {
  const worse = rate(canary) - rate(base) - allowed;
  return tail(worse / Math.sqrt(variance(canary) + variance(base)));
}

const percent = (sample: Sample) => `${(rate(sample) * 100).toFixed(1)} %`;
const figures = ({ name, base, canary }: Comparison) =>
  `${name} fails in ${percent(canary)} of ${size(canary)}, in the base in ${percent(base)} of ${size(base)}`;

/**
 * Compares a canary's failures with the base's over the same time, and decides:
 * - `abort` if one part fails significantly more often than allowed, or overwhelmingly, before the sample is enough;
 * - `advance` if each changed part was mounted often enough in both groups and no part fails more often than
 * allowed;
 * - `hold` otherwise.
 */
export function judge(policy: CanaryPolicy, compared: readonly Comparison[]): Judgement {
  const { minimum, allowed, significance } = policy;
  const isKnown = ({ base, canary }: Comparison) =>
    size(base) >= minimum && size(canary) >= minimum;
  const known = compared.filter(isKnown);
  const bad =
    known.find((one) => chanceOf(one, allowed) < significance) ??
    compared.find((one) => !isKnown(one) && isOverwhelming(one, allowed));
  if (bad) return { verdict: 'abort', reason: figures(bad), because: 'fails', about: bad.name };
  const few = compared.find((one) => one.changed && !isKnown(one));
  if (few)
    return {
      verdict: 'hold',
      reason: `${few.name} has ${size(few.canary)} mounts and ${size(few.base)} in the base: ${minimum} are needed`,
      because: 'few',
      about: few.name,
    };
  const worse = known.find(({ base, canary }) => rate(canary) - rate(base) > allowed);
  if (worse)
    return { verdict: 'hold', reason: figures(worse), because: 'chance', about: worse.name };
  const reason = known.map(figures).join('; ');
  return { verdict: 'advance', reason, because: 'fine', about: null };
}
