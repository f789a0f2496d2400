import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Provider } from '@portal/store';
import { FailureCard } from '@portal/ui';
import axios, { type AxiosInstance } from 'axios';
import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Boundary } from './boundary.tsx';
import { HostProvider, type Host, type NavigateOptions } from './host.ts';
import { createQuery, type RunQuery } from './query.ts';
import { scopedWindow } from './scoped-window.ts';
import { sectionRoutes, type RouteEnv } from './section-routes.tsx';
import type { Section } from './section.ts';

type Store = ComponentProps<typeof Provider>['store'];

/** What the shell gives a section it mounts. */
export interface MountProps extends Omit<RouteEnv, 'query'> {
  element: HTMLElement;
  host: Host;
  /** For the style elements that the section makes. */
  nonce: string;
  /** Aborted when the customer has left before the section was there. */
  signal: AbortSignal;
  /** Takes the section's own navigation; null when it is gone. */
  onNavigator(navigate: ((to: string, options: NavigateOptions) => void) | null): void;
  /** Builds the section anew, after it broke. */
  onRemount(): void;
}

/** What a remote exposes as `./app`: a single-spa lifecycle. */
export interface App {
  bootstrap(): Promise<void>;
  mount(props: MountProps): Promise<void>;
  unmount(): Promise<void>;
}

export interface AppParts {
  section: Section;
  createStore(http: AxiosInstance): Store;
}

const ownStore = (store: Store) => ({ store, query: createQuery(store.dispatch) });

/** Makes a section's lifecycle. Its store and style cache live as long as the tab, its router does not. */
export function defineApp({ section, createStore }: AppParts): App {
  let kept: { store: Store; query: RunQuery; cache: EmotionCache } | undefined;
  let live: { root: Root; dispose(): void } | undefined;

  return {
    async bootstrap() {},

    async mount(props) {
      if (props.signal.aborted) return;
      kept ??= {
        ...ownStore(createStore(axios.create({ headers: { 'x-portal-client': section.name } }))),
        cache: createCache({ key: section.name, nonce: props.nonce }),
      };
      const { store, query, cache } = kept;
      const router = createBrowserRouter(sectionRoutes(section, { ...props, query }), {
        window: scopedWindow(),
      });
      props.onNavigator((to, { replace = false, keepScroll = false }) => {
        void router.navigate(to, { replace, preventScrollReset: keepScroll });
      });
      const root = createRoot(props.element, { identifierPrefix: `${section.name}-` });
      live = {
        root,
        dispose() {
          props.onNavigator(null);
          router.dispose();
        },
      };
      root.render(
        <Boundary
          fallback={(error) => (
            <FailureCard
              title={section.label}
              reason="broken"
              supportCode={props.onFailure(error)}
              onRetry={props.onRemount}
            />
          )}
        >
          <CacheProvider value={cache}>
            <HostProvider value={props.host}>
              <Provider store={store}>
                <RouterProvider router={router} />
              </Provider>
            </HostProvider>
          </CacheProvider>
        </Boundary>,
      );
    },

    async unmount() {
      live?.dispose();
      live?.root.unmount();
      live = undefined;
    },
  };
}
