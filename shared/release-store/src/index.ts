export {
  versionRecord,
  type Channel,
  type PageRecord,
  type PinRecord,
  type SectionRecord,
  type SetRecord,
  type VersionRecord,
} from './records.ts';
export { ReleaseError, exitCodes } from './release-error.ts';
export { ReleaseStore, sha384, type Hashed } from './store.ts';
