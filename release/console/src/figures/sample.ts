import type { PartState } from '../desk/answers.ts';

/** How many pages of a part customers saw, and how many failed. */
export type Sample = PartState['lastHour'];

export const sizeOf = ({ mounts, failures }: Sample): number => mounts + failures;

/** The share of pages that failed: `3.5%`; a dash if no page was requested. */
export const rateText = (sample: Sample): string =>
  sizeOf(sample) === 0 ? '–' : `${((sample.failures / sizeOf(sample)) * 100).toFixed(1)}%`;

/** Above this share of failed pages a part is not well; a few failures may be chance. */
const MANY = 0.05;
const SOME = 0.01;
const FEW = 3;

/** How a part does, by what browsers reported: `none` if no page was requested. */
export function healthOf(sample: Sample): 'none' | 'good' | 'some' | 'many' {
  const size = sizeOf(sample);
  if (size === 0) return 'none';
  const rate = sample.failures / size;
  if (rate > MANY && sample.failures >= FEW) return 'many';
  return rate > SOME ? 'some' : 'good';
}

export const countText = (count: number): string => count.toLocaleString('ko-KR');
