import type { SectionCalls } from '@portal/api-client';
import type { LateCalls } from './calls.ts';
import type { Host, SessionState } from './host.ts';

export { CallsProvider } from './calls.ts';

/** Calls whose code is there already, for `CallsProvider`. */
export const readyCalls = (calls: SectionCalls): LateCalls => ({
  get: () => calls,
  load: async () => calls,
});

const UNKNOWN: SessionState = { is: 'unknown' };
const nothing = () => {};

/**
 * A host that does nothing and knows nobody: what a page is drawn with where there is no browser, and
 * what stands in for the shell in tests and where a remote runs alone. `own` takes the place of any part.
 */
export const createHostDouble = (own: Pick<Host, 'company'> & Partial<Host>): Host => ({
  menu: [],
  tasks: { home: [], products: { bf: [], l: [], w: [], o: [] } },
  pages: async () => [],
  hrefFor: (path) => path,
  navigate: nothing,
  guardLeave: () => nothing,
  setTitle: nothing,
  session: {
    get: () => UNKNOWN,
    subscribe: () => nothing,
    settled: async () => ({ is: 'visitor' }),
    login: async () => {},
    join: async () => {},
    logout: nothing,
    certify: async () => {},
    heard: nothing,
  },
  dialogs: { alert: async () => {}, confirm: async () => true },
  notify: nothing,
  openPopup: nothing,
  showTerms: nothing,
  busy: () => nothing,
  changed: nothing,
  onChanged: () => nothing,
  analytics: { block: () => nothing, extra: () => nothing, event: nothing },
  identity: {
    check: async () => ({ code: null, passed: false }),
    resume: async () => null,
    person: () => null,
    forget: nothing,
  },
  bridge: (name) => `http://127.0.0.1:3000/bridge/${name}`,
  findAddress: async () => null,
  siteType: () => 'CS',
  supportCode: () => '',
  ...own,
});
