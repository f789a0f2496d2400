import type { EmotionCache } from '@emotion/cache';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { LateCalls } from '../calls.ts';
import { isCertified, type Host } from '../host.ts';
import type { Section } from '../section.ts';
import { importContent, importLoad } from './modules.ts';
import type { MountedSection } from './mounted-section.ts';
import type { LeftPages } from './routing/left-pages.ts';
import type { Left, startRouter } from './routing/router.ts';
import { callsOf, importCalls } from './section-calls.ts';
import { browserCache } from './styles.ts';
import { idPrefix, SectionTree } from './section-tree.tsx';
import { createScreen, noScreen, renderedPage, type RouteAnswer, type Screen } from './view.tsx';

export type { Calls } from '@portal/api-client';
export type { RowModules } from './modules.ts';
export type { MountedSection, MountProps, SectionNavigator } from './mounted-section.ts';
export type { Boot, Rendered, RenderedPage, ServerSection, Styles } from './rendered.ts';
export type { ShownPage } from './view.tsx';

type Router = ReturnType<typeof startRouter>;

const importRouter = () => import(/* webpackChunkName: "moves" */ './routing/router.ts');

/**
 * Makes a section of its table. Its calls and style cache live as long as the tab, its router as it is mounted. A page
 * that the server rendered needs neither calls nor router to answer: they are loaded with the first move or call, or
 * when the shell has time for them.
 */
