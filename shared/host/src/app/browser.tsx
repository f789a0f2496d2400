import createCache, { type EmotionCache } from '@emotion/cache';
import axios from 'axios';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { Host, NavigateOptions } from '../host.ts';
import { loadContent } from './page-content.ts';
import type { AppParts, Store } from './parts.ts';
import { createQuery, type RunQuery } from './query.ts';
import type { Boot } from './rendered.ts';
import { scopedWindow } from './scoped-window.ts';
import { watchCalls } from './watch-calls.ts';
import { sectionRoutes, type RouteEnv } from './section-routes.tsx';
import { idPrefix, SectionTree } from './section-tree.tsx';

export type { Boot, Rendered, RenderedPage, ServerApp, Styles } from './rendered.ts';

/** What the shell gives a section it mounts. */
export interface MountProps extends Omit<RouteEnv, 'query' | 'isMember'> {
  element: HTMLElement;
  host: Host;
  /** For the style elements that the section makes. */
  nonce: string;
  /** What the server's page in `element` was drawn with; null where there is none. */
  boot: Boot | null;
  /** Aborted when the customer has left before the section was there. */
  signal: AbortSignal;
  /** Takes the section's own navigation; null when it is gone. */
  onNavigator(navigate: ((to: string, options: NavigateOptions) => void) | null): void;
  /** The server's page was not what the browser draws: it was mended, and is a defect. */
  onMismatch(error: unknown): void;
  /** Builds the section anew, after it broke. */
  onRemount(): void;
}

/** What a remote exposes as `./app`: a single-spa lifecycle. */
export interface App {
  bootstrap(): Promise<void>;
  mount(props: MountProps): Promise<void>;
  unmount(): Promise<void>;
}

/** Makes a section's lifecycle. Its store and style cache live as long as the tab, its router does not. */
export function defineApp({ section, createStore }: AppParts): App {
  let kept: { store: Store; query: RunQuery; cache: EmotionCache } | undefined;
  let live: { root: Root; dispose(): void } | undefined;

  const keep = ({ nonce, host }: MountProps) => {
    const http = axios.create({ headers: { 'x-portal-client': section.name } });
    watchCalls(http, host);
    const { store } = createStore(http);
    const cache = createCache({ key: section.name, nonce });
    return { store, query: createQuery(store.dispatch), cache };
  };

  return {
    async bootstrap() {},

    async mount(props) {
      const { element, boot, signal } = props;
      // A page that stands there is taken over as a whole: its code has to be there first.
      const page = section.pages.find(({ id }) => id === boot?.page);
      if (page) await loadContent(page);
      if (signal.aborted) return;
      const { store, query, cache } = (kept ??= keep(props));
      const isMember = async () => (await props.host.session.settled()).is === 'member';
      const env = { ...props, query, isMember };
      const router = createBrowserRouter(sectionRoutes(section, env), {
        window: scopedWindow(),
        ...(boot && { hydrationData: { loaderData: page ? { [page.id]: boot.answer } : {} } }),
      });
      props.onNavigator((to, { replace = false, keepScroll = false }) => {
        void router.navigate(to, { replace, preventScrollReset: keepScroll });
      });
      const tree = (
        <SectionTree {...props} label={section.label} store={store} cache={cache}>
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
