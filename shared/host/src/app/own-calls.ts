import { cachedCalls, createCaller, type Calls } from '@portal/api-client';
import axios from 'axios';
import type { Host } from '../host.ts';

/** The calls of a section in the browser, which the API knows by the section's name. */
export const ownCalls = (name: string, host: Host, entries: Calls) =>
  cachedCalls(
    createCaller(axios.create({ headers: { 'x-portal-client': name } }), {
      busy: host.busy,
      heard: host.session.heard,
      changed: host.changed,
      siteType: host.siteType,
    }),
    entries,
  );