export function createSection(section: Section, makeCalls = callsOf): MountedSection {
  let calls: LateCalls | undefined;
  let cache: EmotionCache | undefined;
  let live: { root: Root; screen: Screen; fallAsleep(): void; dispose(): Left | null } | undefined;
  /** A rendered page that is not on the screen and whose effects have ended: the one that was left, or one that may be next. */
  let asleep: { root: Root; screen: Screen; left: Left } | undefined;
  /** Whether a page is mounted in the section's element, or about to be: then nothing else may be rendered into it. */
  let taken = false;
  /** Whether the section has asked for something about a person, or failed, since it was mounted: then it is not kept. */
  let isSpent = false;
  /** Kept while the tab lives, because Back may lead to this section's pages after another one was mounted. */
  let left: LeftPages | undefined;

  function callsWith(host: Host): LateCalls {
    if (calls) return calls;
    const { session } = host;
    let was = session.get().is;
    session.subscribe(() => {
      const { is } = session.get();
      // Pages may show something else to another person. While the session is unknown, they show what a visitor sees.
      if (is !== was && (is !== 'visitor' || was !== 'unknown')) left?.forget();
      was = is;
    });
    host.onChanged((kinds) => left?.forget(kinds));
    return (calls = makeCalls(section, host, () => void (isSpent = true)));
  }
  const stylesWith = (nonce: string) => (cache ??= browserCache(section.name, nonce));
  const pageOf = (pageId?: string | null) => section.pages.find(({ id }) => id === pageId);

  return {
    async mount(props) {
      const { element, host, nonce, boot, signal } = props;
      taken = true;
      // Load the page's code first: React hydrates the tree in one go.
      const page = pageOf(boot?.page) ?? null;
      if (page) await importContent(page);
      const calls = callsWith(host);
      isSpent = false;
      const styles = stylesWith(nonce);
      const again = asleep?.left() ?? null;
      const reads = again ?? { kinds: new Set(boot?.kinds), personal: boot?.personal === true };
      let shown: ReadonlySet<string> = reads.kinds;
      const screen =
        again && asleep
          ? asleep.screen
          : createScreen(boot && renderedPage(page, boot.answer as RouteAnswer));
      const here = location.pathname + location.search;
      let routing: Promise<Router> | undefined;
      let started: Router | undefined;
      const start = async () => {
        const { leftPages, startRouter } = await importRouter();
        left ??= leftPages();
        const env = {
          calls: calls.load,
          mayEnter: async () => isCertified(await host.session.settled()),
          pages: host.pages,
        };
        const isKnown = boot !== null || again !== null;
        const isCurrent = isKnown && here === location.pathname + location.search;
        return (started = startRouter(
          section,
          env,
          screen,
          isCurrent ? reads : null,
          left,
          (of) => {
            shown = of.kinds;
          },
        ));
      };
      const router = () =>
        (routing ??= start().catch((error: unknown) => {
          routing = undefined;
          throw error;
        }));
      const reload = () => void router().then((router) => router.reload(), props.onFailure);
      if (!boot) await router();
      if (signal.aborted) return void started?.dispose();

      let newest = '';
      props.onNavigator({
        async navigate(to, { replace = false }) {
          newest = to;
          if (!started) {
            props.onPending(true);
            await router().finally(() => props.onPending(false));
          }
          // A later move took its place while the code was loading.
          if (newest === to) started?.navigate(to, { replace });
        },
        prepare: router,
        prepareCalls: () => Promise.all([calls.load(), page && importLoad(page)]),
      });
      // Back and forward before the router has started: it starts at the address where they lead.
      const onPop = () => {
        if (here !== location.pathname + location.search) void router().catch(props.onFailure);
      };
      window.addEventListener('popstate', onPop);
      // Reload the open page where it shows what a call of another remote or tab has changed.
      const endChanges = host.onChanged((kinds) => {
        // What was not loaded yet holds no answer.
        calls.get()?.forget(kinds);
        if (kinds.some((kind) => shown.has(kind))) reload();
      });
      const env = {
        ...props,
        onFailure(error: unknown) {
          isSpent = true;
          // So that Back loads the page again in place of showing the failure.
          left?.forget();
          return props.onFailure(error);
        },
      };
      const tree = (isAsleep: boolean) => (
        <SectionTree {...{ section, screen, env, calls, styles, reload }} asleep={isAsleep} />
      );
      const identifierPrefix = idPrefix(section.name);
      const woken = again ? asleep : undefined;
      if (!woken) asleep?.root.unmount();
      asleep = undefined;
      const root =
        woken?.root ??
        (boot
          ? hydrateRoot(element, tree(false), {
              identifierPrefix,
              onRecoverableError: props.onMismatch,
            })
          : createRoot(element, { identifierPrefix }));
      if (woken) flushSync(() => root.render(tree(false)));
      // As a transition React renders a long page in slices, and taps are answered in between.
      else if (!boot) startTransition(() => root.render(tree(false)));
      live = {
        root,
        screen,
        fallAsleep: () => root.render(tree(true)),
        dispose() {
          props.onNavigator(null);
          window.removeEventListener('popstate', onPop);
          endChanges();
          if (started) return started.dispose();
          void routing?.then(
            ({ dispose }) => dispose(),
            () => {},
          );
          return null;
        },
      };
    },

    isRendered: () => Boolean(asleep?.left()),

    async prepare(pageId) {
      const page = pageOf(pageId);
      await Promise.all([
        importCalls(),
        importRouter(),
        section.calls?.(),
        page && importContent(page),
        page && importLoad(page),
      ]);
    },

    async requestAhead(pageId, host, href) {
      if (pageOf(pageId)?.access !== 'public' || asleep?.left()) return;
      const { loadAhead } = await importRouter();
      await loadAhead(section, href, { calls: callsWith(host).load, pages: host.pages });
    },

    async rehearse(pageId, { element, host, nonce, href }) {
      const page = pageOf(pageId);
      if (page?.access !== 'public' || page.forMember) return;
      const { leftPages, loadAhead, SOON_MS } = await importRouter();
      left ??= leftPages();
      const calls = callsWith(host);
      const loaded = await loadAhead(section, href, { calls: calls.load, pages: host.pages });
      // Kept among the pages that were left: a changed answer or a login then makes this page stale as it does those.
      const key = `ahead ${href}`;
      if (!('redirect' in loaded)) left.keep(key, loaded, SOON_MS);
      const ahead = left.find(key);
      if (!ahead || taken || asleep) return;
      const screen = createScreen(renderedPage(ahead.page, ahead.answer));
      const root = createRoot(element, { identifierPrefix: idPrefix(section.name) });
      const env = { ...noScreen, host, onFailure: () => (left?.forget(), ''), onRemount() {} };
      const is = { section, screen, env, calls, styles: stylesWith(nonce), reload() {} };
      startTransition(() => root.render(<SectionTree {...is} asleep />));
      asleep = {
        root,
        screen,
        // The element stays empty until React has rendered the whole page.
        left: () =>
          (location.href === href && element.hasChildNodes() && left?.find(key)?.reads) || null,
      };
    },

    async unmount(replaced) {
      const was = live;
      live = undefined;
      const left = was?.dispose();
      await replaced;
      taken = false;
      if (!was) return;
      const { root, screen, fallAsleep } = was;
      if (left && !isSpent) {
        fallAsleep();
        asleep = { root, screen, left };
      } else root.unmount();
    },
  };
}
