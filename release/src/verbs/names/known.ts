import type { ReleaseStore } from '@portal/release-store';
import { UsageError } from '../verb.ts';
import { nearest } from './nearest.ts';

/** How many of the newest sets or versions a refusal lists. */
const MOST = 5;

/** `did you mean NAME? known are ...`, for a name that is none of these. */
export function hintOf(given: string, known: readonly string[]): string {
  const near = nearest(given, known);
  return `${near === null ? '' : `did you mean ${near}? `}known are ${known.join(', ')}`;
}

/** One of a list of names. @param none what to say otherwise, such as `there is no check` @throws UsageError */
export function oneOf<T extends string>(none: string, given: string, known: readonly T[]): T {
  const found = known.find((name) => name === given);
  if (found === undefined) throw new UsageError(`${none} ${given}: ${hintOf(given, known)}`);
  return found;
}

/** A part that has versions. @throws UsageError */
export const partNamed = (store: ReleaseStore, given: string): string =>
  oneOf('there is no part', given, store.parts());

function newestOf(list: readonly string[], all: string): string {
  if (list.length === 0) return 'there is none yet';
  const newest = list.slice(-MOST).join(', ');
  return list.length > MOST ? `the newest are ${newest}; ${all} lists all` : `known are ${newest}`;
}

/** A set that the store has. @throws UsageError */
export function setNamed(store: ReleaseStore, given: string): string {
  const sets = store.sets();
  if (!sets.includes(given))
    throw new UsageError(`there is no set ${given}: ${newestOf(sets, 'release sets')}`);
  return given;
}

/** A version that the store has, written as `voc@1.0.3`. @throws UsageError */
export function versionNamed(store: ReleaseStore, given: string) {
  const [, name, version] = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+)$/.exec(given) ?? [];
  if (!name || !version) throw new UsageError(`${given} is no version: write NAME@1.2.3`);
  const versions = store.versions(partNamed(store, name));
  if (!versions.includes(version))
    throw new UsageError(`there is no ${given}: ${newestOf(versions, `release versions ${name}`)}`);
  return { name, version };
}
