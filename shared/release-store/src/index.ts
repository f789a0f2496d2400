export { type DeskRecord } from './access/desk-records.ts';
export { findToken, mintToken, revokeToken, tokensOf, type TokenState } from './access/tokens.ts';
export { verifyAudit, verifyFiles, type Head } from './audit.ts';
export {
  abortCanary,
  advanceCanary,
  canaryOf,
  defaultPolicy,
  holdCanary,
  nextStep,
  startCanary,
} from './canary/canary.ts';
export { isInCanary } from './canary/cohort.ts';
export type { Sample } from './canary/early.ts';
export { chanceOf } from './canary/judge.ts';
export { decideCanary, evidenceOf, samplesOfParts, samplesSince } from './canary/evidence.ts';
export { checkNames, openChecks, type CheckName } from './evidence/checks.ts';
export { isOver, type JobRecord } from './evidence/jobs.ts';
export { censusOf, discard, forgetFigures, isUnused, versionUses } from './counts/gc.ts';
export { sha384, type Hashed } from './hashed.ts';
export { migrateStore } from './migrate/migrate-store.ts';
export { openStore } from './open-store.ts';
export {
  openOverride,
  overrideKey,
  overrideParts,
  sealOverride,
  type Override,
} from './canary/override.ts';
export { offerOf, type Offer } from './canary/offers.ts';
export {
  versionRecord,
  type CanaryPolicy,
  type Channel,
  type CheckRecord,
  type CheckResult,
  type CountRecord,
  type PageRecord,
  type PinRecord,
  type SectionRecord,
  type SetRecord,
  type StatusRecord,
  type VersionRecord,
} from './records.ts';
export { ReleaseError, StoreError, exitCodes } from './release-error.ts';
export { inRange, type ServedPart } from './rules.ts';
export { ReleaseStore, channels } from './store.ts';
export { setsIn, sinceWhen } from './channel/history.ts';
export { disable, enable, freeze, unfreeze } from './channel/switches.ts';
