import createCache, { type EmotionCache } from '@emotion/cache';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { lateCalls, type LateCalls } from '../calls.ts';
import { isCertified, type Host, type NavigateOptions } from '../host.ts';
import type { Section } from '../section.ts';
import type { LeftPages } from './left-pages.ts';
import { importContent, importLoad } from './modules.ts';
import type { Boot } from './rendered.ts';
import type { startRouter } from './router.ts';
import { idPrefix, SectionTree } from './section-tree.tsx';
import {
  createScreen,
  renderedPage,
  SectionView,
  type RouteAnswer,
  type ViewEnv,
} from './view.tsx';

export type { Calls } from '@portal/api-client';
export type { RowModules } from './modules.ts';
export type { Boot, Rendered, RenderedPage, ServerSection, Styles } from './rendered.ts';
export type { ShownPage } from './view.tsx';

/** How the shell navigates inside a section. */
export interface SectionNavigator {
  /** @throws where the code that loads pages cannot be had; nothing has changed then */
  navigate(to: string, options: NavigateOptions): Promise<void>;
  /** Loads the code that loads pages ahead of the first move. @throws where it cannot be had */
  prepare(): Promise<unknown>;
  /** Loads the section's calls and the page's own load ahead of the first of them. @throws where they cannot be had */
  prepareCalls(): Promise<unknown>;
}

/** What the shell gives a section it mounts. */
export interface MountProps extends ViewEnv {
  element: HTMLElement;
  host: Host;
  /** For the style elements that the section makes. */
  nonce: string;
  /** What the server rendered the page in `element` with; null where it rendered none. */
  boot: Boot | null;
  /** Aborted when the customer has left before the section has loaded. */
  signal: AbortSignal;
  /** Takes moves inside the section; null once it is unmounted. */
  onNavigator(navigator: SectionNavigator | null): void;
  /** Hears of a hydration mismatch: React rendered something other than the server did, which is a defect. */
  onMismatch(error: unknown): void;
  /** Mounts the section again after it broke. */
  onRemount(): void;
}

/** A section as the shell mounts and unmounts it. */
export interface MountedSection {
  /** Evaluates the code that a move to the page runs, ahead of that move. @throws where a file cannot be loaded */
  prepare(pageId: string): Promise<void>;
  /**
   * Requests what a public page at `href` loads, before the customer goes there or while the section before it is
   * unmounted. The page's own load joins these requests. @throws where one of them fails
   */
  requestAhead(pageId: string, host: Host, href: string): Promise<void>;
  mount(props: MountProps): Promise<void>;
  /** Stops the section at once. Its page stays on the screen until `replaced` resolves. */
  unmount(replaced?: Promise<void>): Promise<void>;
}

type Router = ReturnType<typeof startRouter>;

/** Makes the calls of a section; tests give their own. */
export type MakeCalls = (section: Section, host: Host) => LateCalls;

const importCalls = () => import(/* webpackChunkName: "moves" */ '@portal/api-client/cached-calls');
const importRouter = () => import(/* webpackChunkName: "moves" */ './router.ts');

const callsOf: MakeCalls = ({ name, calls }, host) =>
  lateCalls(
    async () => {
      const [{ sectionCalls }, entries = {}] = await Promise.all([importCalls(), calls?.()]);
      const { busy, changed, siteType } = host;
      return sectionCalls(name, entries, { busy, changed, siteType, heard: host.session.heard });
    },
    () => import(/* webpackChunkName: "followed" */ '@portal/api-client/followed-answers'),
  );

/**
 * Makes a section of its table. Its calls and style cache live as long as the tab, its router as it is mounted. A page
 * that the server rendered needs neither calls nor router to answer: they are loaded with the first move or call, or
 * when the shell has time for them.
 */
export function createSection(section: Section, makeCalls = callsOf): MountedSection {
  let calls: LateCalls | undefined;
  let cache: EmotionCache | undefined;
  let live: { root: Root; dispose(): void } | undefined;
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
    return (calls = makeCalls(section, host));
  }
  const pageOf = (pageId?: string | null) => section.pages.find(({ id }) => id === pageId);

  return {
    async mount(props) {
      const { element, host, nonce, boot, signal } = props;
      // Load the page's code first: React hydrates the tree in one go.
      const page = pageOf(boot?.page) ?? null;
      if (page) await importContent(page);
      const calls = callsWith(host);
      cache ??= createCache({ key: section.name, nonce });
      const reads = { kinds: new Set(boot?.kinds), personal: boot?.personal === true };
      let shown: ReadonlySet<string> = reads.kinds;
      const screen = createScreen(boot && renderedPage(page, boot.answer as RouteAnswer));
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
        const isCurrent = boot !== null && here === location.pathname + location.search;
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
      if (signal.aborted) return started?.dispose();

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
        calls.answers.get()?.forget(kinds);
        if (kinds.some((kind) => shown.has(kind))) reload();
      });
      const tree = (
        <SectionTree
          {...props}
          onRemount={() => {
            left?.forget();
            props.onRemount();
          }}
          label={section.label}
          calls={calls}
          cache={cache}
        >
          <SectionView section={section} screen={screen} env={props} reload={reload} />
        </SectionTree>
      );
      const identifierPrefix = idPrefix(section.name);
      const root = boot
        ? hydrateRoot(element, tree, { identifierPrefix, onRecoverableError: props.onMismatch })
        : createRoot(element, { identifierPrefix });
      // As a transition React renders a long page in slices, and taps are answered in between.
      if (!boot) startTransition(() => root.render(tree));
      live = {
        root,
        dispose() {
          props.onNavigator(null);
          window.removeEventListener('popstate', onPop);
          endChanges();
          void routing?.then(
            ({ dispose }) => dispose(),
            () => {},
          );
        },
      };
    },

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
      const page = pageOf(pageId);
      if (page?.access === 'public')
        await (await importRouter()).requestAhead(page, callsWith(host).load, href);
    },

    async unmount(replaced) {
      const was = live;
      live = undefined;
      was?.dispose();
      await replaced;
      was?.root.unmount();
    },
  };
}
