import type { Analytics, SessionState } from '@portal/host';
import type { HostStore } from '../state/store.ts';
import { createPageViews } from './page-views.ts';
import { readProfile } from './profile.ts';
import { scrubAddress, scrubFields, scrubText } from './scrub.ts';

export type AnalyticsEvent = { event: string } & Record<string, string>;

interface Options {
  store: HostStore;
  /** Asks the API for the member's profile, which comes as a cookie. */
  loadProfile(): Promise<unknown>;
  /** Gets every event beside the page's own data layer. */
  forward(event: AnalyticsEvent): void;
}

/** Analytics counts phones below this width. */
const MOBILE_BELOW_PX = 768;

/** As much as the tag manager takes of one. */
const LONGEST_ADDRESS = 1000;

const userKey = (session: SessionState) =>
  session.is === 'member' ? `member ${session.user.userIdx ?? session.user.userName}` : '';

const flag = (value: boolean) => (value ? 'Y' : 'N');

/** What is told of the user: that they are signed in, and their profile. */
function userFields(session: SessionState): Record<string, string> {
  if (session.is !== 'member') return { login: 'N' };
  return {
    ...readProfile(document.cookie),
    login: 'Y',
    corporate: flag(session.user.corporate),
  };
}

/**
 * Page views and events, pushed to `window.dataLayer`. `pageShown` is called whenever a page stands on
 * the screen under its title.
 */
export function createAnalytics(options: Options): Analytics & { pageShown(): void } {
  const { store, loadProfile, forward } = options;
  const extras = new Set<Record<string, string>>();

  const push = (event: AnalyticsEvent) => {
    const page = window as { dataLayer?: AnalyticsEvent[] };
    (page.dataLayer ??= []).push(event);
    forward(event);
  };
  const ownName = () => {
    const { session } = store.getState();
    return session.is === 'member' ? [session.user.userName] : [];
  };

  const views = createPageViews(
    () => location.pathname + location.search,
    () => {
      const { location: page_location, path, taken } = scrubAddress(location.href);
      const known = [...taken, ...ownName()];
      push({
        ...scrubFields(Object.assign({}, ...extras) as Record<string, string>, known),
        event: 'page_view',
        page_location: page_location.slice(0, LONGEST_ADDRESS),
        page_path: path,
        page_title: scrubText(document.title, known),
        device: window.innerWidth < MOBILE_BELOW_PX ? 'mobile' : 'pc',
        ...userFields(store.getState().session),
      });
    },
  );

  let { session, view } = store.getState();
  let known: (() => void) | null = views.hold();
  store.subscribe(() => {
    const before = { session, view };
    ({ session, view } = store.getState());
    if (view.pending && !before.view.pending) views.leaving();
    if (userKey(session) !== userKey(before.session)) {
      views.userChanged();
      // The cookie goes with the session: where it is missing, somebody has just signed in.
      if (session.is === 'member' && !readProfile(document.cookie)) {
        const done = views.hold();
        void loadProfile().then(done, done);
      }
    }
    if (known && session.is !== 'unknown') {
      known();
      known = null;
    }
  });

  return {
    pageShown: views.pageShown,
    block: views.block,
    extra(fields) {
      const own = { ...fields };
      extras.add(own);
      return () => void extras.delete(own);
    },
    event: (name, fields = {}) => push({ ...scrubFields(fields, ownName()), event: name }),
  };
}
