import type { CheckRecord } from '../records.ts';

/**
 * What is checked of a set, in the order of the report; release/src/checks says how. Staging and production take a set only
 * where its newest evidence has all of them.
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
  'boot',
] as const;
export type CheckName = (typeof checkNames)[number];

/** The checks that keep a set with this evidence from staging and production. */
export function openChecks({ results, waivers }: CheckRecord): CheckName[] {
  return checkNames.filter((name) => {
    const result = results[name];
    return !result || (result.faults.length > 0 && !waivers[name]);
  });
}
