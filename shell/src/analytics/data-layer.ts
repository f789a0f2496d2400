import type { SessionState } from '@portal/host';
import { readProfile } from './profile.ts';
import { scrubAddress, scrubFields, scrubText } from './scrub.ts';

export type AnalyticsEvent = { event: string } & Record<string, string>;

/** What an event says about its page and user, noted when it happens. */
export interface Moment {
  /** The address of the page, with its query and fragment. */
  href: string;
  title: string;
  session: SessionState;
  /** Width of the window in CSS pixels. */
  width: number;
  /** The site that the customer came from (BF_SITE_TYPE). */
  siteType: string;
}

/** Analytics counts a narrower window as mobile (specification, 9). */
const MOBILE_BELOW_PX = 768;

/** The longest value that the tag manager takes. */
const LONGEST_ADDRESS = 1000;

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

const ownName = ({ session }: Moment) => (session.is === 'member' ? [session.user.userName] : []);

/** Writes page views and events to `window.dataLayer` without what is personal. Loaded after the page. */
export type DataLayer = ReturnType<typeof openDataLayer>;

/** @param forward gets every event that is pushed to the data layer */
export function openDataLayer(forward: (event: AnalyticsEvent) => void) {
  const push = (event: AnalyticsEvent) => {
    const page = window as { dataLayer?: AnalyticsEvent[] };
    (page.dataLayer ??= []).push(event);
    forward(event);
  };
  return {
    /** Whether the cookie with the member's profile is set. */
    hasProfile: () => readProfile(document.cookie) !== null,
    /** @param extra the page's own fields */
    pageView(now: Moment, extra: Record<string, string>) {
      const { location: page_location, path, taken } = scrubAddress(now.href);
      const known = [...taken, ...ownName(now)];
      push({
        ...scrubFields(extra, known),
        event: 'page_view',
        page_location: page_location.slice(0, LONGEST_ADDRESS),
        page_path: path,
        page_title: scrubText(now.title, known),
        site_type: now.siteType,
        device: now.width < MOBILE_BELOW_PX ? 'mobile' : 'pc',
        ...userFields(now.session),
      });
    },
    event: (now: Moment, name: string, fields: Record<string, string>) =>
      push({ ...scrubFields(fields, ownName(now)), event: name, site_type: now.siteType }),
  };
}
