import createCache, { type EmotionCache } from '@emotion/cache';
import { cachedCalls, createCaller, type SectionCalls } from '@portal/api-client';
import axios from 'axios';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { isCertified, type Host, type NavigateOptions } from '../host.ts';
import type { Section } from '../section.ts';
import { importContent } from './modules.ts';
import type { Boot } from './rendered.ts';
import { scopedWindow } from './scoped-window.ts';
import { sectionRoutes, type RouteEnv } from './section-routes.tsx';
import { idPrefix, SectionTree } from './section-tree.tsx';

export type { RowModules } from './modules.ts';
export type { Boot, Rendered, RenderedPage, ServerSection, Styles } from './rendered.ts';

/** What the shell gives a section it mounts. */
export interface MountProps extends Pick<RouteEnv, 'onShown' | 'onPending' | 'onFailure'> {
  element: HTMLElement;
  host: Host;
  /** For the style elements that the section makes. */
  nonce: string;
  /** What the server rendered the page in `element` with; null where it rendered none. */
  boot: Boot | null;
  /** Aborted when the customer has left before the section has loaded. */
  signal: AbortSignal;
  /** Takes moves inside the section; null once it is unmounted. */
  onNavigator(navigate: ((to: string, options: NavigateOptions) => void) | null): void;
  /** Hears of a hydration mismatch: React rendered something other than the server did, which is a defect. */
  onMismatch(error: unknown): void;
  /** Mounts the section again after it broke. */
  onRemount(): void;
}

/** A section as the shell mounts and unmounts it. */
export interface MountedSection {
  mount(props: MountProps): Promise<void>;
  unmount(): Promise<void>;
}

/** Makes the calls of a section; tests give their own. */
export type MakeCalls = (section: Section, host: Host) => SectionCalls;

const callsOf: MakeCalls = ({ name }, host) =>
  cachedCalls(
    createCaller(axios.create({ headers: { 'x-portal-client': name } }), {
      busy: host.busy,
      heard: host.session.heard,
      changed: host.changed,
      siteType: host.siteType,
    }),
  );

/** Makes a section of its table. Its calls and style cache live as long as the tab, its router as it is mounted. */
export function createSection(section: Section, makeCalls = callsOf): MountedSection {
  let kept: { calls: SectionCalls; cache: EmotionCache } | undefined;
  let live: { root: Root; dispose(): void } | undefined;

  return {
    async mount(props) {
      const { element, host, nonce, boot, signal } = props;
      // Load the page's code first: React hydrates the tree in one go.
      const page = section.pages.find(({ id }) => id === boot?.page);
      if (page) await importContent(page);
      if (signal.aborted) return;
      const { calls, cache } = (kept ??= {
        calls: makeCalls(section, host),
        cache: createCache({ key: section.name, nonce }),
      });
      let shown: ReadonlySet<string> = new Set();
      const env: RouteEnv = {
        ...props,
        query: calls.query,
        mayEnter: async () => isCertified(await host.session.settled()),
        onLoaded: (kinds) => void (shown = kinds),
      };
      const router = createBrowserRouter(sectionRoutes(section, env), {
        window: scopedWindow(),
        ...(boot && { hydrationData: { loaderData: page ? { [page.id]: boot.answer } : {} } }),
      });
      props.onNavigator((to, { replace = false, keepScroll = false }) => {
        void router.navigate(to, { replace, preventScrollReset: keepScroll });
      });
      // Reload the open page where it shows what a call of another remote or tab has changed.
      const endChanges = host.onChanged((kinds) => {
        calls.forget(kinds);
        if (kinds.some((kind) => shown.has(kind))) void router.revalidate();
      });
      const tree = (
        <SectionTree {...props} label={section.label} calls={calls} cache={cache}>
          <RouterProvider router={router} />
        </SectionTree>
      );
      const identifierPrefix = idPrefix(section.name);
      const root = boot
        ? hydrateRoot(element, tree, { identifierPrefix, onRecoverableError: props.onMismatch })
        : createRoot(element, { identifierPrefix });
      if (!boot) root.render(tree);
      live = {
        root,
        dispose() {
          props.onNavigator(null);
          endChanges();
          router.dispose();
        },
      };
    },

    async unmount() {
      live?.dispose();
      live?.root.unmount();
      live = undefined;
    },
  };
}
