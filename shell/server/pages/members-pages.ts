import { inRange, type VersionRecord } from '@portal/release-store';

/** `server.cjs` of a remote contains its members' pages since host 4.2.0; this stands for every host before that. */
const BEFORE = '4.1.999';

/**
 * Whether the server can render members' pages of this version. A version that also accepts an earlier host was
 * built without them.
 */
export const hasMembersPages = ({ needs }: Pick<VersionRecord, 'needs'>): boolean =>
  needs.host === '' || !inRange(needs.host, BEFORE);
