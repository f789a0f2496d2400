import type { CheckRecord } from '../records.ts';

/**
 * The checks of a set, in the order of the report; release/src/checks implements them. Staging and production only
 * take a set whose newest evidence passed all of them.
 */
export const checkNames = [
  'chain',
  'blocked',
  'singletons',
  'host',
  'api',
  'routes',
  'contract',
  'weight',
  'files',
  'links',
  'documents',
  'boot',
] as const;
export type CheckName = (typeof checkNames)[number];

/** The checks that keep a set with this evidence out of staging and production. */
export function openChecks({ results, waivers }: CheckRecord): CheckName[] {
  return checkNames.filter((name) => {
    const result = results[name];
    return !result || (result.faults.length > 0 && !waivers[name]);
  });
}
