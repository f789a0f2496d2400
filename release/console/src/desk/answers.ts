import type { JobState } from '../../../src/desk/jobs/check-jobs.ts';
import type { AuditRecord } from '../../../src/verbs/audit.ts';
import type { FailureKind } from '../../../src/verbs/failures.ts';
import type { FoundFailure } from '../../../src/verbs/storage/census.ts';
import type { SetDiff } from '../../../src/verbs/diff.ts';
import type { CreatedSet } from '../../../src/verbs/set-create.ts';
import type {
  ChannelState,
  SetState,
  VersionContent,
  VersionState,
} from '../../../src/verbs/look.ts';
import type { StatusChange } from '../../../src/verbs/statuses.ts';
import type { StorageState } from '../../../src/verbs/storage/storage.ts';
import type { Channel, SetRecord, TokenState } from '@portal/release-store';

export type {
  AuditRecord,
  Channel,
  ChannelState,
  CreatedSet,
  FailureKind,
  FoundFailure,
  JobState,
  SetDiff,
  SetRecord,
  SetState,
  StatusChange,
  StorageState,
  TokenState,
  VersionContent,
  VersionState,
};
export type PartState = ChannelState['parts'][number];

/** The result of verifying the chains of records: their heads, and any faults. */
interface Verified {
  chains: { name: string; revision: number; sha384: string | null; unproven: number }[];
  faults: string[];
}

/** The answers of each read-only verb, and of the desk's own addresses for jobs. */
export interface Answers {
  live: ChannelState;
  versions: VersionState[];
  files: VersionContent;
  sets: SetState[];
  diff: SetDiff;
  audit: AuditRecord[];
  'audit-verify': Verified;
  who: FoundFailure[];
  failures: FailureKind[];
  storage: StorageState;
  'check-jobs': JobState[];
  'check-log': { log: string };
  'token-list': TokenState[];
}

/** The channels in the order of the page: the one that most customers depend on comes first. */
export const channels: readonly Channel[] = ['production', 'staging', 'dev'];
