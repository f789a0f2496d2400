import { inRange, type VersionRecord } from '@portal/release-store';

/** Remotes contain their members' pages in `server.cjs` since host 4.2.0; this stands for every host before that. */
const BEFORE = '4.1.999';

/** Whether the server can render members' pages of this version. One that also accepts an earlier host was built without. */
export const hasMembersPages = ({ needs }: Pick<VersionRecord, 'needs'>): boolean =>
  needs.host === '' || !inRange(needs.host, BEFORE);
