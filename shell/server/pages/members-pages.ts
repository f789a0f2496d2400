import { inRange, type VersionRecord } from '@portal/release-store';

/** The last host whose remotes have no members' pages in the code that the server runs. */
const BEFORE = '4.1.999';

/** Whether the server can render the members' pages of a version: one that needs a later host was built with them. */
export const hasMembersPages = ({ needs }: Pick<VersionRecord, 'needs'>): boolean =>
  needs.host === '' || !inRange(needs.host, BEFORE);
