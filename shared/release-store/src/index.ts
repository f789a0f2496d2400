export { verifyAudit, type Head } from './audit.ts';
export { checkNames, openChecks, type CheckName } from './evidence/checks.ts';
export { sha384, type Hashed } from './hashed.ts';
export { openStore } from './open-store.ts';
export {
  versionRecord,
  type Channel,
  type CheckRecord,
  type CheckResult,
  type PageRecord,
  type PinRecord,
  type SectionRecord,
  type SetRecord,
  type StatusRecord,
  type VersionRecord,
} from './records.ts';
export { ReleaseError, exitCodes } from './release-error.ts';
export { inRange, type ServedPart } from './rules.ts';
export { ReleaseStore, channels } from './store.ts';
export { disable, enable, freeze, unfreeze } from './switches.ts';
