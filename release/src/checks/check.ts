import type { CheckName, CheckResult, ReleaseStore, VersionRecord } from '@portal/release-store';
import type { Contract } from './contract-of-api.ts';
import type { PortalOfSet } from './portal/portal-of-set.ts';

/** Part name to its version. */
export type Versions = ReadonlyMap<string, VersionRecord>;

/** What is checked: versions that shall be given to customers together. */
export interface Subject {
  store: ReleaseStore;
  versions: Versions;
  /** What customers have now, to compare with; null for nothing. */
  base: Versions | null;
  /** The contract of the API that runs. @throws Error where it does not answer */
  contract(): Promise<Contract>;
  /** A portal that serves these versions and nothing else; started once. @throws Error where it does not start */
  portal(): Promise<PortalOfSet>;
  /** Says how far a check is. */
  progress(text: string): void;
}

/** What a check found; see the fields of CheckResult. */
export type Found = Partial<Pick<CheckResult, 'faults' | 'notes' | 'figures'>>;

export interface Check {
  does: string;
  /** It reads records and files alone, and is done in a second. */
  isFast: boolean;
  /** False for a check whose faults mean that customers get no page: nobody can accept those. */
  isWaivable: boolean;
  run(subject: Subject): Found | Promise<Found>;
}

export type Checks = Record<CheckName, Check>;

/** `guide@1.0.3`. */
export const nameOf = ({ name, version }: Pick<VersionRecord, 'name' | 'version'>): string =>
  `${name}@${version}`;
