import type { Host } from '@portal/host';
import { createAnalytics } from '../analytics/create-analytics.ts';
import type { DataLayer } from '../analytics/data-layer.ts';
import { startLayers } from '../layers/layers.ts';
import { portal } from '../release/inlined.ts';
import { takeLogoutNote } from '../session/logout.ts';
import { isHinted } from '../session/session.ts';
import { noteSiteType, siteType } from '../session/site-type.ts';
import { lateCalls } from '../release/late-calls.ts';
import type { startAfterLoad } from './after-load.ts';
import { createHost } from './create-host.ts';
import { guardHistory } from '../navigation/leave-guards.ts';
import { followLinks, prepareCalls, prepareMoves } from '../navigation/navigation.ts';
import { startScroll } from '../navigation/scroll.ts';
import type { Frame } from '../sections/section-lifecycle.ts';
import { createHostStore } from '../state/store.ts';
import { loadWebFont } from '../frame/web-font.ts';
import { whenIdle, whenUsed } from '@portal/browser';

/** Shows the previous page's note about its logout. */
function announceLogout({ dialogs }: Host): void {
  const note = takeLogoutNote();
  if (note !== null) void dialogs.alert(note);
}

/** Starts what no page depends on, with code that loads after the page. */
const startLate = (started: Parameters<typeof startAfterLoad>[0]) =>
  import(/* webpackChunkName: "after-load" */ './after-load.ts').then(
    ({ startAfterLoad }) => startAfterLoad(started),
    () => {},
  );

let dataLayer: DataLayer | undefined;
/** @throws if the code cannot be loaded; the next event tries again */
async function loadDataLayer(): Promise<DataLayer> {
  const [{ openDataLayer }, { tagManager }] = await Promise.all([
    import(/* webpackChunkName: "after-load" */ '../analytics/data-layer.ts'),
    import(/* webpackChunkName: "after-load" */ '../analytics/tag-manager.ts'),
  ]);
  return (dataLayer ??= openDataLayer(
    portal.tagManager ? tagManager(portal.bridgeOrigin) : () => {},
  ));
}

/** Resolves when the document has loaded and the browser is idle. */
const whenCalm = () =>
  new Promise<void>((resolve) => {
    const wait = () => whenIdle(resolve);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait);
  });

/**
 * Starts what sections rely on: the store, the host, moves and layers. Header and footer are mounted by `mountFrame`.
 * @returns what sections are mounted in
 */
export function startHost(loadSection: Frame['loadSection']): Frame {
  const main = document.getElementById('main');
  if (!main) throw new Error('the page has no #main');
  const store = createHostStore(location.pathname);
  const isCalm = whenCalm();
  const analytics = createAnalytics({
    store,
    async loadProfile() {
      const { caller, readAnalyticsProfile } = await lateCalls();
      await caller.call(readAnalyticsProfile, {});
    },
    siteType,
    loadDataLayer: () => isCalm.then(loadDataLayer),
  });
  const host = createHost(store, analytics);
  let shown = () => {};
  const isShown = new Promise<void>((resolve) => (shown = resolve));
  const mountLayers = startLayers(store, async () => {
    const layers = await import(/* webpackChunkName: "after-load" */ '../layers/mount-layers.tsx');
    await layers.mountLayers(host, store);
  });
  noteSiteType(location.search);
  startScroll();
  guardHistory(host.dialogs);
  followLinks();
  // If this fails, the first page that needs the session asks again.
  const askWho = () => void host.session.settled().catch(() => {});
  // The server has rendered a member's page already. Ask once it is shown, so that loading this call's code does not delay hydration.
  if (isHinted()) void isShown.then(askWho);
  else askWho();
  announceLogout(host);
  void isCalm.then(() => {
    // Where the section failed, no page was shown.
    askWho();
    prepareMoves();
    void mountLayers();
    void startLate({ store, host, loadSection, isShown });
  });
  whenUsed(prepareCalls);
  return {
    main,
    host,
    store,
    loadSection,
    onShown() {
      shown();
      analytics.pageShown();
      loadWebFont();
    },
  };
}
