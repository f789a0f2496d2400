import { createCaller } from '@portal/api-client';
import axios from 'axios';
import { reportCertification } from './certification-report.ts';
import { changed } from './changes.ts';
import { refused } from './refusals.ts';

export {
  readAnalyticsProfile,
  readSignedIn,
  returnFromLogin,
  readLoginUrl,
  logout,
  listPopups,
  listDescriptionCards,
  readTerms,
  listNotices,
} from '@portal/contract';

const http = axios.create({ headers: { 'x-portal-client': 'shell' } });
reportCertification(http);

/** Sends the shell's own calls. Its section's calls go through the host, like any remote's. */
export const caller = createCaller(http, { changed, heard: refused });

/** Loads the calls of the identity check, which few visits make. A part of this file's, so that it has no libraries of its own. */
export const identityCalls = () =>
  import(/* webpackChunkName: "identity-calls" */ './identity-calls.ts');
