import type { Config } from '@portal/config';
import { smallDocument } from '../small-document.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';

type Event = Record<string, string | number | boolean>;

function run({ portal, src }: { portal: string; src: string }) {
  if (window.parent === window) return;
  const isField = ([name, value]: [string, unknown]) =>
    // Names that start with gtm. are the tag manager's own.
    /^(?!gtm\.)[A-Za-z][\w.]{0,39}$/.test(name) &&
    (typeof value === 'string' ? value.length <= 1000 : /number|boolean/.test(typeof value));
  const isEvent = (event: unknown): event is Event =>
    typeof event === 'object' &&
    event !== null &&
    Object.keys(event).length <= 60 &&
    Object.entries(event).every(isField);
  const page = window as unknown as { dataLayer: object[] };
  page.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== portal || source !== window.parent) return;
    const { type, event } = (data ?? {}) as { type?: unknown; event?: unknown };
    if (type === 'analytics' && isEvent(event)) page.dataLayer.push({ ...event });
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/**
 * GET /bridge/tag-manager, where an id is configured: the tag manager, for a hidden frame in the portal. It receives
 * {type: 'analytics', event} with a flat event of texts, numbers and flags. The tag manager sees this document and not
 * the page, so its tags must take address and title from the event.
 */
export function tagManagerBridge({ PORTAL_ORIGIN, TAG_MANAGER_ID = '' }: Config) {
  const measured = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return smallDocument({
    title: '이용 통계',
    body: '',
    policy: {
      'script-src': ["'strict-dynamic'", TAG_MANAGER],
      'img-src': ['data:', ...measured],
      'connect-src': [...measured, 'https://*.analytics.google.com'],
      'frame-ancestors': [PORTAL_ORIGIN],
    },
    script: {
      run,
      input: { portal: PORTAL_ORIGIN, src: `${TAG_MANAGER}/gtm.js?id=${TAG_MANAGER_ID}` },
    },
  });
}
