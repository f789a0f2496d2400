import type { Analytics, SessionState } from '@portal/host';
import type { HostStore } from '../state/store.ts';
import type { DataLayer, Moment } from './data-layer.ts';
import { createPageViews } from './page-views.ts';

interface Options {
  store: HostStore;
  /** Asks the API for the member's profile, which it sets as a cookie. */
  loadProfile(): Promise<unknown>;
  /** The site that the customer came from (BF_SITE_TYPE). */
  siteType(): string;
  /** Loads what writes the events; without it they are lost. */
  loadDataLayer(): Promise<DataLayer>;
}

const userKey = (session: SessionState) =>
  session.is === 'member' ? `member ${session.user.userIdx ?? session.user.userName}` : '';

/**
 * Reports page views and events to the data layer. The caller calls `pageShown` whenever a page is on the screen with
 * its title set.
 */
export function createAnalytics(options: Options): Analytics & { pageShown(): void } {
  const { store, loadProfile, siteType, loadDataLayer } = options;
  const extras = new Set<Record<string, string>>();

  const noteMoment = (): Moment => ({
    href: location.href,
    title: document.title,
    session: store.getState().session,
    width: window.innerWidth,
    siteType: siteType(),
  });
  const tell = (say: (layer: DataLayer, now: Moment) => void) => {
    const now = noteMoment();
    loadDataLayer().then(
      (layer) => say(layer, now),
      () => {},
    );
  };

  const views = createPageViews(
    () => location.pathname + location.search,
    () => {
      const extra = Object.assign({}, ...extras) as Record<string, string>;
      tell((layer, now) => layer.pageView(now, extra));
    },
  );

  // The cookie ends with the session, so without it the member has just signed in.
  const haveProfile = async () => {
    const { hasProfile } = await loadDataLayer();
    if (!hasProfile()) await loadProfile();
  };

  let { session, view } = store.getState();
  let known: (() => void) | null = views.hold();
  store.subscribe(() => {
    const before = { session, view };
    ({ session, view } = store.getState());
    if (view.pending && !before.view.pending) views.leaving();
    if (userKey(session) !== userKey(before.session)) {
      views.userChanged();
      if (session.is === 'member') {
        const done = views.hold();
        void haveProfile().then(done, done);
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
    event: (name, fields = {}) => tell((layer, now) => layer.event(now, name, fields)),
  };
}
