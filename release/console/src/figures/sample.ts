import type { PartState } from '../desk/answers.ts';

/** How many pages of a part customers saw, and how many failed. */
export type Sample = PartState['lastHour'];

export const sizeOf = ({ mounts, failures }: Sample): number => mounts + failures;

/** The share of pages that failed: `3.5%`; a dash if no page was requested. */
export const rateText = (sample: Sample): string =>
  sizeOf(sample) === 0 ? '–' : `${((sample.failures / sizeOf(sample)) * 100).toFixed(1)}%`;

export const countText = (count: number): string => count.toLocaleString('ko-KR');
