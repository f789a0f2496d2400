import type { CheckName, CheckResult, ReleaseStore, VersionRecord } from '@portal/release-store';
import type { Contract } from './contract-of-api.ts';
import type { PortalOfSet } from './portal/portal-of-set.ts';

/** Part name to its version. */
export type Versions = ReadonlyMap<string, VersionRecord>;

/** The versions to check, as customers would get them together. */
export interface Subject {
  store: ReleaseStore;
  versions: Versions;
  /** What customers have now, for comparison; null for nothing. */
  base: Versions | null;
  /** The running API's contract. @throws Error if it does not answer */
  contract(): Promise<Contract>;
  /** A portal that serves only these versions; started once. @throws Error if it does not start */
  portal(): Promise<PortalOfSet>;
  /** Reports how many of its steps the check has done. */
  progress(done: number, of: number): void;
}

/** A check's findings; see the fields of CheckResult. */
export type Found = Partial<Pick<CheckResult, 'faults' | 'notes' | 'figures'>>;

export interface Check {
  does: string;
  /** It reads only records and files, and takes under a second. */
  isFast: boolean;
  /** False if its faults would leave customers without a page: nobody can accept those. */
  isWaivable: boolean;
  run(subject: Subject): Found | Promise<Found>;
}

export type Checks = Record<CheckName, Check>;

/** `guide@1.0.3`. */
export const nameOf = ({ name, version }: Pick<VersionRecord, 'name' | 'version'>): string =>
  `${name}@${version}`;
