import type { Analytics, SessionState } from '@portal/host';
import type { HostStore } from '../state/store.ts';
import { createPageViews } from './page-views.ts';
import { readProfile } from './profile.ts';
import { scrubAddress, scrubFields, scrubText } from './scrub.ts';

export type AnalyticsEvent = { event: string } & Record<string, string>;

interface Options {
  store: HostStore;
  /** Asks the API for the member's profile, which it sets as a cookie. */
  loadProfile(): Promise<unknown>;
  /** The site that the customer came from (BF_SITE_TYPE). */
  siteType(): string;
  /** Gets every event that is pushed to the data layer. */
  forward(event: AnalyticsEvent): void;
}

/** Analytics counts a narrower window as mobile (specification, 9). */
const MOBILE_BELOW_PX = 768;

/** The longest value that the tag manager takes. */
const LONGEST_ADDRESS = 1000;

const userKey = (session: SessionState) =>
  session.is === 'member' ? `member ${session.user.userIdx ?? session.user.userName}` : '';

const flag = (value: boolean) => (value ? 'Y' : 'N');

/** Whether the user is signed in, and their profile. */
function userFields(session: SessionState): Record<string, string> {
  if (session.is !== 'member') return { login: 'N' };
  return {
    ...readProfile(document.cookie),
    login: 'Y',
    corporate: flag(session.user.corporate),
  };
}

/**
 * Pushes page views and events to `window.dataLayer`. The caller calls `pageShown` whenever a page is on the screen with
 * its title set.
 */
export function createAnalytics(options: Options): Analytics & { pageShown(): void } {
  const { store, loadProfile, siteType, forward } = options;
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
        site_type: siteType(),
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
      // The cookie ends with the session, so without it the member has just signed in.
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
    event: (name, fields = {}) =>
      push({ ...scrubFields(fields, ownName()), event: name, site_type: siteType() }),
  };
}
