import { hash } from 'node:crypto';
import type { Canary } from '../records.ts';

/** A customer's fixed place among all, in hundredths of a percent: 0 to 9999. */
export const placeOf = (salt: string, cohort: string): number =>
  hash('sha256', salt + cohort, 'buffer').readUInt32BE() % 10_000;

/**
 * Whether the customer with this cohort id gets the canary. Who gets it at one percentage also gets it at every
 * higher one.
 */
export const isInCanary = ({ salt, percent }: Canary, cohort: string): boolean =>
  placeOf(salt, cohort) < percent * 100;
