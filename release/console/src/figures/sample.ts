import type { PartState } from '../desk/answers.ts';

/** Pages of a part that customers asked for: shown, and failed. */
export type Sample = PartState['lastHour'];

export const sizeOf = ({ mounts, failures }: Sample): number => mounts + failures;

/** How often a page failed: `3.5%`; a dash where none was asked for. */
export const rateText = (sample: Sample): string =>
  sizeOf(sample) === 0 ? '–' : `${((sample.failures / sizeOf(sample)) * 100).toFixed(1)}%`;

export const countText = (count: number): string => count.toLocaleString('ko-KR');
